import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Clock } from '../clock.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../errors.ts'
import { attemptCounters as counters } from '../../db/schema/system/rate-limit.ts'
import { noteLimit } from './rate-limit-headers.ts'
import { limits, type Limit, type LimitName, type Subjects } from './limits.ts'

/** Subjects that are the caller itself. */
const ofCaller = new Set(['ip', 'address', 'addressWithoutDevice', 'device'])

export interface Counter {
  /** Kind of attempt and of subject. */
  readonly bucket: string
  /** Kind of the subject. */
  readonly by: string
  /** The subject: an IP (see `ipKey`), an account, a mailbox … */
  readonly key: string
  readonly max: number
  readonly perSeconds: number
}

const hashed = ({ bucket, key }: Counter) => createHash('sha256').update(`${bucket}\n${key}`).digest('hex')

/**
 * Counts one attempt, or `amount` of the limited quantity, for all instances together. @returns the end of the window once
 * more than `max` fall into it
 */
export async function countAttempt(
  db: Db,
  counter: Counter,
  clock: Clock,
  amount = 1,
): Promise<Date | undefined> {
  const now = clock.now()
  const end = new Date(now.getTime() + counter.perSeconds * 1000).toISOString()
  const over = lte(counters.windowEnds, now.toISOString())
  const [counted] = await db
    .insert(counters)
    .values({ bucket: counter.bucket, key: hashed(counter), attempts: amount, windowEnds: end })
    .onConflictDoUpdate({
      target: [counters.bucket, counters.key],
      set: {
        attempts: sql`case when ${over} then excluded.attempts else ${counters.attempts} + excluded.attempts end`,
        windowEnds: sql`case when ${over} then excluded.window_ends else ${counters.windowEnds} end`,
      },
    })
    .returning({ attempts: counters.attempts, windowEnds: counters.windowEnds })
  if (!counted) return undefined
  const until = new Date(counted.windowEnds)
  if (ofCaller.has(counter.by))
    noteLimit({
      name: counter.bucket,
      most: counter.max,
      perSeconds: counter.perSeconds,
      left: Math.max(0, counter.max - counted.attempts),
      resetSeconds: secondsUntil(until, now),
    })
  return counted.attempts > counter.max ? until : undefined
}

function countersOf<Name extends LimitName>(name: Name, subjects: Subjects<Name>) {
  const { perSeconds, ...most }: Limit = limits[name]
  const keys: Readonly<Record<string, string | null>> = subjects
  return Object.entries(most).flatMap(([by, max]) => {
    const key = keys[by] ?? null
    return key === null ? [] : { by, bucket: `${name} by ${by}`, key, max, perSeconds }
  })
}

/** Counts an attempt by each subject, up to one with too many. @returns which, and when it may try again */
export async function countAttempts<Name extends LimitName>(
  db: Db,
  name: Name,
  subjects: Subjects<Name>,
  clock: Clock,
  amount = 1,
): Promise<{ by: string; until: Date } | undefined> {
  for (const counter of countersOf(name, subjects)) {
    const until = await countAttempt(db, counter, clock, amount)
    if (until) return { by: counter.by, until }
  }
  return undefined
}

/**
 * Counts an attempt and refuses it above its limit. Pass a connection, not a transaction, or a rollback would remove the
 * attempt. @throws ApiError `rate_limited` with Retry-After
 */
export async function limitAttempts<Name extends LimitName>(
  db: Db,
  name: Name,
  subjects: Subjects<Name>,
  clock: Clock,
): Promise<void> {
  const over = await countAttempts(db, name, subjects, clock)
  if (!over) return
  const retryAfterSeconds = secondsUntil(over.until, clock.now())
  throw new ApiError('rate_limited', 'Too many attempts', { retryAfterSeconds })
}

/** Whole seconds after which a refused caller may try again. */
export const secondsUntil = (until: Date, now: Date): number =>
  Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))

/** Takes one counted attempt back, because it was a right one. */
export async function takeBackAttempt<Name extends LimitName>(
  db: Db,
  name: Name,
  subjects: Subjects<Name>,
): Promise<void> {
  for (const { bucket, ...counter } of countersOf(name, subjects))
    await db
      .update(counters)
      .set({ attempts: sql`${counters.attempts} - 1` })
      .where(
        and(
          eq(counters.bucket, bucket),
          eq(counters.key, hashed({ bucket, ...counter })),
          gt(counters.attempts, 0),
        ),
      )
}

/** Deletes the windows that are over. */
export async function sweepAttempts(db: Db, clock: Clock): Promise<void> {
  await db.delete(counters).where(lte(counters.windowEnds, clock.now().toISOString()))
}
