/** Domains of common mailboxes, the possible corrections. */
const commonDomains = [
  'gmail.com',
  'azet.sk',
  'centrum.sk',
  'zoznam.sk',
  'post.sk',
  'pobox.sk',
  't-com.sk',
  'stonline.sk',
  'orangemail.sk',
  'seznam.cz',
  'centrum.cz',
  'volny.cz',
  'outlook.com',
  'hotmail.com',
  'icloud.com',
  'yahoo.com',
  'protonmail.com',
]

/** Real domains that resemble a common one; they are never corrected. */
const similarDomains = [
  'googlemail.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'email.cz',
  'post.cz',
  'inmail.sk',
  'outlook.sk',
  'outlook.cz',
  'hotmail.sk',
  'hotmail.cz',
  'yahoo.cz',
  'yahoo.de',
]

/** The longest domain, in characters, that is compared; a longer one is no misspelling of a common one. */
const longestDomain = 20

/**
 * The address with a corrected domain when the domain looks like a misspelt common one (`jana@gmial.com` →
 * `jana@gmail.com`); null otherwise. One mistake is corrected (a character added, missing, wrong, or two swapped), in
 * domains of nine and more characters two.
 */
export function correctedEmail(email: string): string | null {
  const [, name, written] = /^\s*([^\s@]+)@([^\s@]+)\s*$/.exec(email) ?? []
  const domain = written?.toLowerCase()
  if (!name || !domain || domain.length > longestDomain || isReal(domain)) return null
  const [nearest] = commonDomains
    .map((common) => ({ common, mistakes: editDistance(domain, common) }))
    .filter(({ common, mistakes }) => mistakes <= (common.length >= 9 ? 2 : 1))
    .sort((one, other) => one.mistakes - other.mistakes)
  return nearest ? `${name}@${nearest.common}` : null
}

const isReal = (domain: string) => commonDomains.includes(domain) || similarDomains.includes(domain)

/**
 * Number of mistakes between two words: insertions, deletions, replacements and swaps of neighbours (optimal string
 * alignment).
 */
function editDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, column) => column)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const replaced = at(row - 1, column - 1) + (one[row - 1] === other[column - 1] ? 0 : 1)
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const swapped = isSwap ? at(row - 2, column - 2) + 1 : Infinity
      rows[row]?.push(Math.min(replaced, swapped, at(row - 1, column) + 1, at(row, column - 1) + 1))
    }
  }
  return at(one.length, other.length)
}
