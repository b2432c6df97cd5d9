import { paletteOf } from '@dvor/contract/values/palette.ts'
import { loadSharp } from '../../platform/files/load-sharp.ts'
import { fontFile } from '../../platform/pdf/printer.ts'
import { readPicture } from './read-picture.ts'
import type { Brand } from './queries.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

/** A linden leaf on the gable of the farmhouse; drawn on 64 × 64, one colour, veins and door cut out. */
const leaf =
  'M32 1.5C33.6 9.4 51.5 12.6 51.5 26.2C51.5 30.8 48.8 33.6 45.4 33.8L32 24.1L18.6 33.8C15.2 33.6 12.5 30.8 12.5 26.2C12.5 12.6 30.4 9.4 32 1.5Z'

const veins =
  'M31.3 21.9L32 7.5L32.7 21.9ZM33.7 20.6L45.2 15.9L33.7 18.9ZM30.3 20.6L18.8 15.9L30.3 18.9ZM36.6 24.9L47.6 24.2L38.9 26.6ZM27.4 24.9L16.4 24.2L25.1 26.6ZM33.4 15.5L39.4 11.6L33.3 14.2ZM30.6 15.5L24.6 11.6L30.7 14.2Z'

const roof = 'M32 27.9L60.4 48.4L57.2 52.8L32 34.6L6.8 52.8L3.6 48.4Z'

const farmhouse = 'M32 38.4L50 51.4V62.5H37.2V55.2A5.2 5.2 0 0 0 26.8 55.2V62.5H14V51.4Z'

/** Path data of the mark, to be filled with `fill-rule="evenodd"`. */
const brandMark = `${leaf}${veins}${roof}${farmhouse}`

/** Frame of an icon: the share of the tile left free on each side, and the radius of its corners on 64. */
export interface IconFrame {
  readonly inset: number
  readonly round: number
}

const mostInitials = 2

/**
 * Initials of the words that begin with a capital letter or a digit, at most two; of any other name its first letter.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{Lu}\d]/u.test(word))
  const letters = words.slice(0, mostInitials).map((word) => [...word][0] ?? '')
  return letters.join('') || ([...name.trim()][0]?.toLocaleUpperCase('sk') ?? '•')
}

/**
 * The icon of the property as a PNG square of `size` pixels: the uploaded one, the sample's sign in sample mode, or a
 * tile with the initials of the name in the property's colours.
 */
export async function iconPng(
  brand: Brand,
  files: FileStore,
  size: number,
  frame: IconFrame,
): Promise<Buffer> {
  if (brand.icon) return uploadedIcon(await readPicture(files, brand.icon), size, frame)
  const { primary, paper } = paletteOf(brand.settings)
  if (!brand.settings.sample_mode) return initialsTile(brand, size, frame)
  const sharp = await loadSharp()
  const svg = tileSvg(primary, paper, frame.inset, frame.round)
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png()
    .toBuffer()
}

/**
 * The mark on a tile: `inset` is the share of the tile left free on each side, `round` the radius of its corners on
 * 64.
 */
function tileSvg(ground: string, colour: string, inset: number, round: number): string {
  const scale = 1 - 2 * inset
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="${round}" fill="${ground}"/><path transform="translate(${64 * inset} ${64 * inset}) scale(${scale})" fill="${colour}" fill-rule="evenodd" d="${brandMark}"/></svg>\n`
}

/** The picture fills the square; only a maskable icon (no round corners, wide inset) keeps its edges free. */
async function uploadedIcon(picture: Buffer, size: number, { inset, round }: IconFrame): Promise<Buffer> {
  const isMaskable = round === 0 && inset > 0.2
  const inner = isMaskable ? Math.round(size * (1 - 2 * inset)) : size
  const margin = Math.round((size - inner) / 2)
  const sharp = await loadSharp()
  return sharp(picture)
    .resize(inner, inner, { fit: 'contain', background: { r: 255, g: 255, b: 255, alpha: 0 } })
    .extend({
      top: margin,
      left: margin,
      bottom: size - inner - margin,
      right: size - inner - margin,
      background: '#ffffff',
    })
    .png()
    .toBuffer()
}

async function initialsTile({ settings }: Brand, size: number, { inset, round }: IconFrame): Promise<Buffer> {
  const { primary, paper } = paletteOf(settings)
  const letters = initialsOf(settings.business_name).replace(/[&<>]/g, '•')
  const box = Math.round(size * (1 - 2 * Math.max(inset, 0.2)))
  const sharp = await loadSharp()
  const text = await sharp({
    text: {
      text: `<span foreground="${paper}">${letters}</span>`,
      font: 'Roboto Medium',
      fontfile: fontFile('Roboto-Medium.ttf'),
      rgba: true,
      width: box,
      height: box,
    },
  })
    .png()
    .toBuffer()
  const corner = (size * round) / 64
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${corner}" fill="${primary}"/></svg>`
  return sharp(Buffer.from(ground))
    .composite([{ input: text, gravity: 'centre' }])
    .png()
    .toBuffer()
}
