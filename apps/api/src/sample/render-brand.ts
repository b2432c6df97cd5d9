import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { markSvg, tileSvg } from './brand-mark.ts'
import { scenes } from './scenes/scene-list.ts'
import { pigment } from './scenes/palette.ts'
import { paintOver } from './scenes/finish.ts'

const publicFolder = resolve(import.meta.dirname, '../../../site/public')

const tile = (inset: number, round: number): string => tileSvg(pigment.pine, pigment.paper, inset, round)
const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico file that holds PNG pictures of the given sizes. */
async function icon(svg: string, sizes: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sizes.map((size) => png(svg, size)))
  const head = Buffer.alloc(6 + 16 * sizes.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(sizes.length, 4)
  let offset = head.length
  sizes.forEach((size, index) => {
    const at = 6 + 16 * index
    const length = pictures[index]?.length ?? 0
    head.writeUInt8(size, at)
    head.writeUInt8(size, at + 1)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += length
  })
  return Buffer.concat([head, ...pictures])
}

/** The picture that a shared link shows, 1200 × 630. */
async function sharedPicture(): Promise<Buffer> {
  const drawn = await sharp(Buffer.from(scenes['hero-summer'].svg()), { unlimited: true })
    .flatten({ background: pigment.paper })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, width, height } = paintOver({
    data: drawn.data,
    width: drawn.info.width,
    height: drawn.info.height,
  })
  const seal = await png(tileSvg(pigment.paper, pigment.pine, 0.16, 32), 132)
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize(1200, 630, { fit: 'cover' })
    .composite([{ input: seal, left: 48, top: 48 }])
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}

/** Writes logo, favicons, home-screen icons and the link picture into the site's public folder. */
async function renderBrand(): Promise<void> {
  await mkdir(join(publicFolder, 'icons'), { recursive: true })
  const files: readonly (readonly [string, string | Buffer])[] = [
    ['logo.svg', markSvg()],
    ['favicon.svg', tile(0.12, 14)],
    ['favicon.ico', await icon(tile(0.1, 12), [16, 32, 48])],
    ['apple-touch-icon.png', await png(tile(0.16, 0), 180)],
    ['icons/icon-192.png', await png(tile(0.14, 14), 192)],
    ['icons/icon-512.png', await png(tile(0.14, 14), 512)],
    ['icons/icon-maskable-512.png', await png(tile(0.22, 0), 512)],
    ['og-default.jpg', await sharedPicture()],
  ]
  for (const [name, content] of files) await writeFile(join(publicFolder, name), content)
}

if (import.meta.main) await renderBrand()
