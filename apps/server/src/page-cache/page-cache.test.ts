import { describe, expect, test } from 'vitest'
import { createPageCache } from './page-cache.ts'
import { cachedPage, type CachedPage } from './variants.ts'

const hour = 60 * 60 * 1000
const page = (size: number): CachedPage => ({
  headers: {},
  etag: String(size),
  body: () => Buffer.alloc(size),
  size,
})

function cacheOf(maxBytes = 100) {
  const clock = { now: new Date('2026-11-20T10:00:00Z'), isConnected: true }
  const validUntil = (now: Date) => new Date(now.getTime() + hour)
  return {
    clock,
    cache: createPageCache({ maxBytes, now: () => clock.now, validUntil, upToDate: () => clock.isConnected }),
  }
}

describe('the page cache', () => {
  test('makes a page once and caches it', async () => {
    const { cache } = cacheOf()
    let made = 0
    const make = async () => (made++, page(10))
    await cache.getOrMake('/a', make)
    await cache.getOrMake('/a', make)
    expect(made).toBe(1)
    expect(cache.get('/a')?.size).toBe(10)
  })

  test('lets all who ask at once wait for one making', async () => {
    const { cache } = cacheOf()
    let made = 0
    const make = async () => (made++, page(10))
    await Promise.all(Array.from({ length: 20 }, () => cache.getOrMake('/a', make)))
    expect(made).toBe(1)
  })

  test('renders each page anew while changes cannot be received', async () => {
    const { clock, cache } = cacheOf()
    await cache.getOrMake('/a', async () => page(10))
    clock.isConnected = false
    expect(cache.get('/a')).toBeUndefined()
    const made = await Promise.all([20, 30].map((size) => cache.getOrMake('/a', async () => page(size))))
    expect(made.map((one) => one?.size)).toEqual([20, 30])
  })

  test('stays within its bytes and drops what was used longest ago', async () => {
    const { cache } = cacheOf(100)
    for (const key of ['/a', '/b']) await cache.getOrMake(key, async () => page(45))
    cache.get('/a')
    await cache.getOrMake('/c', async () => page(45))
    expect([cache.get('/a'), cache.get('/b'), cache.get('/c')].map(Boolean)).toEqual([true, false, true])
    expect(cache.bytes).toBe(90)
  })

  test('caches no page that is larger than the whole cache', async () => {
    const { cache } = cacheOf(100)
    expect(await cache.getOrMake('/a', async () => page(101))).not.toBeNull()
    expect([cache.get('/a'), cache.bytes]).toEqual([undefined, 0])
  })

  test('forgets a page when its time is over', async () => {
    const { cache, clock } = cacheOf()
    await cache.getOrMake('/a', async () => page(10))
    clock.now = new Date(clock.now.getTime() + hour)
    expect([cache.get('/a'), cache.bytes]).toEqual([undefined, 0])
  })

  test('does not cache a page that was begun before a change, nor share it with later requests', async () => {
    const { cache } = cacheOf()
    const first = Promise.withResolvers<CachedPage>()
    const before = cache.getOrMake('/a', () => first.promise)
    cache.drop()
    const after = cache.getOrMake('/a', async () => page(20))
    first.resolve(page(10))
    expect((await before)?.size).toBe(10)
    expect((await after)?.size).toBe(20)
    expect(cache.get('/a')?.size).toBe(20)
    expect(cache.bytes).toBe(20)
  })

  test('caches no page that must not be cached, and renders anew after a failure', async () => {
    const { cache } = cacheOf()
    expect(await cache.getOrMake('/a', async () => null)).toBeNull()
    await expect(cache.getOrMake('/a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect((await cache.getOrMake('/a', async () => page(5)))?.size).toBe(5)
  })

  test('tells pages apart by their bytes', async () => {
    const [one, same, other] = await Promise.all([
      cachedPage(Buffer.from('<p>1</p>'), {}),
      cachedPage(Buffer.from('<p>1</p>'), {}),
      cachedPage(Buffer.from('<p>2</p>'), {}),
    ])
    expect(one.etag).toBe(same.etag)
    expect(one.etag).not.toBe(other.etag)
  })
})
