import { DomUtils, parseDocument } from 'htmlparser2'
import type { Content, CustomTableLayout, TableCell } from 'pdfmake'
import { isElement, runsOf, type HtmlElement, type HtmlNode } from './inline-text.ts'
import { gridOf, type Cell } from './table-grid.ts'

/** The width of the text on the page, in points. */
export const textWidth = 455

/** Elements that begin a new block of text. */
const blockTags = new Set(
  'h2 h3 h4 p ul ol li table thead tbody tr blockquote hr figure figcaption'.split(' '),
)

/**
 * Html cleaned by `cleanHtml` as the content of a document: headings, paragraphs, lists, tables, quotations. Pictures
 * are left out, their captions stay. `origin` is put before links to the property's site.
 */
export function blocksOf(html: string, origin: string): Content[] {
  return blocks(parseDocument(html).children, origin)
}

/** Block elements, and the text between them as paragraphs. */
function blocks(nodes: readonly HtmlNode[], origin: string): Content[] {
  const contents: Content[] = []
  let loose: HtmlNode[] = []
  const close = () => {
    const text = runsOf(loose, origin)
    if (text.length > 0) contents.push({ text, style: 'p' })
    loose = []
  }
  for (const node of nodes) {
    if (!isBlock(node)) {
      loose.push(node)
      continue
    }
    close()
    contents.push(...block(node, origin))
  }
  close()
  return contents
}

const isBlock = (node: HtmlNode): node is HtmlElement => isElement(node) && blockTags.has(node.name)

function block(node: HtmlElement, origin: string): Content[] {
  const { name, children } = node
  switch (name) {
    case 'h2':
    case 'h3':
    case 'h4':
      return heading(node, origin)
    case 'ul':
      return listOf(children, origin, (items) => ({ ul: items, style: 'list' }))
    case 'ol':
      return listOf(children, origin, (items) => ({ ol: items, style: 'list' }))
    case 'table':
      return table(node, origin)
    case 'blockquote':
      return [{ stack: blocks(children, origin), style: 'quote' }]
    case 'hr':
      return [rule()]
    default:
      return blocks(children, origin)
  }
}

/** A new one each time, because the layout moves the given object, and one moved twice is off the page. */
const rule = (): Content => ({
  canvas: [{ type: 'line', x1: 0, y1: 0, x2: textWidth, y2: 0, lineWidth: 0.5, lineColor: '#c9bfb0' }],
  margin: [0, 8, 0, 8],
})

function heading({ name, children }: HtmlElement, origin: string): Content[] {
  const text = runsOf(children, origin)
  return text.length > 0 ? [{ text, style: name, headlineLevel: Number(name.slice(1)) }] : []
}

function listOf(nodes: readonly HtmlNode[], origin: string, list: (items: Content[]) => Content): Content[] {
  const items = nodes
    .filter(isElement)
    .map((node) => blocks(node.name === 'li' ? node.children : [node], origin))
    .filter((parts) => parts.length > 0)
    .map((stack): Content => ({ stack, style: 'item' }))
  return items.length > 0 ? [list(items)] : []
}

/** Of a nested table only the text is kept. */
function table(node: HtmlElement, origin: string): Content[] {
  const rows = DomUtils.getElementsByTagName('tr', node, true)
  const cells = rows.map((row) =>
    row.children
      .filter(isElement)
      .filter(({ name }) => name === 'td' || name === 'th')
      .map((cell) => cellOf(cell, origin)),
  )
  const grid = gridOf(cells, emptyCell)
  const columns = grid[0]?.length ?? 0
  if (columns === 0) return []
  const body = grid.map((line) =>
    line.map((cell): TableCell => {
      if (!cell) return {}
      const { content, colSpan, rowSpan } = cell
      return { stack: [content], colSpan, rowSpan }
    }),
  )
  // Equal shares as numbers: a column that is as wide as its longest word would run off the page.
  const width = (textWidth - 2 * cellPadding * (columns - 1)) / columns
  const widths = Array.from({ length: columns }, () => width)
  const head = rows[0]?.children.filter(isElement) ?? []
  const hasHead = head.length > 0 && head.every(({ name }) => name === 'th')
  return [{ table: { body, widths }, layout: linesOf(hasHead), style: 'table' }]
}

/** Points between the text of a cell and the next cell. */
const cellPadding = 8

/** Light lines between the rows, a dark one below a head. */
const linesOf = (hasHead: boolean): CustomTableLayout => ({
  hLineWidth: (line, { table: { body } }) => (line === 0 || line === body.length ? 0 : 1),
  vLineWidth: () => 0,
  hLineColor: (line) => (line === 1 && hasHead ? 'black' : '#aaa'),
  paddingLeft: (column) => (column === 0 ? 0 : cellPadding),
  paddingRight: (column, { table: { widths } }) => (column === (widths?.length ?? 0) - 1 ? 0 : cellPadding),
})

const emptyCell: Content = { text: '' }

function cellOf(cell: HtmlElement, origin: string): Cell<Content> {
  const text = runsOf([cell], origin)
  const span = (name: string) => Math.max(1, Number.parseInt(cell.attribs[name] ?? '', 10) || 1)
  return { content: { text }, columns: span('colspan'), rows: span('rowspan') }
}
