import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One complete answer as bytes, in every encoding that browsers ask for. */
export interface CachedPage {
  /** All that go with it in every encoding, its ETag among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly etag: string
  readonly bodies: Readonly<Record<Encoding, Buffer>>
  /** Bytes that the page takes in memory. */
  readonly size: number
}

const compressBrotli = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** Compresses a finished page once for all its visitors. */
export async function cachedPage(body: Buffer, headers: Record<string, string>): Promise<CachedPage> {
  const [br, zipped] = await Promise.all([
    compressBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
    compressGzip(body),
  ])
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    headers: { ...headers, etag, vary: 'Accept-Encoding' },
    etag,
    bodies: { br, gzip: zipped, identity: body },
    size: body.length + br.length + zipped.length,
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
