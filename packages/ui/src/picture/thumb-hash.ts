import { thumbHashToRGBA } from 'thumbhash'
import type { Colour } from './colour-bitmap.ts'

/** Colours of a ThumbHash on a small grid, row by row; empty when the text is no ThumbHash. */
export function thumbHashColours(base64: string, columns: number, rows: number): Colour[] {
  const { w, h, rgba } = thumbHashToRGBA(decodeBase64(base64))
  if (rgba.length === 0) return []
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = Math.floor((((index % columns) + 0.5) / columns) * w)
    const y = Math.floor(((Math.floor(index / columns) + 0.5) / rows) * h)
    const [red = 0, green = 0, blue = 0] = rgba.subarray((y * w + x) * 4)
    return [red, green, blue]
  })
}

function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}
