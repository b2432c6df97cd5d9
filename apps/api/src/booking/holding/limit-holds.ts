import { roomNights } from '@dvor/booking/reservation/approval.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { ipKeyOf, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { holdLimits } from '../../platform/http/limits.ts'
import { countAttempts } from '../../platform/http/rate-limit.ts'
import { sumLiveHolds } from './hold-queries.ts'
import { limitReached } from './limit-orders.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/** Refuses a hold that is too large for the web. @throws ApiError `order_too_large` with the limit in room nights */
export function refuseLargeHold(stays: readonly StayRequest[], { guestLimited }: BookingServices): void {
  const { roomNights: max } = holdLimits
  if (!guestLimited || roomNights(stays) <= max) return
  throw new ApiError('order_too_large', 'More nights than can be booked online', {
    details: { max_room_nights: max },
  })
}

/**
 * Refuses a hold when the caller's IP, which is locked, has too many already; the hold to be replaced does not
 * count. @throws ApiError `hold_limit` with the moment from which a hold is possible again
 */
export async function refuseTooManyHolds(
  db: Db,
  actor: Actor,
  stays: readonly StayRequest[],
  { clock, guestLimited }: BookingServices,
): Promise<void> {
  const ip = ipKeyOf(actor)
  if (!guestLimited || !ip) return
  const held = await sumLiveHolds(db, ip, clock.now())
  const { holdsPerIp, roomNightsPerIp } = holdLimits
  if (held.count < holdsPerIp && held.roomNights + roomNights(stays) <= roomNightsPerIp) return
  throw limitReached('hold_limit', new Date(held.firstExpiry ?? clock.now()), clock.now())
}

/**
 * Counts a hold that is about to be committed, so that one IP does not hold the same nights again and again. The
 * counter is the last row that a hold locks. @throws ApiError `hold_limit`
 */
export async function countHeldNights(
  db: Db,
  actor: Actor,
  stays: readonly StayRequest[],
  { clock, guestLimited }: BookingServices,
): Promise<void> {
  if (!guestLimited || stays.length === 0) return
  const subjects = { ip: ipKeyOf(actor) }
  const over = await countAttempts(db, 'room nights held', subjects, clock, roomNights(stays))
  if (over) throw limitReached('hold_limit', over.until, clock.now())
}
