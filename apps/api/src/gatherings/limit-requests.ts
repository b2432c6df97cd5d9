import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { gatheringLimits, type GatheringRefusal } from '@dvor/contract/reservations/gatherings.ts'
import { lockIp } from '../booking/holding/hold-queries.ts'
import { refuseTooManyHolds } from '../booking/holding/limit-holds.ts'
import { limitReached } from '../booking/holding/limit-orders.ts'
import type { Db } from '../db/database.ts'
import { ipKeyOf, type Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { countOpen, findUnconfirmedEnd } from './queries.ts'

/**
 * Refuses a request of an IP that waits for the confirmation of another one, or holds too much already. Locks the
 * IP, after the list of gatherings and before any unit. @throws ApiError `hold_limit`
 */
export async function refuseTooManyOf(
  db: Db,
  actor: Actor,
  stays: readonly StayRequest[],
  services: BookingServices,
): Promise<void> {
  const ip = ipKeyOf(actor)
  if (!services.guestLimited || !ip) return
  const now = services.clock.now()
  await lockIp(db, ip)
  const until = await findUnconfirmedEnd(db, ip, now)
  if (until) throw limitReached('hold_limit', new Date(until), now)
  await refuseTooManyHolds(db, actor, stays, services)
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
