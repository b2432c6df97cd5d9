import type { Style } from 'pdfmake'

/** Colours and sizes of documents: dark text on white; the property's own colour comes in by `stylesIn`. */
export const colours = {
  ink: '#20241f',
  quiet: '#6d6a60',
  line: '#d8d2c4',
  soft: '#f6f1e6',
  warning: '#9e3b2c',
} as const

/** Side margins and width of the text on A4, in points. */
export const sideMargin = 48
export const textWidth = 595.28 - 2 * sideMargin

/** Points between two columns. */
export const columnGap = 24

/** Width of one of two columns: as a number, because a column that is as wide as its longest word runs off the page. */
export const halfWidth = (textWidth - columnGap) / 2

/** The parts of the property's look that a document shows. */
export interface DocumentLook {
  /** The primary colour of the palette. */
  readonly accent: string
  /** The logo as a PNG data address. */
  readonly logo: string | null
}

/** The named styles of a document, with the property's colour for its name, the title and the amount due. */
export const stylesIn = ({ accent }: DocumentLook): Record<string, Style> => ({
  property: { fontSize: 13, bold: true, color: accent },
  propertyLine: { fontSize: 8.5, color: colours.quiet },
  title: { fontSize: 19, bold: true, color: accent, alignment: 'right' },
  number: { fontSize: 11, bold: true, alignment: 'right' },
  subtitle: { fontSize: 8.5, color: colours.quiet, alignment: 'right' },
  sample: { fontSize: 10, bold: true, color: colours.warning, alignment: 'right', margin: [0, 4, 0, 0] },
  caption: { fontSize: 7.5, color: colours.quiet, characterSpacing: 0.4 },
  name: { fontSize: 10.5, bold: true },
  label: { color: colours.quiet },
  head: { fontSize: 7.5, color: colours.quiet, characterSpacing: 0.2 },
  detail: { fontSize: 8, color: colours.quiet },
  strong: { bold: true },
  due: { fontSize: 14, bold: true, color: accent },
  note: { fontSize: 8.5, color: colours.quiet },
  foot: { fontSize: 7.5, color: colours.quiet },
})
