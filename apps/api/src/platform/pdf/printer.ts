import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { createPdf } from 'pdfmake'

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
  const font = (name: string) => {
    virtualfs.writeFileSync(name, fonts.add(fontFile(name)))
    return name
  }
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
  return pdfmake
}

/** Created on first use: it takes a quarter of a second and 30 MB, which a start should not spend. */
let printer: ReturnType<typeof openPrinter> | undefined

export type PdfDefinition = Parameters<typeof createPdf>[0]

/**
 * The bytes of a document. The layout changes its input, so a definition and every node in it must be built anew for
 * each call.
 */
export async function printPdf(definition: PdfDefinition): Promise<Buffer> {
  printer ??= openPrinter()
  return (await printer).createPdf(definition).getBuffer()
}
