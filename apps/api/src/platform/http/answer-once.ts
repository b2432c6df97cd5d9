import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/database.ts'
import { idempotencyKeys } from '../../db/schema/system/idempotency.ts'
import { ApiError } from '../errors.ts'
import { Sealer } from '../sealer.ts'
import type { Services } from '../services.ts'
import { keyOf } from './idempotency-key.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The key that this request has claimed; its answer is stored under it. */
    claimedKey: string | null
  }
}

/** The stored answer of such a call, which may hold personal data and secrets. */
const storedAnswer = z.object({ sealed: z.string() })

/** Fastify's refusal of a handler that takes too long, and may still carry out the call. */
const stillRunning = 'FST_ERR_HANDLER_TIMEOUT'

/**
 * Gives calls that are declared `keyed` their idempotency: the key is claimed before the call is carried out, so it is
 * carried out once at most; its answer is kept sealed for 48 hours. A refusal is not kept and may be repeated. Use-cases
 * that store their key in their own transaction (`withIdempotencyKey`) are not declared so.
 */
export function answerOnce(
  app: FastifyInstance,
  { db, appSecret }: Pick<Services, 'db' | 'appSecret'>,
): void {
  const sealer = new Sealer(appSecret, 'answers of keyed calls')
  app.decorateRequest('claimedKey', null)
  app.addHook('preHandler', async (request, reply) => {
    const key = request.routeOptions.config.keyed && keyOf(request, request.actor, secretOf(request))
    if (!key) return
    const answer = await claimKey(db, key, hashOf(request), sealer)
    if (answer === undefined) request.claimedKey = key
    else return reply.header('content-type', 'application/json; charset=utf-8').send(answer)
  })
  app.addHook('onError', async (request, _reply, error) => {
    if (error.code === stillRunning) request.claimedKey = null
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { claimedKey: key, log } = request
    if (key === null) return
    request.claimedKey = null
    const isDone = reply.statusCode === 200 && typeof payload === 'string'
    try {
      await settleKey(db, key, isDone ? { sealed: sealer.seal(key, payload) } : null)
    } catch (error) {
      // What was done is answered; a repetition is refused as long as the key has no answer.
      log.error({ err: error }, 'the answer of a keyed call was not stored')
    }
  })
}

/** The guest's token of the address, which only one caller has. */
const secretOf = ({ params }: FastifyRequest): string | undefined =>
  z.object({ token: z.string() }).safeParse(params).data?.token

const hashOf = ({ query, body }: FastifyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([query, body]))
    .digest('hex')

/**
 * Claims a key. @returns the answer of the first request; undefined for the first one itself @throws ApiError
 * `idempotency_mismatch` for another body, `conflict` while the first has no answer
 */
async function claimKey(db: Db, key: string, bodyHash: string, sealer: Sealer): Promise<string | undefined> {
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ key, body_hash: bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key })
  if (claimed.length > 0) return undefined
  const [first] = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, key))
  if (first && first.body_hash !== bodyHash)
    throw new ApiError('idempotency_mismatch', 'This key was used with another body')
  const { data: stored } = storedAnswer.safeParse(first?.answer)
  const answer = stored ? sealer.open(key, stored.sealed) : null
  if (answer === null)
    throw new ApiError('conflict', 'The first request with this key has no answer yet', {
      retryAfterSeconds: 2,
    })
  return answer
}

/** Stores the answer of a carried out call; a refused one leaves no key. */
async function settleKey(db: Db, key: string, answer: z.infer<typeof storedAnswer> | null): Promise<void> {
  const claimed = eq(idempotencyKeys.key, key)
  if (answer) await db.update(idempotencyKeys).set({ answer }).where(claimed)
  else await db.delete(idempotencyKeys).where(claimed)
}
