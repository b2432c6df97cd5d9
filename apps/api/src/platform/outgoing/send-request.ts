import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { allowedAddresses, HostRefused, type HostAddress, type Reach } from './reach.ts'

/** What is sent; a request with a body is a POST. */
interface Outgoing {
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string | Buffer
}

/**
 * Sends one request to an address that a user gave, over https. Every address of the host must be allowed, the
 * connection is pinned to the checked addresses, and no redirect is followed. @returns the answer, whose body is not
 * read @throws HostRefused; an error of the network, or of `signal`
 */
export async function sendRequest(
  url: URL,
  { headers, body }: Outgoing,
  reach: Reach,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (url.protocol !== 'https:' || url.username || url.password) throw new HostRefused('address_refused')
  const addresses = await inTime(allowedAddresses(url.hostname, reach), signal)
  return new Promise((resolve, reject) => {
    const call = request(url, {
      method: body === undefined ? 'GET' : 'POST',
      // A connection of its own, to none but the addresses just checked.
      agent: false,
      lookup: pinnedTo(addresses),
      ca: reach.ca,
      signal,
      headers,
    })
    call.on('response', resolve)
    call.on('error', reject)
    call.end(body)
  })
}

function pinnedTo(addresses: HostAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = addresses
    if (options.all) done(null, addresses)
    else done(null, first?.address ?? '', first?.family)
  }
}

/** Name look-ups accept no abort signal. */
function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error('the time is over'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}
