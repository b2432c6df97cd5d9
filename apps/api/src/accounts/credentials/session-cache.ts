import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { LRUCache } from 'lru-cache'

export interface LiveSession {
  readonly id: string
  readonly user: SignedInUser
  readonly expiresAt: string
}

const keptMs = 2000
const mostKept = 2000

/** Caches each session for two seconds after it was read. */
export class SessionCache {
  readonly #kept: LRUCache<string, LiveSession>
  readonly #now: () => number
  /** Increased by each drop, because a read that is under way may return data from before it. */
  #drops = 0

  constructor(now: () => number = () => performance.now()) {
    // To the library a time of 0 means no limit, and an entry is old once more than its time has passed.
    this.#now = () => now() + 1
    this.#kept = new LRUCache({ max: mostKept, ttl: keptMs - 1, ttlResolution: 0, perf: { now: this.#now } })
  }

  /** The session by its id, from memory or by `read`; undefined once it has ended. */
  async find(id: string, read: () => Promise<LiveSession | undefined>): Promise<LiveSession | undefined> {
    const kept = this.#kept.get(id)
    if (kept) return kept
    const { start, drops } = { start: this.#now(), drops: this.#drops }
    const session = await read()
    if (session && drops === this.#drops) this.#kept.set(id, session, { start })
    return session
  }

  dropSession(id: string): void {
    this.#drops++
    this.#kept.delete(id)
  }

  dropUser(userId: string): void {
    this.#drops++
    const sessions = [...this.#kept.values()].filter(({ user }) => user.id === userId)
    for (const { id } of sessions) this.#kept.delete(id)
  }

  clear(): void {
    this.#drops++
    this.#kept.clear()
  }
}
