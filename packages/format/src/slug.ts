/** Letters that cannot be split into a base letter and an accent. */
const letters: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Text without accents and in lower case, for searching: `Drevenica Ľubka` → `drevenica lubka`. */
export function foldText(text: string): string {
  const bare = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
  return bare.replace(/[łđøßæœ]/g, (letter) => letters[letter] ?? letter)
}

/**
 * A title in the form of an address: `Drevenica pri potoku` → `drevenica-pri-potoku`, at most 120 characters. Empty
 * when the title has neither letter nor digit; the caller then uses another text.
 */
export function slugify(title: string): string {
  const dashed = foldText(title).replace(/[^a-z0-9]+/g, '-')
  return dashed.replace(/^-/, '').slice(0, 120).replace(/-$/, '')
}
