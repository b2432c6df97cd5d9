import type { FontRun } from './font-runs.ts'

/** Places of a definition in which texts and further nodes stand. */
const places = ['text', 'stack', 'columns', 'ul', 'ol', 'table', 'body'] as const

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Divides all texts of a node into runs by their font, in place, as pdfmake changes a definition, too.
 * @returns the node, or what stands for it where it is a text
 */
export function writeInFonts(node: unknown, runsOf: (text: string) => FontRun[]): unknown {
  if (typeof node === 'string') return { text: runsOf(node) }
  if (Array.isArray(node)) {
    for (const [index, item] of node.entries()) node[index] = writeInFonts(item, runsOf)
    return node
  }
  if (!isNode(node)) return node
  for (const place of places) {
    const value = node[place]
    if (typeof value === 'string') node[place] = runsOf(value)
    else if (value !== undefined) node[place] = writeInFonts(value, runsOf)
  }
  return node
}
