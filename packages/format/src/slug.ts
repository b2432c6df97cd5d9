/** Letters that no normal form splits into a base letter and an accent, and signs that are written in many ways. */
const letters: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ø: 'o',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ə: 'e',
  ς: 'σ',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  '’': "'",
  ʼ: "'",
  '‘': "'",
  '‐': '-',
  '–': '-',
  '—': '-',
}
const unsplit = new RegExp(`[${Object.keys(letters).join('')}]`, 'gi')

/** Text without accents: `Łukasz Øster` → `Lukasz Oster`. */
export function withoutAccents(text: string): string {
  const bare = text.normalize('NFKD').replaceAll(/[\u0300-\u036F]/g, '')
  return bare.replaceAll(unsplit, (letter) => {
    const small = letters[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? small : small.charAt(0).toUpperCase() + small.slice(1)
  })
}

/**
 * Text without accents and in lower case, for searching: `Drevenica Ľubka` → `drevenica lubka`. The database's function
 * `fold` gives the same.
 */
export const foldText = (text: string): string => withoutAccents(text.normalize('NFKD').toLowerCase())

/**
 * A title in the form of an address: `Drevenica pri potoku` → `drevenica-pri-potoku`, at most 120 characters. Empty
 * when the title has neither letter nor digit; the caller then uses another text.
 */
export function slugify(title: string): string {
  const dashed = foldText(title).replace(/[^a-z0-9]+/g, '-')
  return dashed.replace(/^-/, '').slice(0, 120).replace(/-$/, '')
}
