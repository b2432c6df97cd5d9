import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { gatheringLimits, type GatheringRefusal } from '@dvor/contract/reservations/gatherings.ts'
import { lockAddress } from '../booking/holding/hold-queries.ts'
import { countHeldNights, refuseTooManyHolds } from '../booking/holding/limit-holds.ts'
import { limitReached } from '../booking/holding/limit-orders.ts'
import type { Db } from '../db/database.ts'
import { addressOf, type Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { addressKey, limitAttempts } from '../platform/http/rate-limit.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { countOpen, findUnconfirmedEnd } from './queries.ts'

/** Counts a request before anything is read. @throws ApiError `rate_limited` */
export async function limitRequests(
  db: Db,
  actor: Actor,
  { clock, guestLimited }: BookingServices,
): Promise<void> {
  const address = addressOf(actor)
  if (!guestLimited || !address) return
  const limit = { bucket: 'gatherings', max: gatheringLimits.perHour, perSeconds: 3600 }
  await limitAttempts(db, { ...limit, key: addressKey(address) }, clock)
}

/**
 * Refuses a request of an address that waits for the confirmation of another one, or holds too much already. Locks the
 * address, after the list of gatherings and before any unit. @throws ApiError `hold_limit`
 */
export async function refuseTooManyOf(
  db: Db,
  actor: Actor,
  stays: readonly StayRequest[],
  services: BookingServices,
): Promise<void> {
  const address = addressOf(actor)
  if (!services.guestLimited || !address) return
  const key = addressKey(address)
  const now = services.clock.now()
  await lockAddress(db, key)
  const until = await findUnconfirmedEnd(db, key, now)
  if (until) throw limitReached('hold_limit', new Date(until), now)
  await refuseTooManyHolds(db, actor, stays, services)
}

/**
 * Counts the nights of a request that is about to be committed among those that its address holds one after the other; a
 * refused one rolls back and is not counted. @throws ApiError `hold_limit`
 */
export async function countNights(
  db: Db,
  actor: Actor,
  stays: readonly StayRequest[],
  services: BookingServices,
): Promise<void> {
  if (services.guestLimited) await countHeldNights(db, actor, stays, services)
}

/**
 * Counts a gathering that its mailbox is about to confirm. Requests do not count: somebody else may have typed the
 * mailbox, and a refusal would tell them about its gatherings. @throws ApiError `rate_limited`
 */
export async function countConfirmed(
  db: Db,
  mailbox: string,
  { clock, guestLimited }: BookingServices,
): Promise<void> {
  if (!guestLimited) return
  const perSeconds = gatheringLimits.days * 24 * 3600
  const limit = { bucket: 'gatherings of a mailbox', max: gatheringLimits.perMailbox, perSeconds }
  await limitAttempts(db, { ...limit, key: mailbox }, clock)
}

/**
 * Refuses one more gathering while as many are open as the property bears. Unconfirmed ones do not count, or made-up
 * mailboxes could use up all places. @throws ApiError `conflict` with `details.reason` `busy`
 */
export async function refuseBusy(db: Db, now: Date): Promise<void> {
  if ((await countOpen(db, now)) >= gatheringLimits.openAtOnce)
    throw refusal('busy', 'Too many gatherings at a time')
}

/** A refusal with its reason for the page. */
export const refusal = (reason: GatheringRefusal, message: string): ApiError =>
  new ApiError('conflict', message, { details: { reason } })
