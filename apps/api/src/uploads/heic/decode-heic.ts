import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'
import { crc32, deflateSync } from 'node:zlib'
import { ApiError } from '../../platform/errors.ts'
import { loadSharp } from '../../platform/files/load-sharp.ts'

/** The box of a HEIC file that holds an ICC profile; its length stands in the four bytes before. */
const profileBox = Buffer.from('colrprof', 'latin1')

/** Signature and header of a PNG, after which its profile stands. */
const headLength = 33

export interface HeicOrder {
  readonly path: string
  readonly mostPixels: number
}
interface Decoded {
  readonly data: Uint8ClampedArray
  readonly width: number
  readonly height: number
}
export type HeicAnswer = Decoded | 'broken' | 'too_large'

/** The largest picture of a phone has 48 megapixels; decoding it takes 0.7 GB for a moment. */
const mostPixels = 50_000_000
/** A picture of 48 megapixels takes 3 s. */
const mostMs = 60_000
const script = new URL('./heic-thread.ts', import.meta.url)

/**
 * Decodes a HEIC picture as telephones make it into a PNG, upright and with its colour profile, at most `width` wide.
 * The decoder runs in a thread of its own, is loaded by the first such picture and ends with it, because sharp's
 * library has no HEVC decoder. @throws ApiError `file_type` for an unreadable picture, `file_too_large`
 */
export async function decodeHeic(path: string, width: number): Promise<Buffer> {
  const decoded = await decodeAside({ path, mostPixels })
  if (decoded === 'too_large') throw new ApiError('file_too_large', 'The picture has too many pixels')
  if (decoded === 'broken') throw new ApiError('file_type', 'The picture cannot be read')
  const { data, width: decodedWidth, height } = decoded
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  const sharp = await loadSharp()
  const png = await sharp(pixels, { raw: { width: decodedWidth, height, channels: 4 } })
    .removeAlpha()
    .resize({ width, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const profile = colourProfileOf(await readFile(path))
  return profile ? withColourProfile(png, profile) : png
}

/** The ICC profile of a HEIC picture, such as the wide colours of a telephone; null where it has none. */
function colourProfileOf(file: Buffer): Buffer | null {
  const at = file.indexOf(profileBox)
  if (at < 4) return null
  const end = at - 4 + file.readUInt32BE(at - 4)
  const start = at + profileBox.length
  return end > start && end <= file.length ? file.subarray(start, end) : null
}

/** Adds an ICC profile to a PNG without one, so that its colours can be converted to sRGB. */
function withColourProfile(png: Buffer, profile: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from('iCCPprofile\0\0', 'latin1'), deflateSync(profile)])
  const chunk = Buffer.alloc(typed.length + 8)
  chunk.writeUInt32BE(typed.length - 4)
  typed.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(typed), typed.length + 4)
  return Buffer.concat([png.subarray(0, headLength), chunk, png.subarray(headLength)])
}

function decodeAside(order: HeicOrder): Promise<HeicAnswer> {
  // The decoder prints what it dislikes about a file; the answer says it.
  const worker = new Worker(script, { workerData: order, stdout: true, stderr: true })
  const limit = setTimeout(() => void worker.terminate(), mostMs)
  return new Promise<HeicAnswer>((resolve) => {
    worker.once('message', resolve)
    worker.once('error', () => resolve('broken'))
    worker.once('exit', () => resolve('broken'))
  }).finally(() => {
    clearTimeout(limit)
    void worker.terminate()
  })
}
