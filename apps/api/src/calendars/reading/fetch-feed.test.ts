import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { aBooking, aCalendar } from '../../testing/files/calendar-text.ts'
import { portal, startFeedServer, type FeedServer } from '../../testing/servers/feed-server.ts'
import { FeedFailure } from './feed-failure.ts'
import { fetchFeed, type FeedVersion } from './fetch-feed.ts'
import { publicInternet, type Reach } from '../../platform/outgoing/reach.ts'

const unknown: FeedVersion = { etag: null, last_modified: null }
const calendar = aCalendar(aBooking('a', '2027-05-01', '2027-05-03'))

let server: FeedServer
beforeEach(async () => {
  server = await startFeedServer()
  server.serves(calendar)
})
afterEach(() => server.close())

const fetched = (url = server.url, reach: Reach = server.reach, signal = AbortSignal.timeout(20_000)) =>
  fetchFeed(url, unknown, reach, signal)

async function problemOf(work: Promise<unknown>): Promise<string> {
  try {
    await work
    return 'none'
  } catch (error) {
    if (error instanceof FeedFailure) return error.problem
    throw error
  }
}

test('a letter that a portal has folded in the middle of its octets is whole again', async () => {
  const [before, after] = aCalendar(aBooking('a', '2027-05-03', '2027-05-06', 'Rezervácia')).split('á')
  const octets = [before, Buffer.from([0xc3]), '\r\n ', Buffer.from([0xa1]), after].map((part) =>
    Buffer.from(part ?? ''),
  )
  server.serves((_request, response) => void response.end(Buffer.concat(octets)))
  expect(await fetched()).toMatchObject({ text: expect.stringContaining('SUMMARY:Rezervácia') })
})

test('a calendar is read over TLS with its version', async () => {
  server.serves((_request, response) =>
    response.writeHead(200, { etag: '"v1"', 'last-modified': 'Mon, 01 Mar 2027 08:00:00 GMT' }).end(calendar),
  )
  expect(await fetched()).toEqual({
    isNew: true,
    text: calendar,
    version: { etag: '"v1"', last_modified: 'Mon, 01 Mar 2027 08:00:00 GMT' },
  })
})

test.each([
  ['gzip', gzipSync],
  ['x-gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
  ['identity', gzipSync],
])('a calendar that comes compressed, as %s', async (encoding, compressed) => {
  server.serves((_request, response) =>
    response.writeHead(200, { 'content-encoding': encoding }).end(compressed(calendar)),
  )
  expect(await fetched()).toMatchObject({ text: calendar })
})

test('an address that begins with webcal is read over https', async () => {
  expect(await fetched(server.url.replace('https:', 'webcal:'))).toMatchObject({ text: calendar })
})

test('a known version is not sent again', async () => {
  server.serves((request, response) => {
    const isKnown = request.headers['if-none-match'] === '"v1"'
    response.writeHead(isKnown ? 304 : 200).end(isKnown ? undefined : calendar)
  })
  const version = { etag: '"v1"', last_modified: null }
  const answer = await fetchFeed(server.url, version, server.reach, AbortSignal.timeout(20_000))
  expect(answer).toEqual({ isNew: false })
})

describe('addresses that are refused before any request', () => {
  test.each([
    'http://portal.example/a.ics',
    'ftp://portal.example/a.ics',
    'file:///etc/passwd',
    'https://user:secret@portal.example/a.ics',
    'https://127.0.0.1/a.ics',
    'https://127.1/a.ics',
    'https://2130706433/a.ics',
    'https://0x7f.1/a.ics',
    'https://[::1]/a.ics',
    'https://[::ffff:127.0.0.1]/a.ics',
    'https://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/a.ics',
    'portal',
    '',
  ])('%s', async (url) => {
    expect(await problemOf(fetched(url, publicInternet))).toBe('address_refused')
    expect(server.requests).toHaveLength(0)
  })

  test('a name that resolves to a private address, or has a single one', async () => {
    const names = (addresses: string[]): Reach => ({
      ...publicInternet,
      resolve: async () => addresses.map((address) => ({ address, family: 4 })),
    })
    const url = 'https://inside.example/a.ics'
    expect(await problemOf(fetched(url, names(['10.0.0.5'])))).toBe('address_refused')
    expect(await problemOf(fetched(url, names(['8.8.8.8', '127.0.0.1'])))).toBe('address_refused')
    expect(await problemOf(fetched(url, names([])))).toBe('unreachable')
  })
})

test('the connection uses the checked address without a second look-up', async () => {
  let asked = 0
  const changing: Reach = {
    ...server.reach,
    resolve: async (host) => {
      asked++
      return asked === 1 ? server.reach.resolve(host) : [{ address: '127.0.0.2', family: 4 }]
    },
  }
  expect(await fetched(server.url, changing)).toMatchObject({ isNew: true })
  expect(asked).toBe(1)
})

describe('redirects', () => {
  const redirectTo = (where: string) =>
    server.serves((request, response) => {
      if (request.url === '/end.ics') response.writeHead(200).end(calendar)
      else response.writeHead(302, { location: where }).end()
    })

  test('are followed, within the portal and to another one', async () => {
    redirectTo('/end.ics')
    expect(await fetched()).toMatchObject({ isNew: true, text: calendar })
    server.names.set('other.example', ['127.0.0.1'])
    redirectTo(server.url.replace(portal, 'other.example').replace('/calendar.ics', '/end.ics'))
    expect(await fetched()).toMatchObject({ isNew: true, text: calendar })
  })

  test.each([
    'http://portal.example/a.ics',
    'https://10.0.0.1/a.ics',
    'https://inside.example/a.ics',
    'file:///x',
  ])('to %s are refused', async (where) => {
    server.names.set('inside.example', ['10.0.0.5'])
    redirectTo(where)
    expect(await problemOf(fetched())).toBe('address_refused')
    expect(server.requests).toHaveLength(1)
  })

  test('end after three', async () => {
    redirectTo('/again.ics')
    expect(await problemOf(fetched())).toBe('address_refused')
    expect(server.requests).toHaveLength(4)
  })
})

describe('sizes and times above the limits', () => {
  const big = 5 * 1024 * 1024 + 1
  test('a declared size', async () => {
    server.serves((_request, response) =>
      response.writeHead(200, { 'content-length': big }).end('x'.repeat(big)),
    )
    expect(await problemOf(fetched())).toBe('too_large')
  })

  test('a size that shows after the compression', async () => {
    server.serves((_request, response) => void response.end(gzipSync(Buffer.alloc(big))))
    expect(await problemOf(fetched())).toBe('too_large')
  })

  test('an undeclared size, stopped while reading', async () => {
    let sent = 0
    server.serves((_request, response) => {
      const more = () => {
        while (!response.destroyed) {
          sent += 65_536
          if (!response.write('x'.repeat(65_536))) return
        }
      }
      response.on('drain', more)
      more()
    })
    expect(await problemOf(fetched())).toBe('too_large')
    expect(sent).toBeLessThan(64 * 1024 * 1024)
  })

  test('a portal that sends byte by byte, does not answer, or whose name look-up hangs', async () => {
    const soon = () => AbortSignal.timeout(150)
    server.serves((_request, response) => void response.writeHead(200).write('BEGIN:VCALENDAR\r\n'))
    expect(await problemOf(fetched(server.url, server.reach, soon()))).toBe('too_slow')
    server.serves(() => undefined)
    expect(await problemOf(fetched(server.url, server.reach, soon()))).toBe('too_slow')
    const silent: Reach = { ...server.reach, resolve: () => new Promise(() => undefined) }
    expect(await problemOf(fetched(server.url, silent, soon()))).toBe('too_slow')
  })
})

describe('a failing portal', () => {
  test.each([
    [404, 'refused_by_portal'],
    [403, 'refused_by_portal'],
    [410, 'refused_by_portal'],
    [204, 'refused_by_portal'],
    [500, 'unreachable'],
    [503, 'unreachable'],
    [429, 'unreachable'],
  ])('with %i', async (status, problem) => {
    server.serves((_request, response) => response.writeHead(status).end())
    expect(await problemOf(fetched())).toBe(problem)
  })

  test('in the middle of its answer', async () => {
    server.serves((_request, response) => {
      response.writeHead(200, { 'content-length': 1000 }).write('BEGIN:VCALENDAR\r\n')
      setImmediate(() => response.destroy())
    })
    expect(await problemOf(fetched())).toBe('unreachable')
  })

  test('with an untrusted certificate, or one of another name', async () => {
    expect(await problemOf(fetched(server.url, { ...server.reach, ca: undefined }))).toBe('unreachable')
    server.names.set('stranger.example', ['127.0.0.1'])
    expect(await problemOf(fetched(server.url.replace(portal, 'stranger.example')))).toBe('unreachable')
  })

  test('with a damaged or unknown compression', async () => {
    for (const encoding of ['gzip', 'zstd']) {
      server.serves((_request, response) =>
        response.writeHead(200, { 'content-encoding': encoding }).end('x'),
      )
      expect(await problemOf(fetched())).toBe('not_a_calendar')
    }
    server.serves((_request, response) => void response.end(gzipSync(calendar).subarray(0, 40)))
    expect(await problemOf(fetched())).toBe('not_a_calendar')
  })
})
