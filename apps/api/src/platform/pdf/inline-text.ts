import { ElementType, type parseDocument } from 'htmlparser2'
import type { Style } from 'pdfmake'

/** A node of parsed html. */
export type HtmlNode = ReturnType<typeof parseDocument>['children'][number]
export type HtmlElement = Extract<HtmlNode, { attribs: unknown }>

export const isElement = (node: HtmlNode): node is HtmlElement => 'attribs' in node

/** A stretch of text with one style. */
export type Run = Style & { text: string; link?: string }

type Look = Omit<Run, 'text'>

const linkColour = '#7a3b12'

const looks: Record<string, Look> = {
  strong: { bold: true },
  b: { bold: true },
  th: { bold: true },
  em: { italics: true },
  i: { italics: true },
  u: { decoration: 'underline' },
  s: { decoration: 'lineThrough' },
  sup: { sup: true },
  sub: { sub: true },
}

/**
 * The words of html, each with the style of its tags. White space folds as in a browser, non-breaking spaces stay;
 * links to the property's site get `origin` in front.
 */
export function runsOf(nodes: readonly HtmlNode[], origin: string): Run[] {
  return folded(nodes.flatMap((node) => runs(node, {}, origin)))
}

function runs(node: HtmlNode, look: Look, origin: string): Run[] {
  if (node.type === ElementType.Text) return [{ ...look, text: node.data.replace(/[ \t\r\n\f]+/g, ' ') }]
  if (!isElement(node)) return []
  if (node.name === 'br') return [{ ...look, text: '\n' }]
  const inside = { ...look, ...looks[node.name], ...linkOf(node.name, node.attribs['href'], origin) }
  return node.children.flatMap((child) => runs(child, inside, origin))
}

function linkOf(name: string, href: string | undefined, origin: string): Look {
  if (name !== 'a' || !href) return {}
  return { link: href.startsWith('/') ? origin + href : href, color: linkColour, decoration: 'underline' }
}

/** One space between words even across tags; none at the beginning or end of a line. */
function folded(all: readonly Run[]): Run[] {
  const foldedRuns: Run[] = []
  for (const run of all) {
    const before = foldedRuns.at(-1)
    const atStart = !before || /[ \n]$/.test(before.text)
    const text = atStart ? run.text.replace(/^ /, '') : run.text
    if (run.text === '\n' && before) before.text = before.text.replace(/ $/, '')
    if (text !== '') foldedRuns.push({ ...run, text })
  }
  const last = foldedRuns.at(-1)
  if (last) last.text = last.text.replace(/[ \n]+$/, '')
  return foldedRuns.filter(({ text }) => text !== '')
}
