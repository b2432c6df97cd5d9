import { PDFiumLibrary } from '@hyzyla/pdfium'
import jsqr from 'jsqr'

/** The text of the first QR code on the rendered pages of the PDF; null when there is none. */
export async function scanPdf(pdf: Buffer): Promise<string | null> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    for (const page of document.pages()) {
      // Three times the size of the page in points: about the resolution of a telephone's camera.
      const { data, width, height } = await page.render({ scale: 3, render: 'bitmap' })
      const code = jsqr.default(new Uint8ClampedArray(data), width, height)
      if (code) return code.data
    }
    return null
  } finally {
    document.destroy()
    library.destroy()
  }
}

/** The place of the rightmost ink on the first rendered page, in points from its left edge. */
export async function rightmostInk(pdf: Buffer): Promise<number> {
  const library = await PDFiumLibrary.init()
  const document = await library.loadDocument(pdf)
  try {
    const { data, width } = await document.getPage(0).render({ scale: 1, render: 'bitmap' })
    const inked = new Uint8Array(data).map((value, index) => (index % 4 < 3 && value < 128 ? 1 : 0))
    return inked.reduce((most, isInk, index) => (isInk ? Math.max(most, (index >> 2) % width) : most), 0)
  } finally {
    document.destroy()
    library.destroy()
  }
}
