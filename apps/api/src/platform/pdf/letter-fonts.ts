import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/**
 * Fonts of other scripts, in the order in which they are asked for a letter. The Korean one stands before the Chinese,
 * which has a part of the Korean letters, and Chinese names of both spellings and Japanese ones.
 */
const scripts = 'arabic armenian bengali devanagari georgian hebrew tamil thai kr sc'.split(' ')

/** A file with a part of a script's letters; the Chinese ones are in a hundred. */
interface Slice {
  readonly name: string
  readonly path: string
  /** Code points, first and last. */
  readonly ranges: readonly (readonly [number, number])[]
}

let slices: readonly Slice[] | undefined

/** Name of the font that has a letter; null where none has. Reads which ones there are at first use. */
export function fontWith(letter: string): string | null {
  const code = letter.codePointAt(0) ?? 0
  slices ??= scripts.flatMap(slicesOf)
  return (
    slices.find(({ ranges }) => ranges.some(([first, last]) => first <= code && code <= last))?.name ?? null
  )
}

const rangesByPart = z.record(z.string(), z.string())

function slicesOf(script: string): Slice[] {
  const { resolve } = createRequire(import.meta.url)
  const folder = dirname(resolve(`@fontsource-variable/noto-sans-${script}/package.json`))
  const parts = rangesByPart.parse(JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')))
  return Object.entries(parts).flatMap(([part, ranges]) => {
    const number = /^\[(\d+)\]$/.exec(part)?.[1]
    // Other parts are Latin letters and signs, which come with every script.
    if (!number && part !== script) return []
    const name = `noto-sans-${script}-${number ?? part}`
    return [{ name, path: join(folder, 'files', `${name}-wght-normal.woff2`), ranges: rangesOf(ranges) }]
  })
}

const rangesOf = (text: string) =>
  text.split(',').map((range): [number, number] => {
    const [first = '', last = first] = range.replace(/^U\+/i, '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'truetype'; variationAxes: { wght: number } },
) => Promise<Buffer>

/** The font of a name in one weight, in the format that documents embed. Takes about 0.2 s. */
export async function openFont(name: string, wght: number): Promise<Buffer> {
  const slice = slices?.find((one) => one.name === name)
  if (!slice) throw new Error(`There is no font ${name}`)
  // The package brings no types.
  const subset = createRequire(import.meta.url)('subset-font') as SubsetFont
  const letters = slice.ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  return subset(readFileSync(slice.path), letters.join(''), {
    targetFormat: 'truetype',
    variationAxes: { wght },
  })
}
