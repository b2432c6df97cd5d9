import sax from 'sax'

/** An element of a parsed file, by its local name; `uri` is its namespace. */
export interface Element {
  name: string
  uri: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
  text: string
}

/** The library's types lack its option for allowing only the entities of XML. */
const options: sax.SAXOptions & { strictEntities: boolean } = {
  xmlns: true,
  position: true,
  strictEntities: true,
}

/** Limits against files that are made to use up memory: depth of elements, and their number. */
const limits = { depth: 40, elements: 1_000_000 }

/** A file that cannot be read as XML. `line` is where reading stopped, from 1. */
export class XmlError extends Error {
  readonly line: number | undefined

  constructor(message: string, line?: number) {
    super(message)
    this.line = line
  }
}

/**
 * Parses XML into a tree. Strict: a file that is not well-formed to its last character is refused, so a cut file is
 * never half read. A document type is refused altogether, so there are no entities but the five of XML, and nothing
 * outside of the file is read. @throws XmlError
 */
export function parseXml(text: string, { depth, elements } = limits): Element {
  const parser = sax.parser(true, options)
  const root = emptyElement('')
  const open = [root]
  let count = 0
  const refuse = (why: string) => {
    throw new XmlError(why, parser.line + 1)
  }
  parser.onerror = (error) => refuse(error.message.split('\n')[0] ?? 'not well-formed')
  parser.ondoctype = () => refuse('A document type is not taken')
  parser.onopentag = (tag) => {
    const element = elementOf(tag as sax.QualifiedTag)
    open.at(-1)?.children.push(element)
    if (open.push(element) > depth) refuse('Nested too deeply')
    count += 1
    if (count > elements) refuse('Too many elements')
  }
  parser.onclosetag = () => void open.pop()
  const add = (piece: string) => {
    const inner = open.at(-1)
    if (inner) inner.text += piece
  }
  parser.ontext = add
  parser.oncdata = add
  parser.write(text).close()
  const [only, more] = root.children
  if (!only || more) throw new XmlError('There must be one element around all')
  return only
}

const emptyElement = (name: string): Element => ({ name, uri: '', attributes: {}, children: [], text: '' })

function elementOf({ local, uri, attributes }: sax.QualifiedTag): Element {
  const pairs = Object.values(attributes).map((attribute) => [attribute.local, attribute.value] as const)
  return { ...emptyElement(local), uri, attributes: Object.fromEntries(pairs) }
}

/** Children by name, one level down each: `childrenAt(entry, 'NtryDtls', 'TxDtls')`. */
export function childrenAt(element: Element, ...path: string[]): Element[] {
  return path.reduce<Element[]>(
    (elements, name) => elements.flatMap((one) => one.children.filter((child) => child.name === name)),
    [element],
  )
}

/** Trimmed text of the first element there; null where there is none or it is empty. */
export function textAt(element: Element, ...path: string[]): string | null {
  return childrenAt(element, ...path)[0]?.text.trim() || null
}
