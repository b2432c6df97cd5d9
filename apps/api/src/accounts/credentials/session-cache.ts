import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'
import { LRUCache } from 'lru-cache'

export interface LiveSession {
  readonly id: string
  readonly user: SignedInUser
  readonly expiresAt: string
}

const maxAgeMs = 2000
const maxSessions = 2000

/** Caches each session for two seconds after it was read. */
export class SessionCache {
  readonly #sessions: LRUCache<string, LiveSession>
  readonly #now: () => number
  /** Increased by each drop, because a read that is under way may return data from before it. */
  #drops = 0

  constructor(now: () => number = () => performance.now()) {
    // To the library a time of 0 means no limit, and an entry is old once more than its time has passed.
    this.#now = () => now() + 1
    this.#sessions = new LRUCache({
      max: maxSessions,
      ttl: maxAgeMs - 1,
      ttlResolution: 0,
      perf: { now: this.#now },
    })
  }

  /** The session by its id, from memory or by `read`; undefined once it has ended. */
  async find(id: string, read: () => Promise<LiveSession | undefined>): Promise<LiveSession | undefined> {
    const cached = this.#sessions.get(id)
    if (cached) return cached
    const { start, drops } = { start: this.#now(), drops: this.#drops }
    const session = await read()
    if (session && drops === this.#drops) this.#sessions.set(id, session, { start })
    return session
  }

  dropSession(id: string): void {
    this.#drops++
    this.#sessions.delete(id)
  }

  dropUser(userId: string): void {
    this.#drops++
    const sessions = [...this.#sessions.values()].filter(({ user }) => user.id === userId)
    for (const { id } of sessions) this.#sessions.delete(id)
  }

  clear(): void {
    this.#drops++
    this.#sessions.clear()
  }
}
