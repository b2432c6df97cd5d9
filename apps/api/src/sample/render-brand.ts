import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { tileSvg } from '../property/brand/brand-mark.ts'
import { scenes } from '@dvor/sample/scenes/scene-list.ts'
import { pigment } from '@dvor/sample/drawing/palette.ts'
import { paintOver } from '@dvor/sample/drawing/finish.ts'

const publicFolder = resolve(import.meta.dirname, '../../../site/public')

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** The preview picture of shared links, 1200 × 630. */
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

/** Writes the sample's preview picture into the site's public folder. */
async function renderBrand(): Promise<void> {
  await mkdir(publicFolder, { recursive: true })
  await writeFile(join(publicFolder, 'og-default.jpg'), await sharedPicture())
}

if (import.meta.main) await renderBrand()
