/** An element: its name, its attributes, and text or elements inside. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly content: string | readonly Element[]
}

type Inside = string | readonly (Element | null | undefined | false)[]

/** Builds an element; null children are left out, and an element without children or text is null itself. */
export function element(
  name: string,
  inside: Inside | null | undefined,
  attributes: Readonly<Record<string, string>> = {},
): Element | null {
  if (inside === null || inside === undefined) return null
  if (typeof inside === 'string') return inside.trim() === '' ? null : { name, attributes, content: inside }
  const content = inside.filter((one) => one !== null && one !== undefined && one !== false)
  return content.length > 0 ? { name, attributes, content } : null
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Characters that XML 1.0 cannot represent are dropped, because guests' texts may have them. */
const unwritable = /[\p{Cs}\p{Noncharacter_Code_Point}]|(?![\t\n\r])\p{Cc}/gu

const escaped = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"]/g, (mark) => entities[mark] ?? mark)

/** The whole document as text; its declaration names the encoding in which the caller writes it. */
export function writeXml(root: Element, encoding: 'UTF-8' | 'Windows-1250' = 'UTF-8'): string {
  return `<?xml version="1.0" encoding="${encoding}"?>\n${written(root, '')}\n`
}

function written({ name, attributes, content }: Element, indent: string): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`)
  const open = `${indent}<${name}${pairs.join('')}>`
  if (typeof content === 'string') return `${open}${escaped(content)}</${name}>`
  const inside = content.map((one) => written(one, `${indent}  `))
  return [open, ...inside, `${indent}</${name}>`].join('\n')
}
