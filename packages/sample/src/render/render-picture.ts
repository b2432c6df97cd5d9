import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { finishVersion, paintOver, type Pixels } from '../drawing/finish.ts'
import type { Scene } from '../drawing/scene.ts'

/** A rendered picture; the paths in `formats` are relative to the folder of the manifest. */
export type RenderedScene = Pick<UploadedFile, 'width' | 'height' | 'formats'> & {
  hash: string
  alt: string
  /** ThumbHash in base64. */
  placeholder: string
}

type Format = UploadedFile['formats'][number]

// From effort 1 on, AVIF of a flat illustration gets no smaller and only takes longer.
const encoders = {
  avif: { quality: 50, effort: 1 },
  webp: { quality: 72, effort: 2 },
  jpeg: { quality: 72, mozjpeg: true },
} as const
const endings = ['avif', 'webp', 'jpg'] as const
const widths = [400, 800, 1200, 1600, 2400]

/** `draft` is for tests: one flat colour at the smallest width, whose files serve all widths. */
export type Finish = 'full' | 'draft'

/** Cache key of a picture: it changes with the drawing, the brush finish and the encoders. */
export function pictureHash(svg: string): string {
  const settings = JSON.stringify({ encoders, widths, finishVersion })
  return createHash('sha256').update(svg).update(settings).digest('hex').slice(0, 20)
}

/**
 * Renders one scene into `<out>/<hash>/`, or reads the record of an earlier run. A folder gets its name only when it
 * is complete, so an interrupted run leaves nothing half-written.
 */
export async function renderPicture(
  scene: Scene,
  out: string,
  finish: Finish = 'full',
): Promise<RenderedScene> {
  const svg = finish === 'draft' ? scene.alt : scene.svg()
  const hash = pictureHash(svg)
  const known = await earlier(join(out, hash, 'picture.json'))
  if (known !== undefined) return { ...known, alt: scene.alt }
  const partial = join(out, `${hash}.partial-${process.pid}`)
  await mkdir(partial, { recursive: true })
  const painted = finish === 'draft' ? plain(scene, hash) : await paint(svg)
  const offered = widths.filter((one) => one <= scene.width)
  const formats =
    finish === 'draft'
      ? await encodeOnce(painted, offered, partial, hash)
      : await encodeEach(painted, offered, partial, hash)
  const record: RenderedScene = {
    hash,
    alt: scene.alt,
    width: scene.width,
    height: scene.height,
    placeholder: await thumb(painted),
    formats,
  }
  await writeFile(join(partial, 'picture.json'), JSON.stringify(record))
  await rm(join(out, hash), { recursive: true, force: true })
  await rename(partial, join(out, hash))
  return record
}

async function earlier(path: string): Promise<RenderedScene | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as RenderedScene
  } catch {
    return undefined
  }
}

/** A picture of one colour, chosen by the scene's hash. */
function plain(scene: Scene, hash: string): Pixels {
  const [width = 0] = widths
  const height = Math.round((width * scene.height) / scene.width)
  return { data: Buffer.alloc(width * height * 3, Buffer.from(hash.slice(0, 6), 'hex')), width, height }
}

async function paint(svg: string): Promise<Pixels> {
  // The drawings are trusted and larger than the limit that protects against foreign SVG.
  const drawn = await sharp(Buffer.from(svg), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return paintOver({ data: drawn.data, width: drawn.info.width, height: drawn.info.height })
}

const picture = ({ data, width, height }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels: 3 } })

async function encodeEach(
  painted: Pixels,
  offered: readonly number[],
  folder: string,
  hash: string,
): Promise<Format[]> {
  const formats: Format[] = []
  for (const width of offered) formats.push(await encode(painted, width, folder, hash))
  return formats
}

/** Encodes the smallest width; the other widths are copies of its files. */
async function encodeOnce(
  painted: Pixels,
  offered: readonly number[],
  folder: string,
  hash: string,
): Promise<Format[]> {
  const { width: smallest, height } = await encode(painted, painted.width, folder, hash)
  const larger = offered.filter((width) => width !== smallest)
  await Promise.all(
    larger.flatMap((width) =>
      endings.map((ending) =>
        copyFile(join(folder, `${smallest}.${ending}`), join(folder, `${width}.${ending}`)),
      ),
    ),
  )
  return offered.map((width) => formatOf(hash, width, Math.round((height * width) / smallest)))
}

async function encode(painted: Pixels, width: number, folder: string, hash: string): Promise<Format> {
  const sized = await picture(painted).resize({ width }).raw().toBuffer({ resolveWithObject: true })
  const { height } = sized.info
  const again = (): Sharp => picture({ data: sized.data, width, height })
  await Promise.all([
    again()
      .avif(encoders.avif)
      .toFile(join(folder, `${width}.avif`)),
    again()
      .webp(encoders.webp)
      .toFile(join(folder, `${width}.webp`)),
    again()
      .jpeg(encoders.jpeg)
      .toFile(join(folder, `${width}.jpg`)),
  ])
  return formatOf(hash, width, height)
}

const formatOf = (hash: string, width: number, height: number): Format => ({
  width,
  height,
  avif: `${hash}/${width}.avif`,
  webp: `${hash}/${width}.webp`,
  jpeg: `${hash}/${width}.jpg`,
})

async function thumb(painted: Pixels): Promise<string> {
  const small = await picture(painted)
    .resize({ width: 96 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(small.info.width, small.info.height, small.data)).toString('base64')
}
