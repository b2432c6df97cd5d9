import { nbsp } from '@dvor/format/language.ts'

/** One-letter prepositions and conjunctions, which Slovak does not leave at the end of a line. */
const shortWord = /(?<=^|[\s(„])([aikosuvz]) /gi
/** A number and what it counts, a day and its month; a year counts nothing. */
const counted = /(?<=\d)(?<!\d{4}) (?=[\p{L}\d€%])|(?<=\d\.) (?=\d)/gu
/** Abbreviations of legal texts and what follows them. */
const cited = /(?<=(?:§|č\.|čl\.|ods\.|písm\.|IČO|DIČ|Z\.|s\.|r\.)) (?=[\d<a-z])/gu
const dash = / (?=–(?:\s|$))/g

function bind(text: string): string {
  return text.replace(shortWord, `$1${nbsp}`).replace(counted, nbsp).replace(cited, nbsp).replace(dash, nbsp)
}

/**
 * Slovak copy as a typesetter would leave it: what belongs together stays on one line. Tags and their attributes are
 * not touched. Written in code with plain spaces, because nobody sees the others while editing.
 */
export function nonBreaking(html: string): string {
  return html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : bind(part)))
}
