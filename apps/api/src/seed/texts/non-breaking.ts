import { bindShortWords, nbsp } from '@dvor/format/language.ts'

/** A space between a number and its unit, or a day and its month; not after a year. */
const counted = /(?<=\d)(?<!\d{4}) (?=[\p{L}\d€%])|(?<=\d\.) (?=\d)/gu
/** Abbreviations of legal texts, before what they refer to. */
const cited = /(?<=(?:§|č\.|čl\.|ods\.|písm\.|IČO|DIČ|Z\.|s\.|r\.)) (?=[\d<a-z])/gu
const dash = / (?=–(?:\s|$))/g

function bind(text: string): string {
  return bindShortWords(text).replace(counted, nbsp).replace(cited, nbsp).replace(dash, nbsp)
}

/**
 * Adds non-breaking spaces to Slovak copy by typographic rules. Tags and their attributes are not changed. Copy in
 * code has plain spaces, because non-breaking ones are invisible in an editor.
 */
export function nonBreaking(html: string): string {
  return html.replace(/<[^>]*>|[^<]+/g, (part) => (part.startsWith('<') ? part : bind(part)))
}
