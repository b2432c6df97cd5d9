import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import type { Content, Style } from 'pdfmake'
import { blocksOf, textWidth } from './html-blocks.ts'
import { printPdf, type PdfDefinition } from './printer.ts'

/** A text for a document. */
export interface TextDocument {
  title: string
  /** Slovak without one. */
  language?: Language
  /** Cleaned by `cleanHtml`. */
  html: string
  /** Name of the property, for the foot of each page. */
  property: string
  /** Edition of the text, in finished words (`verzia 2026-11`): beside the name. */
  edition: string
  /** Time of the text's last change; the same text of the same time gives the same bytes. */
  made: Date
  /** Put before links to the property's site. */
  origin: string
}

const ink = '#2d2722'
const quiet = '#75695c'
const sideMargin = (595.28 - textWidth) / 2

const styles: Record<string, Style> = {
  title: { fontSize: 22, bold: true, margin: [0, 0, 0, 18] },
  h2: { fontSize: 13, bold: true, margin: [0, 12, 0, 4] },
  h3: { fontSize: 11.5, bold: true, margin: [0, 10, 0, 4] },
  h4: { fontSize: 10, bold: true, margin: [0, 8, 0, 3] },
  p: { margin: [0, 0, 0, 4] },
  list: { margin: [6, 0, 0, 2] },
  quote: { italics: true, color: quiet, margin: [16, 4, 16, 8] },
  table: { margin: [0, 4, 0, 10] },
  foot: { fontSize: 8, color: quiet },
}

/** A page of one column in A4, with the property, the edition and the page number at its foot. Takes about 0.1 s. */
export async function textPdf(document: TextDocument): Promise<Buffer> {
  return printPdf(definitionOf(document))
}

function definitionOf(document: TextDocument): PdfDefinition {
  const { language = homeLanguage, title, html, property, edition, made, origin } = document
  return {
    pageSize: 'A4',
    pageMargins: [sideMargin, 64, sideMargin, 72],
    language,
    displayTitle: true,
    info: {
      title: `${title}, ${edition}`,
      author: property,
      creator: property,
      producer: property,
      creationDate: made,
    },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.3, color: ink },
    styles,
    content: [{ text: title, style: 'title' }, ...blocksOf(html, origin)],
    footer: (page, pages) => footer(`${property} · ${edition}`, documentWords[language].page(page, pages)),
    // A heading at the foot of a page moves to the next page with its text.
    pageBreakBefore: ({ headlineLevel }, queries) =>
      headlineLevel !== undefined && queries.getFollowingNodesOnPage().every(({ style }) => style === 'foot'),
  }
}

function footer(left: string, right: string): Content {
  return {
    columns: [
      { text: left, style: 'foot' },
      { text: right, style: 'foot', alignment: 'right', width: 'auto' },
    ],
    style: 'foot',
    columnGap: 20,
    margin: [sideMargin, 24, sideMargin, 0],
  }
}
