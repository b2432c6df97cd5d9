import { inflateSync } from 'node:zlib'

/** Texts of a generated PDF, as a reader's search finds them. */
export interface PdfText {
  pages: number
  /** From the document's properties. */
  title: string
  /** All words one after the other without white space, which a PDF does not have to keep. */
  letters: string
  /** The pieces of text as they are drawn; a word that breaks at the end of a line is in two of them. */
  pieces: string[]
}

const object = /(\d+) 0 obj\n([\s\S]*?)endobj/g

/** Reads a PDF as pdfkit writes it (compressed streams, glyphs with a table of their meanings); for tests only. */
export function readPdf(pdf: Uint8Array): PdfText {
  const source = Buffer.from(pdf).toString('latin1')
  if (!source.startsWith('%PDF-') || !source.trimEnd().endsWith('%%EOF')) throw new Error('not a whole PDF')
  const objects = new Map([...source.matchAll(object)].map(([, id = '', body = '']) => [id, body]))
  const bodies = [...objects.values()]
  const fonts = new Map(
    [...source.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [
      name,
      glyphsOf(objects, id),
    ]),
  )
  const contents = bodies.flatMap((body) => /\/Contents (\d+) 0 R/.exec(body)?.[1] ?? [])
  const pieces = contents.flatMap((id) => piecesOf(streamOf(objects.get(id)), fonts))
  return { pages: contents.length, title: titleOf(objects), letters: withoutSpace(pieces.join('')), pieces }
}

function streamOf(body = ''): string {
  const [, bytes = ''] = /stream\r?\n([\s\S]*)\r?\nendstream/.exec(body) ?? []
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}

const utf16 = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le')

type Glyphs = ReadonlyMap<string, string>

function glyphsOf(objects: ReadonlyMap<string, string>, font: string): Glyphs {
  const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(font) ?? '')?.[1] ?? ''
  const glyphs = new Map<string, string>()
  for (const [, first = '', list = ''] of streamOf(objects.get(table)).matchAll(/<(\w+)> <\w+> \[(.*?)\]/g))
    // A ligature maps to two letters, with a space between their codes.
    for (const [index, [, hex = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries())
      glyphs.set(
        (Number.parseInt(first, 16) + index).toString(16).padStart(4, '0'),
        utf16(hex.replaceAll(' ', '')),
      )
  return glyphs
}

function piecesOf(content: string, fonts: ReadonlyMap<string, Glyphs>): string[] {
  let font: Glyphs = new Map()
  const pieces: string[] = []
  for (const [, name, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
    if (name) font = fonts.get(name) ?? font
    let piece = ''
    for (const [, hex = ''] of (shown ?? '').matchAll(/<(\w*)>/g))
      for (const glyph of hex.match(/.{4}/g) ?? []) piece += font.get(glyph) ?? '\uFFFD'
    if (piece) pieces.push(piece)
  }
  return pieces
}

/** Text in the form of `letters`, to search for. */
export const withoutSpace = (text: string): string => text.replace(/\s/g, '')

function titleOf(objects: ReadonlyMap<string, string>): string {
  const info = [...objects.values()].find((body) => body.includes('/Producer')) ?? ''
  const written = objects.get(/\/Title (\d+) 0 R/.exec(info)?.[1] ?? '') ?? ''
  const plain = written
    .trim()
    .slice(1, -1)
    .replace(/\\([nrtbf()\\])/g, (_, mark: string) => escapes[mark] ?? mark)
  const bytes = Buffer.from(plain, 'latin1')
  return plain.startsWith('\u00FE\u00FF') ? bytes.subarray(2).swap16().toString('utf16le') : plain
}

const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
