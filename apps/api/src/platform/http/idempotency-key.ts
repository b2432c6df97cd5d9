import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { eq, lt, sql } from 'drizzle-orm'
import { idempotencyKey } from '@dvor/contract/reservations/reservations.ts'
import { deviceOf, ipKeyOf, type Actor } from '../actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError, invalid } from '../errors.ts'
import { idempotencyKeys } from '../../db/schema/system/idempotency.ts'

/**
 * Runs `work` once for each key, in the caller's transaction. A repetition with the same body waits for the first and
 * gets its answer; with another body it is refused. Failures are rolled back and not stored, and may be repeated.
 * @throws ApiError `idempotency_mismatch`
 */
export async function withIdempotencyKey<T>(
  db: Db,
  key: string | undefined,
  body: unknown,
  work: () => Promise<T>,
): Promise<T> {
  if (!key) return work()
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex')
  // Waits here while another transaction uses the same key.
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ key, body_hash: hash })
    .onConflictDoNothing()
    .returning()
  if (claimed.length === 0) return firstAnswer<T>(db, key, hash)
  const answer = await work()
  await db.update(idempotencyKeys).set({ answer }).where(eq(idempotencyKeys.key, key))
  return answer
}

async function firstAnswer<T>(db: Db, key: string, hash: string): Promise<T> {
  const [record] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  if (record?.body_hash !== hash)
    throw new ApiError('idempotency_mismatch', 'This key was used with another body')
  return record.answer as T
}

/**
 * The same for a use-case in a transaction of its own, which `work` gets. Its answer is stored, so it must not contain
 * personal data.
 */
export function runWithIdempotencyKey<T>(
  db: Db,
  key: string | undefined,
  body: unknown,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  return key ? inTransaction(db, (tx) => withIdempotencyKey(tx, key, body, () => work(tx))) : work(db)
}

/** The parts of a request that its idempotency key depends on. */
interface KeyedCall {
  readonly headers: IncomingHttpHeaders
  readonly method: string
  readonly url: string
}

/**
 * The stored form of a request's `Idempotency-Key`: the caller's own, for this call (method and path) alone. Callers
 * are told apart by account, else by device, else by `secret`, which only one caller has, else by IP: a guest who
 * repeats an order from another network is identified by the token of the hold. Undefined without a key. @throws
 * ApiError `invalid` for a key that is too short to be unique, or too long to be stored
 */
export function keyOf(
  { headers, method, url }: KeyedCall,
  actor: Actor,
  secret?: string,
): string | undefined {
  const key = headers['idempotency-key']
  if (typeof key !== 'string') return undefined
  if (!idempotencyKey.safeParse(key).success)
    throw invalid([{ path: 'idempotency-key', code: 'invalid_format' }])
  const [path] = url.split('?')
  return createHash('sha256')
    .update([callerOf(actor, secret), method, path, key].join('\n'))
    .digest('base64url')
}

function callerOf(actor: Actor, secret: string | undefined): string {
  if (actor.kind === 'user') return `user ${actor.user.id}`
  if (actor.kind === 'key') return `key ${actor.key.id}`
  const ip = ipKeyOf(actor)
  return deviceOf(actor) ?? (secret && `secret ${secret}`) ?? (ip === null ? '' : `address ${ip}`)
}

/** Deletes keys after 48 hours. */
export async function forgetOldKeys(db: Db): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '48 hours'`))
}
