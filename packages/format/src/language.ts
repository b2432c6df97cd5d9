/** Languages that guests are spoken to in; Slovak is the property's own. */
export type Language = 'sk' | 'en'

/** U+00A0: keeps a number with its unit and a date in one piece on a line. */
export const nbsp = '\u00A0'
