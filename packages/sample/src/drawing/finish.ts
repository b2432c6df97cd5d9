import { seeded } from './random.ts'

export type Pixels = { data: Buffer; width: number; height: number }

/** Changes whenever the finish does: it is part of the name under which a rendered picture is kept. */
export const finishVersion = 2

type Field = Float32Array
const tile = 512

/** Noise that tiles every 512 pixels: waves of `size` pixels across and `tallness` times that down. */
function noiseTile(seed: string, across: number, down: number): Field {
  const random = seeded(seed)
  const columns = Math.max(2, Math.round(tile / across))
  const rows = Math.max(2, Math.round(tile / down))
  const grid = Array.from({ length: columns * rows }, () => random.between(-1, 1))
  const field = new Float32Array(tile * tile)
  const ease = (part: number): number => part * part * (3 - 2 * part)
  for (let y = 0; y < tile; y++) {
    const gy = (y / tile) * rows
    const row = Math.floor(gy)
    const fy = ease(gy - row)
    for (let x = 0; x < tile; x++) {
      const gx = (x / tile) * columns
      const column = Math.floor(gx)
      const fx = ease(gx - column)
      const value = (c: number, r: number): number => grid[(r % rows) * columns + (c % columns)] ?? 0
      const top = value(column, row) * (1 - fx) + value(column + 1, row) * fx
      const foot = value(column, row + 1) * (1 - fx) + value(column + 1, row + 1) * fx
      field[y * tile + x] = top * (1 - fy) + foot * fy
    }
  }
  return field
}

function sum(parts: readonly (readonly [Field, number])[]): Field {
  const total = new Float32Array(tile * tile)
  for (const [field, weight] of parts)
    for (let index = 0; index < total.length; index++)
      total[index] = (total[index] ?? 0) + (field[index] ?? 0) * weight
  return total
}

type Brush = { sideways: Field; upright: Field; paper: Field }
let prepared: Brush | undefined

/** The noise is the same for every picture, so it is made once. */
function brush(): Brush {
  prepared ??= {
    sideways: sum([
      [noiseTile('wave-x', 70, 70), 2.4],
      [noiseTile('edge-x', 15, 15), 1.2],
      [noiseTile('hair-x', 5, 5), 0.55],
    ]),
    upright: sum([
      [noiseTile('wave-y', 70, 70), 2.4],
      [noiseTile('edge-y', 15, 15), 1.2],
      [noiseTile('hair-y', 5, 5), 0.55],
    ]),
    paper: sum([
      [noiseTile('wash', 170, 128), 0.011],
      [noiseTile('mottle', 26, 20), 0.01],
      [noiseTile('tooth', 4, 4), 0.016],
    ]),
  }
  return prepared
}

/**
 * Turns clean vector edges into painted ones: shifts every pixel a little along a fixed noise and lays the
 * tooth of paper over it. RGB in, RGB out; same input, same output. (The same with SVG filters takes 2 s a picture.)
 */
export function paintOver(source: Pixels, strength = source.width / 1600): Pixels {
  const { sideways, upright, paper } = brush()
  const { width, height, data } = source
  const painted = Buffer.allocUnsafe(data.length)
  const scale = 1 / strength
  for (let y = 0; y < height; y++) {
    const row = (Math.floor(y * scale) % tile) * tile
    for (let x = 0; x < width; x++) {
      const spot = row + (Math.floor(x * scale) % tile)
      const fromX = Math.max(0, Math.min(width - 1, Math.round(x + (sideways[spot] ?? 0) * strength)))
      const fromY = Math.max(0, Math.min(height - 1, Math.round(y + (upright[spot] ?? 0) * strength)))
      const shade = 1 + (paper[spot] ?? 0)
      const from = (fromY * width + fromX) * 3
      const to = (y * width + x) * 3
      painted[to] = Math.min(255, (data[from] ?? 0) * shade)
      painted[to + 1] = Math.min(255, (data[from + 1] ?? 0) * shade)
      painted[to + 2] = Math.min(255, (data[from + 2] ?? 0) * shade)
    }
  }
  return { data: painted, width, height }
}
