import { paletteOf } from '@dvor/contract/values/palette.ts'
import { loadSharp } from '../../platform/files/load-sharp.ts'
import { fontFile } from '../../platform/pdf/printer.ts'
import { tileSvg } from './brand-mark.ts'
import { readPicture } from './read-picture.ts'
import type { Brand } from './queries.ts'
import type { FileStore } from '../../platform/files/file-store.ts'

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
