import { Node, type Editor, type Extensions } from '@tiptap/core'
import type { Command } from '@tiptap/pm/state'
import { goToNextCell, tableEditing } from '@tiptap/pm/tables'

/** Names of the nodes in the library of tables. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** Runs a command of the library of tables. */
export const runInTable = (editor: Editor, command: Command): boolean =>
  editor
    .chain()
    .focus()
    .command(({ state, dispatch }) => command(state, dispatch))
    .run()

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
  // The library knows tables of rows alone: head and body are read through.
  parseHTML: () => [{ tag: 'table' }, { tag: 'thead', skip: true }, { tag: 'tbody', skip: true }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    return {
      Tab: () => runInTable(this.editor, goToNextCell(1)),
      'Shift-Tab': () => runInTable(this.editor, goToNextCell(-1)),
    }
  },
})

const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** A number of columns or rows, left out where it is one. */
const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (cell: HTMLElement) => Math.max(1, Number(cell.getAttribute(name)) || 1),
  renderHTML: ({ [name]: count }: Record<string, unknown>) => (count === 1 ? {} : { [name]: count }),
})

const cellNode = (name: string, tag: 'th' | 'td', attributes: Record<string, object> = {}) =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: span('colspan'),
      rowspan: span('rowspan'),
      // Widths, which the library wants to know, are not kept.
      colwidth: { default: null, parseHTML: () => null, rendered: false },
      ...attributes,
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** Tables that can be made and changed in the editor. */
export const tableExtensions: Extensions = [
  Table,
  Row,
  cellNode('tableCell', 'td'),
  cellNode('tableHeader', 'th', { scope: { default: null } }),
]

const emptyCell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const emptyRow = (type: string) => ({ type: 'tableRow', content: [1, 2, 3].map(() => emptyCell(type)) })

/** A new table of three columns: a head and two rows. */
export const newTable = {
  type: 'table',
  content: [emptyRow('tableHeader'), emptyRow('tableCell'), emptyRow('tableCell')],
}

const isHead = (row: Element) =>
  row.children.length > 0 && [...row.children].every(({ localName }) => localName === 'th')

/** The editor's html with the rows of headings at the top of a table in its head. */
export function withTableHeads(html: string): string {
  if (!html.includes('<th')) return html
  const page = new DOMParser().parseFromString(html, 'text/html')
  for (const body of page.querySelectorAll('tbody')) {
    const rows = [...body.children]
    const heads = rows.slice(
      0,
      rows.findIndex((row) => !isHead(row)),
    )
    if (heads.length === 0) continue
    const head = page.createElement('thead')
    head.append(...heads)
    body.before(head)
  }
  return page.body.innerHTML
}
