import type { IssueCode } from '../errors/errors.ts'

/** Names allowed in a text: variables and switches of sections. */
export interface Vocabulary {
  isVariable(name: string): boolean
  /** Whether the variable is an address, the only kind allowed inside a tag. */
  isUrl(name: string): boolean
  isFlag(name: string): boolean
}

type Part = string | { variable: string } | { section: string; parts: Part[] }
export type Template = readonly Part[]

export interface Values {
  variables: Readonly<Record<string, string>>
  flags: ReadonlySet<string>
}

const mark = /(?<!\{)\{\{\s*([#/]?)\s*([A-Za-z0-9_.-]+)\s*\}\}(?!\})/g
const lonelyMarks = /<p>\s*((?:\{\{\s*[#/][^{}]*\}\}\s*)+)<\/p>/g

class Refused extends Error {
  readonly code: IssueCode
  /** Place in the source. */
  readonly at: number
  constructor(code: IssueCode, at: number) {
    super(code)
    this.code = code
    this.at = at
  }
}

/**
 * Parses a text with `{{ word }}` and `{{#switch}} … {{/switch}}`. There are no expressions and no paths into objects,
 * so a text can show only the variables of its kind of e-mail. @returns the parts, or the issue: `unknown_variable`,
 * `section_open` (a section that does not end, or ends elsewhere), `invalid_format` (a tag cut by a section)
 */
export function parseTemplate(source: string, words: Vocabulary): Template | IssueCode {
  const parsed = parsedOrRefused(
    source.replace(lonelyMarks, (_paragraph, marks: string) => marks.trim()),
    words,
  )
  return parsed instanceof Refused ? parsed.code : parsed
}

/** The first issue of a text with its line, counted by paragraphs, headings, list items and breaks; null for none. */
export function templateIssue(source: string, words: Vocabulary): { code: IssueCode; line: number } | null {
  // Spaces instead of the removed tags keep every place in the text.
  const text = source.replace(lonelyMarks, (paragraph) =>
    paragraph.replace(/<[^>]*>/g, (tag) => ' '.repeat(tag.length)),
  )
  const parsed = parsedOrRefused(text, words)
  if (!(parsed instanceof Refused)) return null
  const before = source.slice(0, parsed.at)
  return { code: parsed.code, line: 1 + (before.match(lineEnds)?.length ?? 0) }
}

const lineEnds = /<\/(?:p|h[2-4]|li|tr|figure)>|<br\b[^>]*>|\n/g

function parsedOrRefused(source: string, words: Vocabulary): Template | Refused {
  try {
    return parse(source, words)
  } catch (error) {
    if (error instanceof Refused) return error
    throw error
  }
}

function parse(source: string, words: Vocabulary): Template {
  const root: Part[] = []
  const open: { name: string; parts: Part[]; from: number }[] = []
  const innermost = () => open.at(-1)?.parts ?? root
  let read = 0
  for (const match of source.matchAll(mark)) {
    const [whole, sign, name = ''] = match
    innermost().push(plain(source.slice(read, match.index), read))
    read = match.index + whole.length
    if (!(sign ? words.isFlag(name) : words.isVariable(name)))
      throw new Refused('unknown_variable', match.index)
    const inTag = source.lastIndexOf('<', match.index) > source.lastIndexOf('>', match.index)
    if (inTag && (sign || !words.isUrl(name))) throw new Refused('invalid_format', match.index)
    if (sign === '') innermost().push({ variable: name })
    else if (sign === '#') open.push({ name, parts: [], from: read })
    else {
      const section = open.pop()
      if (section?.name !== name) throw new Refused('section_open', match.index)
      if (!isBalanced(source.slice(section.from, match.index)))
        throw new Refused('invalid_format', section.from)
      innermost().push({ section: name, parts: section.parts })
    }
  }
  const unclosed = open.at(-1)
  if (unclosed) throw new Refused('section_open', unclosed.from - 1)
  root.push(plain(source.slice(read), read))
  return root
}

/** Braces that are no mark are a mistake that a guest would see. */
function plain(text: string, from: number): string {
  const at = text.search(/\{\{|\}\}/)
  if (at >= 0) throw new Refused('unknown_variable', from + at)
  return text
}

const tags = /<(\/?)([a-z][a-z0-9]*)[^>]*>/g
const empty = new Set(['br', 'hr', 'img'])

/** Whether a section leaves no tag open, so that the e-mail is well-formed with or without it. */
function isBalanced(html: string): boolean {
  const open: string[] = []
  for (const [, slash, name = ''] of html.matchAll(tags)) {
    if (empty.has(name)) continue
    if (!slash) open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

/** Fills in a text; every value passes `escape`, so that nothing typed by a guest becomes markup. */
export function renderTemplate(
  template: Template,
  values: Values,
  escape: (value: string) => string,
): string {
  const render = (part: Part): string => {
    if (typeof part === 'string') return part
    if ('variable' in part) return escape(values.variables[part.variable] ?? '')
    return values.flags.has(part.section) ? part.parts.map(render).join('') : ''
  }
  return template.map(render).join('')
}
