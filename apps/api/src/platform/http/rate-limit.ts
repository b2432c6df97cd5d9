import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../errors.ts'
import { attemptCounters as counters } from '../../db/schema/system/rate-limit.ts'

export interface Limit {
  /** Kind of attempt, for example `sign-in of an account`. */
  readonly bucket: string
  /** Subject of the count: an address (see `addressKey`) or an account. */
  readonly key: string
  readonly max: number
  readonly perSeconds: number
}

const hashed = ({ bucket, key }: Limit) => createHash('sha256').update(`${bucket}\n${key}`).digest('hex')

/**
 * Counts one attempt, or `amount` of the limited quantity, for all instances together. Pass a connection, not a
 * transaction, or a rollback would remove the attempt. @throws ApiError `rate_limited` with Retry-After once more than
 * `max` fall into one window
 */
export async function limitAttempts(db: Db, limit: Limit, clock: Clock, amount = 1): Promise<void> {
  const now = clock.now()
  const end = new Date(now.getTime() + limit.perSeconds * 1000).toISOString()
  const over = lte(counters.windowEnds, now.toISOString())
  const [counter] = await db
    .insert(counters)
    .values({ bucket: limit.bucket, key: hashed(limit), attempts: amount, windowEnds: end })
    .onConflictDoUpdate({
      target: [counters.bucket, counters.key],
      set: {
        attempts: sql`case when ${over} then excluded.attempts else ${counters.attempts} + excluded.attempts end`,
        windowEnds: sql`case when ${over} then excluded.window_ends else ${counters.windowEnds} end`,
      },
    })
    .returning({ attempts: counters.attempts, windowEnds: counters.windowEnds })
  if (!counter || counter.attempts <= limit.max) return
  const seconds = Math.ceil((Date.parse(counter.windowEnds) - now.getTime()) / 1000)
  throw new ApiError('rate_limited', 'Too many attempts', { retryAfterSeconds: Math.max(1, seconds) })
}

/** Takes one counted attempt back, because it was a right one. */
export async function takeBackAttempt(db: Db, limit: Limit): Promise<void> {
  await db
    .update(counters)
    .set({ attempts: sql`${counters.attempts} - 1` })
    .where(and(eq(counters.bucket, limit.bucket), eq(counters.key, hashed(limit)), gt(counters.attempts, 0)))
}

/** Deletes the windows that are over. */
export async function sweepAttempts(db: Db, clock: Clock): Promise<void> {
  await db.delete(counters).where(lte(counters.windowEnds, clock.now().toISOString()))
}

/** An IPv4 address as people write it, also where the system names it within IPv6 (`::ffff:192.0.2.1`). */
export const plainAddress = (ip: string): string => /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip

/**
 * Counting key of an address: a whole IPv6 /64, which a household gets, so that its single addresses do not count
 * apart.
 */
export function addressKey(ip: string): string {
  const address = plainAddress(ip)
  if (!isIPv6(address)) return address
  const [head = '', tail] = address.split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - first.length - last.length
  const groups = [...first, ...Array.from({ length: zeros }, () => '0'), ...last]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
