import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import type { createPdf } from 'pdfmake'

/** pdfmake's own Roboto has every Slovak letter; the subset fonts of the web pages lack glyphs that a PDF needs. */
function fontFolder(): string {
  const { resolve } = createRequire(import.meta.url)
  return join(dirname(resolve('pdfmake/package.json')), 'fonts', 'Roboto')
}

/** Path of one of these fonts, by its file name. */
export const fontFile = (name: string): string => join(fontFolder(), name)

async function openPrinter() {
  const { default: pdfmake } = await import('pdfmake')
  const fonts = fontFolder()
  pdfmake.setFonts({
    Roboto: {
      normal: join(fonts, 'Roboto-Regular.ttf'),
      bold: join(fonts, 'Roboto-Medium.ttf'),
      italics: join(fonts, 'Roboto-Italic.ttf'),
      bolditalics: join(fonts, 'Roboto-MediumItalic.ttf'),
    },
  })
  // A text must neither fetch anything nor read a file of this machine.
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy((path) => path.startsWith(fonts + sep))
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
