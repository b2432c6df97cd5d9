/** Red, green and blue, each from 0 to 255. */
export type Colour = readonly [number, number, number]

/** Bytes before the colours: the header of the file and that of the bitmap (BITMAPINFOHEADER). */
const headers = 14 + 40

/**
 * A bitmap of 24 bits a pixel (BMP) as a data address. A browser that enlarges it blends neighbouring colours, which
 * costs much less than a blur filter. `colours` go row by row from the top left; `width` is the pixels of a row, a
 * multiple of four, so that rows need no filling bytes.
 */
export function bitmapAddress(colours: readonly Colour[], width: number): string {
  const bytes = new Uint8Array(headers + colours.length * 3)
  writeHeaders(new DataView(bytes.buffer), width, colours.length / width)
  // The format has the lowest row first, and blue before green and red.
  const rows = Array.from({ length: colours.length / width }, (_, row) =>
    colours.slice(row * width, (row + 1) * width),
  )
  bytes.set(
    rows
      .toReversed()
      .flat()
      .flatMap((colour) => colour.toReversed()),
    headers,
  )
  return `data:image/bmp;base64,${btoa(String.fromCharCode(...bytes))}`
}

function writeHeaders(view: DataView, width: number, height: number): void {
  const letters = 0x4d42
  const bitsOfPixel = 24
  view.setUint16(0, letters, true)
  view.setUint32(2, view.byteLength, true)
  view.setUint32(10, headers, true)
  view.setUint32(14, headers - 14, true)
  view.setInt32(18, width, true)
  view.setInt32(22, height, true)
  view.setUint16(26, 1, true)
  view.setUint16(28, bitsOfPixel, true)
}
