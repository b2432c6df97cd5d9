import { createHash, randomUUID } from 'node:crypto'
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UploadedFile } from '@dvor/contract/values/uploads.ts'
import sharp, { type Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { finishVersion, type Pixels } from '../drawing/finish.ts'
import { scenes, type SceneName } from '../scenes/scene-list.ts'
import { finishes, pictureWidths, type Finish } from './finishes.ts'

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

/** Cache key of a picture: it changes with the drawing, the brush finish and the encoders. */
export function pictureHash(svg: string): string {
  const settings = JSON.stringify({ encoders, widths: pictureWidths, finishVersion })
  return createHash('sha256').update(svg).update(settings).digest('hex').slice(0, 20)
}

/**
 * Renders one scene into `<out>/<hash>/`, or reads the record of an earlier run. A folder gets its name only when it
 * is complete, so an interrupted run leaves nothing half-written.
 */
export async function renderPicture(
  name: SceneName,
  out: string,
  finish: Finish = 'full',
): Promise<RenderedScene> {
  const scene = scenes[name]
  const { text, paint, mark = '', everyWidth } = finishes[finish](name)
  const hash = `${mark}${pictureHash(text)}`
  const known = await earlier(join(out, hash, 'picture.json'))
  if (known !== undefined) return { ...known, alt: scene.alt }
  const partial = join(out, `${hash}.partial-${randomUUID()}`)
  await mkdir(partial, { recursive: true })
  const painted = await paint(hash)
  const offered = pictureWidths.filter((one) => one <= scene.width)
  const encodeAll = everyWidth ? encodeEach : encodeOnce
  const formats = await encodeAll(painted, offered, partial, hash)
  const record: RenderedScene = {
    hash,
    alt: scene.alt,
    width: scene.width,
    height: scene.height,
    placeholder: await thumb(painted),
    formats,
  }
  await writeFile(join(partial, 'picture.json'), JSON.stringify(record))
  await takePlace(partial, join(out, hash))
  return record
}

/**
 * Gives a complete folder its name. Where another process has drawn the same picture meanwhile, that one stays; what has
 * no readable record is replaced.
 */
async function takePlace(partial: string, place: string): Promise<void> {
  try {
    await rename(partial, place)
  } catch {
    if ((await earlier(join(place, 'picture.json'))) !== undefined) return rm(partial, { recursive: true })
    await rm(place, { recursive: true, force: true })
    await rename(partial, place)
  }
}

async function earlier(path: string): Promise<RenderedScene | undefined> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as RenderedScene
  } catch {
    return undefined
  }
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
