import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Content, createPdf } from 'pdfmake'
import { fontRuns, type Letters, type FontRun } from './font-runs.ts'
import { fontWith, openFont } from './letter-fonts.ts'

/** Places of a definition in which texts and further nodes stand. */
const places = ['text', 'stack', 'columns', 'ul', 'ol', 'table', 'body'] as const

/** pdfmake's own Roboto has every Slovak letter; the subset fonts of the web pages lack glyphs that a PDF needs. */
function fontFolder(): string {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('pdfmake/package.json')), 'fonts', 'Roboto')
}

/** Path of one of these fonts, by its file name. */
export const fontFile = (name: string): string => join(fontFolder(), name)

/** Files that pdfmake is given; its types do not name them. */
interface WithFiles {
  virtualfs: { writeFileSync(name: string, content: Buffer): void }
}

async function openPrinter() {
  const { default: pdfmake } = await import('pdfmake')
  const { CachedFonts } = await import('./cached-fonts.ts')
  const fonts = new CachedFonts()
  const { virtualfs } = pdfmake as typeof pdfmake & WithFiles
  const add = (name: string, file: Buffer) => {
    virtualfs.writeFileSync(name, fonts.add(name, file))
    return name
  }
  const font = (name: string) => add(name, readFileSync(fontFile(name)))
  pdfmake.setFonts({
    Roboto: {
      normal: font('Roboto-Regular.ttf'),
      bold: font('Roboto-Medium.ttf'),
      italics: font('Roboto-Italic.ttf'),
      bolditalics: font('Roboto-MediumItalic.ttf'),
    },
  })
  // A text must neither fetch anything nor read a file of this machine.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(() => false)
  const addScript = async (name: string) => {
    const normal = add(`${name}-regular`, await openFont(name, 400))
    const bold = add(`${name}-medium`, await openFont(name, 500))
    pdfmake.addFonts({ [name]: { normal, bold, italics: normal, bolditalics: bold } })
  }
  const scripts = new Map<string, Promise<void>>()
  /** Reads fonts of other scripts, each once; most documents need none. */
  const addScripts = (names: readonly string[]) => {
    for (const name of names) scripts.set(name, scripts.get(name) ?? addScript(name))
    return Promise.all(names.map((name) => scripts.get(name)))
  }
  const has = (letter: string) => fonts.has('Roboto-Regular.ttf', letter)
  return { pdfmake, addScripts, letters: { has, fontWith } }
}

/** Created on first use: it takes a quarter of a second and 30 MB, which a start should not spend. */
let printer: ReturnType<typeof openPrinter> | undefined

export type PdfDefinition = Parameters<typeof createPdf>[0]

type FootOf = Extract<PdfDefinition['footer'], (...args: never) => unknown>

/**
 * The bytes of a document. The layout changes its input, so a definition and every node in it must be built anew for
 * each call.
 */
export async function printPdf(definition: PdfDefinition): Promise<Buffer> {
  printer ??= openPrinter()
  const { pdfmake, addScripts, letters } = await printer
  const { footer } = definition
  const footOf = (...args: Parameters<FootOf>): Content =>
    (typeof footer === 'function' ? footer(...args) : footer) ?? ''
  const size = { width: 0, height: 0, orientation: 'portrait' } as const
  const missing = missingIn(JSON.stringify([definition.content, footOf(1, 1, size)]), letters)
  if (missing.length === 0) return pdfmake.createPdf(definition).getBuffer()
  await addScripts([...new Set(missing.flatMap((letter) => fontWith(letter) ?? []))])
  const inFonts = (content: Content): Content => {
    const node = { stack: [content] }
    writeInFonts(node, (text) => fontRuns(text, letters))
    return node
  }
  const written = {
    content: inFonts(definition.content),
    footer: (...args: Parameters<FootOf>) => inFonts(footOf(...args)),
  }
  return pdfmake.createPdf({ ...definition, ...written }).getBuffer()
}

const isNode = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/**
 * Divides all texts of a node into runs by their font, in place, as pdfmake changes a definition, too.
 * @returns the node, or what stands for it where it is a text
 */
function writeInFonts(node: unknown, runsOf: (text: string) => FontRun[]): unknown {
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

/** Letters of a text that the document's own font lacks. */
const missingIn = (text: string, { has }: Letters): string[] =>
  [...new Set(text)].filter((letter) => letter > '~' && !has(letter))
