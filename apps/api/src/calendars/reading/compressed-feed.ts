import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { FeedFailure } from './feed-failure.ts'

type Decompress = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const gunzipped: Decompress = promisify(gunzip)
const readers = new Map<string, Decompress>([
  ['identity', (body) => Promise.resolve(body)],
  ['gzip', gunzipped],
  ['x-gzip', gunzipped],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/** Whether a body in this `Content-Encoding` can be read. */
export const isReadable = (encoding: string): boolean => readers.has(encoding.toLowerCase())

/**
 * The body without its compression: some portals compress though nobody asked them to, or keep their calendars as
 * compressed files. @throws FeedFailure `too_large` above `maxBytes`, `not_a_calendar` for a damaged body
 */
export async function decompressed(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const read = readers.get(encoding.toLowerCase()) ?? readers.get('identity')
  try {
    const plain = (await read?.(body, { maxOutputLength: maxBytes })) ?? body
    return isGzip(plain) ? await gunzipped(plain, { maxOutputLength: maxBytes }) : plain
  } catch (error) {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
    throw new FeedFailure(isTooLarge ? 'too_large' : 'not_a_calendar')
  }
}

/** The two octets with which every such file begins. */
const isGzip = (body: Buffer): boolean => body[0] === 0x1f && body[1] === 0x8b
