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
   * The page of a key, made at most once at a time. `make` returns null for what must not be kept; whoever waited for
   * it gets null too and makes its own. What changed while a page was being made is not kept either.
   */
  getOrMake(key: string, make: () => Promise<CachedPage | null>): Promise<CachedPage | null>
  /** Forgets everything, or the pages with such keys: something that they show has changed. */
  drop(concerns?: (key: string) => boolean): void
  readonly bytes: number
}

interface PageCacheOptions {
  readonly maxBytes: number
  readonly now: () => Date
  /** The moment at which time alone changes a page made now: the next midnight of the house. */
  readonly validUntil: (now: Date) => Date
}

export function createPageCache({ maxBytes, now, validUntil }: PageCacheOptions): PageCache {
  const entries = new Map<string, Entry>()
  const making = new Map<string, Promise<CachedPage | null>>()
  let bytes = 0
  let generation = 0

  const remove = (key: string) => {
    bytes -= entries.get(key)?.page.size ?? 0
    entries.delete(key)
  }
  const get = (key: string) => {
    const entry = entries.get(key)
    if (!entry) return undefined
    entries.delete(key)
    if (entry.until <= now().getTime()) {
      bytes -= entry.page.size
      return undefined
    }
    entries.set(key, entry)
    return entry.page
  }
  const keep = (key: string, page: CachedPage, madeAt: Date) => {
    remove(key)
    entries.set(key, { page, until: validUntil(madeAt).getTime() })
    bytes += page.size
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break
      remove(oldest)
    }
  }
  const make = async (key: string, render: () => Promise<CachedPage | null>) => {
    const startedIn = generation
    const startedAt = now()
    const page = await render()
    if (page && startedIn === generation) keep(key, page, startedAt)
    return page
  }

  return {
    get,
    getOrMake(key, render) {
      const kept = get(key)
      if (kept) return Promise.resolve(kept)
      // A page that was begun before a change must not be handed to whoever asks after it.
      const turn = `${generation} ${key}`
      const running = making.get(turn) ?? make(key, render).finally(() => making.delete(turn))
      making.set(turn, running)
      return running
    },
    drop(concerns = () => true) {
      generation++
      for (const key of entries.keys()) if (concerns(key)) remove(key)
    },
    get bytes() {
      return bytes
    },
  }
}
