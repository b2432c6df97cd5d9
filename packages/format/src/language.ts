/** Languages that guests are spoken to in; Slovak is the property's own. */
export type Language = 'sk' | 'en'

/** U+00A0: keeps a number with its unit and a date in one piece on a line. */
export const nbsp = '\u00A0'

let chosen: Language = 'sk'

/** Language of formats that are given none. */
export const defaultLanguage = (): Language => chosen

/**
 * Sets the language of formats that are given none: for programs with one person at a time, such as the back office in
 * a browser. A server answers in several languages at once and names the language in each call.
 */
export function setDefaultLanguage(language: Language): void {
  chosen = language
}
