import type { OfficeLanguage } from './languages.ts'

/** U+00A0: keeps a number with its unit and a date in one piece on a line. */
export const nbsp = '\u00A0'

/** One-letter prepositions and conjunctions, each with the space behind it; several may follow one another. */
const shortWords = /(^|[\s(„])((?:[aikosuvz] )+)/gi

/**
 * Puts a non-breaking space behind words of one letter, which must not end a line in Slovak and Czech (STN and
 * ČSN 01 6910). Texts of other languages are not for it: `a` and `I` are words there, too.
 */
export const bindShortWords = (text: string): string =>
  text.replace(shortWords, (_, before: string, words: string) => before + words.replaceAll(' ', nbsp))

let current: OfficeLanguage = 'sk'

/** Language of formats that are given none. */
export const defaultLanguage = (): OfficeLanguage => current

/**
 * Sets the language of formats that are given none: for programs with one person at a time, such as the back office in
 * a browser. A server answers in several languages at once and names the language in each call.
 */
export function setDefaultLanguage(language: OfficeLanguage): void {
  current = language
}
