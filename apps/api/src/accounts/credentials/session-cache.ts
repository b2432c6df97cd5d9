import type { SignedInUser } from '@dvor/contract/accounts/auth.ts'

export interface LiveSession {
  readonly id: string
  readonly user: SignedInUser
  readonly expiresAt: string
}

interface Kept {
  readonly session: LiveSession
  readonly readAt: number
}

const keptMs = 2000
const mostKept = 2000

/** Caches each session for two seconds after it was read. */
export class SessionCache {
  readonly #kept = new Map<string, Kept>()
  readonly #now: () => number
  /** Increased by each drop, because a read that is under way may return data from before it. */
  #drops = 0

  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /** The session by its id, from memory or by `read`; undefined once it has ended. */
  async find(id: string, read: () => Promise<LiveSession | undefined>): Promise<LiveSession | undefined> {
    const kept = this.#kept.get(id)
    if (kept && this.#now() - kept.readAt < keptMs) return kept.session
    this.#kept.delete(id)
    const { readAt, drops } = { readAt: this.#now(), drops: this.#drops }
    const session = await read()
    if (session && drops === this.#drops) this.#keep({ session, readAt })
    return session
  }

  dropSession(id: string): void {
    this.#drops++
    this.#kept.delete(id)
  }

  dropUser(userId: string): void {
    this.#drops++
    for (const [id, { session }] of this.#kept) if (session.user.id === userId) this.#kept.delete(id)
  }

  clear(): void {
    this.#drops++
    this.#kept.clear()
  }

  #keep(kept: Kept): void {
    const oldest = this.#kept.size >= mostKept ? this.#kept.keys().next().value : undefined
    if (oldest) this.#kept.delete(oldest)
    this.#kept.set(kept.session.id, kept)
  }
}
