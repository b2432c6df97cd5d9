/** Signs without a shape that address books, chats and web pages put among letters; joiners of a script and variants stay. */
const invisible = /(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}|\u2800/gu
/** What stays of them has no meaning at the ends. */
const ends = /^[\s\u200C\u200D\p{Variation_Selector}]+|[\s\u200C\u200D\p{Variation_Selector}]+$/gu

/** A text of one line: line breaks and any spaces become one plain space, signs without a shape go. */
export const cleanLine = (text: string): string =>
  text
    .normalize('NFC')
    .replace(invisible, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(ends, '')

/** A phone number as copied from anywhere: any spaces and dots become spaces, any dash a hyphen, full-width signs plain ones. */
export const cleanPhone = (text: string): string =>
  cleanLine(text.normalize('NFKC'))
    .replace(/^tel:\s*/i, '')
    .replace(/\p{Dash_Punctuation}|\u2212/gu, '-')
    .replace(/[\s.\u00B7\u2022]+/g, ' ')
    .trim()
