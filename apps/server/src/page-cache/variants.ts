import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One complete answer as bytes, in every encoding that browsers ask for. */
export interface CachedPage {
  /** All that go with it in every encoding, its ETag among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  /** The bytes in an encoding: at once, except while the first caller's compression runs. */
  body(encoding: Encoding): Buffer | Promise<Buffer>
  /** Bytes that the page takes in memory at most. */
  readonly size: number
}

/** Bytes of headers and of the growth of short texts by compression. */
const shell = 1024

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Packs the bytes of an answer. */
export const compress = {
  br: (body: Buffer) => compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body: Buffer) => compressGzip(body),
}

/**
 * A complete answer, compressed once for all its visitors on first use, because pages read by this process itself need
 * no compression, and hardly any browser requests gzip.
 */
export function cachedPage(body: Buffer, headers: Record<string, string>): CachedPage {
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  const bodies = new Map<Encoding, Buffer | Promise<Buffer>>([['identity', body]])
  const compressed = async (encoding: 'br' | 'gzip') => {
    try {
      const bytes = await compress[encoding](body)
      bodies.set(encoding, bytes)
      return bytes
    } catch (error) {
      // The next visitor tries again.
      bodies.delete(encoding)
      throw error
    }
  }
  return {
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
    etag,
    body(encoding) {
      const encodedBody = bodies.get(encoding) ?? (encoding === 'identity' ? body : compressed(encoding))
      bodies.set(encoding, encodedBody)
      return encodedBody
    },
    // Text shrinks to less than a half, so both variants together are not larger than the text itself.
    size: body.length * 2 + shell,
  }
}

/** The best encoding that an `Accept-Encoding` header allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity'
  const offers = accepted.split(',').map((offer) => offer.trim().toLowerCase())
  const allows = (name: string) =>
    offers.some((offer) => offer === name || (offer.startsWith(`${name};`) && !/;\s*q=0(\.0*)?$/.test(offer)))
  if (allows('br')) return 'br'
  return allows('gzip') ? 'gzip' : 'identity'
}
