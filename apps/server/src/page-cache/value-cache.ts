import { frozen } from '@dvor/api/db/frozen.ts'
import { LRUCache } from 'lru-cache'
import { nextMidnight } from '../http/next-midnight.ts'

/** Values of public collections as pages read them, in memory under the version of the content (decision 127). */
export interface ValueCache {
  /** The values for one page; the version is read from the database once, when it first asks. */
  forPage(): PageValues
}

export interface PageValues {
  /** The value of an address of the API, undefined when there is none of the present content. */
  get(address: string): Promise<{ readonly value: unknown } | undefined>
  /** Stores a value that was read after `get`; freezes it, because all pages share it. @param bytes of its JSON */
  set(address: string, value: unknown, bytes: number): Promise<void>
}

interface Entry {
  readonly version: string
  /** Milliseconds since the epoch after which time alone has changed the value. */
  readonly until: number
  readonly value: unknown
}

const mostBytes = 16 * 1024 * 1024
/** An address and the objects around a value. */
const shell = 500

interface ValueCacheOptions {
  /** Reads the present version from the database; it changes with every commit and never returns. */
  readonly contentVersion: () => Promise<string | undefined>
  readonly now: () => Date
}

/**
 * Values in memory. One is stored under the version that was read before it: where that is still the present one, nothing
 * was committed in between, so the value is of this version.
 */
export function createValueCache({ contentVersion, now: clock }: ValueCacheOptions): ValueCache {
  const entries = new LRUCache<string, Entry>({ maxSize: mostBytes })
  return {
    forPage() {
      const now = clock()
      let asked: Promise<string | undefined> | undefined
      // Without a version nothing is cached; the page's calls find out by themselves what is wrong.
      const version = () => (asked ??= contentVersion().catch(() => undefined))
      return {
        async get(address) {
          const present = await version()
          const entry = entries.get(address)
          return entry && entry.version === present && now.getTime() < entry.until ? entry : undefined
        },
        async set(address, value, bytes) {
          const present = await version()
          if (present === undefined) return
          const entry = { version: present, until: nextMidnight(now).getTime(), value: frozen(value) }
          entries.set(address, entry, { size: bytes + shell })
        },
      }
    },
  }
}
