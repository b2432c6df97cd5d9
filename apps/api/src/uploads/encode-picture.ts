import { createHash } from 'node:crypto'
import { uploadLimits } from '@dvor/contract/values/uploads.ts'
import type { Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import { ApiError } from '../platform/errors.ts'
import { loadSharp } from '../platform/files/load-sharp.ts'
import type { AcceptedType } from './detect-type.ts'
import { decodeHeic } from './heic/decode-heic.ts'

const quality = { webp: { quality: 78, effort: 2 }, jpeg: { quality: 80, mozjpeg: true } } as const
const avif = { quality: 55, effort: 2 } as const
/** Most pixels on one side of a WebP picture (RFC 9649, 2.6); JPEG and AVIF take more. */
const longestSide = 16_383

export interface EncodedSize {
  readonly width: number
  readonly height: number
  readonly webp: Buffer
  readonly jpeg: Buffer
}

export interface EncodedPicture {
  /** SHA-256 of the largest size, hex. */
  readonly hash: string
  /** Smallest first. */
  readonly sizes: readonly EncodedSize[]
  /** Lossless picture from which the AVIF files are made later. */
  readonly source: Buffer
  readonly placeholder: string
}

const tooLarge = () => new ApiError('file_too_large', 'The picture has too many pixels')
const broken = () => new ApiError('file_type', 'The picture cannot be read')

/**
 * Upright, in sRGB, without metadata (sharp drops it by default), at most as wide as the widest size, and no longer than
 * the formats allow.
 */
async function readUpright(path: string, type: AcceptedType): Promise<Buffer> {
  const sharp = await loadSharp()
  const widest = Math.max(...uploadLimits.widths)
  try {
    const picture = type === 'image/heic' ? await decodeHeic(path, widest) : path
    // The decoder's own limit is only a second protection; the check below gives an error code that people understand.
    const image = sharp(picture, { limitInputPixels: uploadLimits.pixels * 4, failOn: 'error' })
    const { width, height } = await image.metadata()
    if (width * height > uploadLimits.pixels) throw tooLarge()
    return await image
      .autoOrient()
      .resize({ width: widest, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer()
  } catch (error) {
    throw error instanceof ApiError ? error : broken()
  }
}

const onWhite = (picture: Sharp) => picture.flatten({ background: '#ffffff' })

async function encodeSize(source: Buffer, width: number): Promise<EncodedSize> {
  const sharp = await loadSharp()
  const sized = sharp(source).resize({ width })
  const [webp, jpeg] = await Promise.all([
    sized.clone().webp(quality.webp).toBuffer({ resolveWithObject: true }),
    onWhite(sized.clone()).jpeg(quality.jpeg).toBuffer(),
  ])
  return { width, height: webp.info.height, webp: webp.data, jpeg }
}

/** A size this near to the picture's own width would be made for nothing. */
const near = 0.8

/** Widths of a picture's sizes: its own at last, before it those that are clearly smaller. */
export const widthsFor = (width: number): number[] => [
  ...uploadLimits.widths.filter((one) => one <= near * width),
  width,
]

/** All sizes of a picture of this width, smallest first, without their AVIF files. */
export async function encodeSizes(source: Buffer, width: number): Promise<EncodedSize[]> {
  const sizes: EncodedSize[] = []
  for (const one of widthsFor(width)) sizes.push(await encodeSize(source, one))
  return sizes
}

/** ThumbHash of the picture, in base64. */
async function placeholderOf(source: Buffer): Promise<string> {
  const sharp = await loadSharp()
  const { data, info } = await sharp(source)
    .resize({ width: 96, height: 96, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

/**
 * Re-encodes an uploaded picture, so that nothing but its pixels is kept. @throws ApiError `file_too_large` above the
 * pixel limit, `file_type` for an unreadable picture
 */
export async function encodePicture(path: string, type: AcceptedType): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const source = await readUpright(path, type)
  const { width } = await sharp(source).metadata()
  const sizes = await encodeSizes(source, width)
  const hash = createHash('sha256')
    .update(sizes.at(-1)?.webp ?? source)
    .digest('hex')
  return { hash, sizes, source, placeholder: await placeholderOf(source) }
}

/** Encodes one size as AVIF: the smallest of the three formats and the slowest to make, so never during a request. */
export async function encodeAvif(source: Buffer, width: number): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(source).resize({ width }).avif(avif).toBuffer()
}
