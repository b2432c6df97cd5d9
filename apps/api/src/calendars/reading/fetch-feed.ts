import type { IncomingMessage } from 'node:http'
import { overHttps } from '@dvor/contract/values/values.ts'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { HostRefused, type Reach } from '../../platform/outgoing/reach.ts'
import { sendRequest } from '../../platform/outgoing/send-request.ts'
import { FeedFailure } from './feed-failure.ts'

const gunzipped: Decompress = promisify(gunzip)

const readers = new Map<string, Decompress>([
  ['identity', (body) => Promise.resolve(body)],
  ['gzip', gunzipped],
  ['x-gzip', gunzipped],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
])

/** The portal's identification of the version that was read last. */
export interface FeedVersion {
  etag: string | null
  last_modified: string | null
}

export type FetchedFeed = { isNew: false } | { isNew: true; text: string; version: FeedVersion }

const maxBytes = 5 * 1024 * 1024
const maxRedirects = 3
const redirects = new Set([301, 302, 303, 307, 308])

/**
 * Reads a calendar at an address that a person typed. Only https is allowed, every address of the host must be public,
 * the connection is pinned to the checked addresses, and each redirect is checked likewise; 5 MB and `signal`'s time
 * at most. @throws FeedFailure with the reason
 */
export async function fetchFeed(
  address: string,
  version: FeedVersion,
  reach: Reach,
  signal: AbortSignal,
): Promise<FetchedFeed> {
  try {
    let url = checkedUrl(address)
    for (let hops = 0; hops <= maxRedirects; hops++) {
      const answer = await ask(url, version, reach, signal)
      const status = answer.statusCode ?? 0
      if (!redirects.has(status)) return await read(answer, status)
      answer.destroy()
      url = checkedUrl(answer.headers.location ?? '', url)
    }
    throw new FeedFailure('address_refused')
  } catch (error) {
    if (error instanceof FeedFailure) throw error
    if (error instanceof HostRefused) throw new FeedFailure(error.problem)
    throw new FeedFailure(signal.aborted ? 'too_slow' : 'unreachable')
  }
}

/** Checks the text of an address; `webcal://` means https. @throws FeedFailure `address_refused` */
export function checkedUrl(address: string, base?: URL): URL {
  const url = URL.parse(overHttps(address), base)
  if (url?.protocol !== 'https:' || url.username || url.password) throw new FeedFailure('address_refused')
  return url
}

const ask = (url: URL, version: FeedVersion, reach: Reach, signal: AbortSignal): Promise<IncomingMessage> =>
  sendRequest(
    url,
    {
      headers: {
        accept: 'text/calendar, */*;q=0.1',
        'accept-encoding': 'identity',
        'user-agent': 'dvor-calendar/1.0',
        ...(version.etag && { 'if-none-match': version.etag }),
        ...(version.last_modified && { 'if-modified-since': version.last_modified }),
      },
    },
    reach,
    signal,
  )

async function read(answer: IncomingMessage, status: number): Promise<FetchedFeed> {
  if (status === 304) {
    answer.destroy()
    return { isNew: false }
  }
  if (status !== 200) {
    answer.destroy()
    throw new FeedFailure(status >= 500 || status === 429 ? 'unreachable' : 'refused_by_portal')
  }
  const { etag = null, 'last-modified': last_modified = null } = answer.headers
  return { isNew: true, text: await textOf(answer), version: { etag, last_modified } }
}

/** The whole body with its folded lines joined; stops reading at the size limit. @throws FeedFailure `too_large`, `not_a_calendar` */
async function textOf(answer: IncomingMessage): Promise<string> {
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = answer.headers
  if (!isReadable(encoding)) return refuse(answer, 'not_a_calendar')
  if (Number(length) > maxBytes) return refuse(answer, 'too_large')
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of answer as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > maxBytes) return refuse(answer, 'too_large')
    pieces.push(piece)
  }
  const body = await decompressed(Buffer.concat(pieces), encoding, maxBytes)
  return new TextDecoder().decode(unfolded(body))
}

type Decompress = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

/** Whether a body in this `Content-Encoding` can be read. */
const isReadable = (encoding: string): boolean => readers.has(encoding.toLowerCase())

/**
 * The body without its compression: some portals compress though nobody asked them to, or keep their calendars as
 * compressed files. @throws FeedFailure `too_large` above `maxBytes`, `not_a_calendar` for a damaged body
 */
async function decompressed(body: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
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

/** Joins folded lines by octets, because a fold may stand inside of a letter (RFC 5545, section 3.1). */
const unfolded = (body: Buffer): Buffer =>
  Buffer.from(body.toString('latin1').replaceAll(/\r*\n[ \t]/g, ''), 'latin1')

function refuse(answer: IncomingMessage, problem: 'too_large' | 'not_a_calendar'): never {
  answer.destroy()
  throw new FeedFailure(problem)
}
