import type { Colour } from './colour-bitmap.ts'

/** Colours of a ThumbHash on a small grid, row by row; empty when the text is no ThumbHash. */
export function thumbHashColours(base64: string, columns: number, rows: number): Colour[] {
  const bytes = decodeBase64(base64)
  if (bytes.length < 6) return []
  const hash = readHash(bytes)
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = ((index % columns) + 0.5) / columns
    const y = (Math.floor(index / columns) + 0.5) / rows
    return toColour(sample(hash.l, x, y), sample(hash.p, x, y), sample(hash.q, x, y))
  })
}

/** One channel: its mean and its cosine factors, `nx` × `ny` of them in the triangle that ThumbHash keeps. */
interface Channel {
  mean: number
  nx: number
  ny: number
  factors: number[]
}

function decodeBase64(text: string): Uint8Array {
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  } catch {
    return new Uint8Array()
  }
}

/** Reads the bit layout of https://evanw.github.io/thumbhash/; transparency is left out, photographs have none. */
function readHash(bytes: Uint8Array): { l: Channel; p: Channel; q: Channel } {
  const at = (index: number) => bytes[index] ?? 0
  const head = at(0) | (at(1) << 8) | (at(2) << 16)
  const tail = at(3) | (at(4) << 8)
  const hasAlpha = head >> 23 === 1
  const landscape = tail >> 15 === 1
  const longSide = hasAlpha ? 5 : 7
  const nx = Math.max(3, landscape ? longSide : tail & 7)
  const ny = Math.max(3, landscape ? tail & 7 : longSide)
  const factors = nibbles(bytes, hasAlpha ? 6 : 5)
  const channel = (mean: number, scale: number, columns: number, rows: number): Channel => ({
    mean,
    nx: columns,
    ny: rows,
    factors: Array.from({ length: triangle(columns, rows) }, () => (factors() / 7.5 - 1) * scale),
  })
  return {
    l: channel((head & 63) / 63, ((head >> 18) & 31) / 31, nx, ny),
    p: channel(((head >> 6) & 63) / 31.5 - 1, (((tail >> 3) & 63) / 63) * 1.25, 3, 3),
    q: channel(((head >> 12) & 63) / 31.5 - 1, (((tail >> 9) & 63) / 63) * 1.25, 3, 3),
  }
}

function nibbles(bytes: Uint8Array, start: number): () => number {
  let index = 0
  return () => {
    const byte = bytes[start + (index >> 1)] ?? 0
    return (byte >> ((index++ & 1) << 2)) & 15
  }
}

/** The pairs of frequencies that are kept, in the order of the bits. */
function* frequencies(nx: number, ny: number): Generator<[number, number]> {
  for (let cy = 0; cy < ny; cy++) {
    for (let cx = cy ? 0 : 1; cx * ny < nx * (ny - cy); cx++) yield [cx, cy]
  }
}

const triangle = (nx: number, ny: number) => [...frequencies(nx, ny)].length

function sample(channel: Channel, x: number, y: number): number {
  let value = channel.mean
  let index = 0
  for (const [cx, cy] of frequencies(channel.nx, channel.ny)) {
    const factor = channel.factors[index++] ?? 0
    value += factor * Math.cos(Math.PI * x * cx) * Math.cos(Math.PI * y * cy) * 2
  }
  return value
}

function toColour(l: number, p: number, q: number): Colour {
  const blue = l - (2 / 3) * p
  const red = (3 * l - blue + q) / 2
  const green = red - q
  return [toByte(red), toByte(green), toByte(blue)]
}

function toByte(part: number): number {
  return Math.round(255 * Math.min(1, Math.max(0, part)))
}
