/** One statement of a migration, as the rules read it. */
export interface Statement {
  /** In lower case, without comments and quotes of names, single spaces, each text as `?`. */
  readonly text: string
  /** The same with its texts. */
  readonly full: string
  /** Why an older program can live with it, where a person has checked that and says so in a comment. */
  readonly reason: string | undefined
}

const separator = '--> statement-breakpoint'
const reasonMark = /^--\s*expand: (.+)$/m
/** Comments, texts and quoted bodies; a body ends with its own tag. */
const apart = /--[^\n]*|\/\*[^]*?\*\/|'(?:[^']|'')*'|\$(\w*)\$[^]*?\$\1\$/g

/** The statements of a migration's file. A mark holds for the statements up to the next breakpoint. */
export function readStatements(sql: string): Statement[] {
  return sql.split(separator).flatMap((part) => {
    const reason = reasonMark.exec(part)?.[1]
    return splitStatements(part).map((full) => ({ full, text: full.replaceAll(apart, '?'), reason }))
  })
}

/** Splits at semicolons that are in no text. */
function splitStatements(part: string): string[] {
  const texts: string[] = []
  const bare = part.replaceAll(apart, (found) => {
    if (found.startsWith('--') || found.startsWith('/*')) return ' '
    return `?${texts.push(found) - 1}?`
  })
  return bare
    .split(';')
    .map((one) => plain(one).replaceAll(/\?(\d+)\?/g, (_, place: string) => texts[Number(place)] ?? ''))
    .filter((one) => one !== '')
}

const plain = (sql: string) =>
  sql
    .toLowerCase()
    .replaceAll('"', '')
    .replaceAll('public.', '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')
    .replaceAll('(', ' (')
    .trim()

/** Splits at commas outside of brackets and texts. */
export function splitList(text: string): string[] {
  let depth = 0
  let isText = false
  const parts = ['']
  for (const sign of text) {
    if (sign === "'") isText = !isText
    if (!isText) depth += Number(sign === '(') - Number(sign === ')')
    if (sign === ',' && depth === 0 && !isText) parts.push('')
    else parts.push(`${parts.pop()}${sign}`)
  }
  return parts.map((part) => part.trim())
}
