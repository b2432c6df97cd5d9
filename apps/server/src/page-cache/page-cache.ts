import { LRUCache } from 'lru-cache'
import type { CachedPage } from './variants.ts'

interface Entry {
  readonly page: CachedPage
  /** Milliseconds since the epoch after which time alone has changed the page. */
  readonly until: number
}

/** Finished pages in memory, bounded in bytes; the least recently used one goes first. */
export interface PageCache {
  /** The page, or undefined when there is none or its time is over. */
  get(key: string): CachedPage | undefined
  /**
   * The page of a key, rendered at most once at a time. `make` returns null for a page that must not be cached;
   * concurrent callers then get null and render their own. A page that changed while it was rendered is not cached
   * either.
   */
  getOrMake(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>
  /**
   * For callers that render a page in another way: to be called before any of its data are read. The page passed to
   * the returned function is cached, unless something has changed since.
   */
  begin(key: string): (page: CachedPage) => void
  /** Drops everything, or the pages with these keys, after a change. */
  drop(concerns?: (key: string) => boolean): void
  readonly bytes: number
  readonly tally: Readonly<CacheTally>
}

/** Counts of a cache since the start. */
export interface CacheTally {
  /** Answers from memory. */
  hits: number
  /** Pages that were rendered because there was none. */
  misses: number
  /** Times that a change dropped pages. */
  drops: number
}

interface PageCacheOptions {
  readonly maxBytes: number
  readonly now: () => Date
  /** The moment at which time alone changes a page made now: the next midnight of the property. */
  readonly validUntil: (now: Date) => Date
  /** Whether `drop` is called for every change at present; while it is not, cached pages are not served. */
  readonly upToDate: () => boolean
}

export function createPageCache({ maxBytes, now, validUntil, upToDate }: PageCacheOptions): PageCache {
  const pages = new LRUCache<string, Entry>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => Math.max(1, page.size),
  })
  const making = new Map<string, Promise<CachedPage | null>>()
  let generation = 0

  const tally: CacheTally = { hits: 0, misses: 0, drops: 0 }

  const get = (key: string) => {
    const entry = upToDate() ? pages.get(key) : undefined
    if (!entry) return undefined
    if (entry.until <= now().getTime()) return void pages.delete(key)
    tally.hits++
    return entry.page
  }
  const begin = (key: string) => {
    tally.misses++
    const startedIn = generation
    const startedAt = now()
    return (page: CachedPage) => {
      if (startedIn === generation) pages.set(key, { page, until: validUntil(startedAt).getTime() })
    }
  }
  const make = async (key: string, render: () => Promise<CachedPage | null>) => {
    const store = begin(key)
    const page = await render()
    if (page) store(page)
    return page
  }

  return {
    get,
    begin,
    getOrMake(key, render) {
      const cached = get(key)
      if (cached) return Promise.resolve(cached)
      if (!upToDate()) return make(key, render)
      // A page that was begun before a change must not be served after it.
      const turn = `${generation} ${key}`
      const running = making.get(turn) ?? make(key, render).finally(() => making.delete(turn))
      making.set(turn, running)
      return running
    },
    drop(concerns = () => true) {
      tally.drops++
      generation++
      const changed = [...pages.keys()].filter(concerns)
      for (const key of changed) pages.delete(key)
    },
    get bytes() {
      return pages.calculatedSize
    },
    tally,
  }
}
