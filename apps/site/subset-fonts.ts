/**
 * Cuts the two typefaces down to what the pages use, into `app/core/styles/fonts`: run it by hand after a font's update
 * (`node_modules/.bin/node apps/site/subset-fonts.ts` in the root) and commit what it writes. Both faces are under the
 * SIL Open Font License. Letters that are left out still come from the whole files, on first need.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes?: Record<string, { min: number; max: number } | number> },
) => Promise<Buffer>

// The package brings no types.
const subsetFont = createRequire(import.meta.url)('subset-font') as SubsetFont

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('')

/** ASCII, Latin-1, typographic marks and arrows; `app/core/styles/fonts.css` repeats these ranges. */
const basic = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${range(0x2009, 0x2014)}‘’‚“”„…‹›•−€™№→←↑↓\u202F`
/** Headings need fewer letters: of Latin-1 only those of our guests' names. `fonts.css` repeats these ranges. */
const display = `${range(0x20, 0x7e)}\u00A0©«°²·»½×ÁÄÉËÍÓÔÖÚÜÝßáäéëíóôöúüý–—‘’‚“”„…€\u202F`
/** Letters of Slovak and Czech; `fonts.css` repeats them. */
const extended = 'ČčĎďĚěĹĺĽľŇňŔŕŘřŠšŤťŮůŽž'

const target = new URL('app/core/styles/fonts/', import.meta.url)
const source = new URL('../../node_modules/@fontsource-variable/', import.meta.url)

/**
 * Headings use few weights, and each axis costs bytes in every glyph: one optical size, that of the large headings,
 * halves the files.
 */
const displayAxes = { wght: { min: 350, max: 600 }, opsz: 60 }

const files = [
  { from: 'source-sans-3/files/source-sans-3-latin-wght-normal', to: 'source-sans-basic', text: basic },
  {
    from: 'source-sans-3/files/source-sans-3-latin-ext-wght-normal',
    to: 'source-sans-slovak',
    text: extended,
  },
  {
    from: 'fraunces/files/fraunces-latin-opsz-normal',
    to: 'fraunces-basic',
    text: display,
    axes: displayAxes,
  },
  {
    from: 'fraunces/files/fraunces-latin-ext-opsz-normal',
    to: 'fraunces-slovak',
    text: extended,
    axes: displayAxes,
  },
]

await mkdir(target, { recursive: true })
for (const { from, to, text, axes } of files) {
  const whole = await readFile(new URL(`${from}.woff2`, source))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes })
  await writeFile(new URL(`${to}.woff2`, target), cut)
  process.stdout.write(`${to}: ${whole.length} → ${cut.length} bytes\n`)
}
