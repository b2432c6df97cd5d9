import { roomNights } from '@dvor/booking/reservation/approval.ts'
import { guestLimits } from '@dvor/contract/reservations/guest-limits.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addressOf, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { addressKey, limitAttempts } from '../../platform/http/rate-limit.ts'
import { sumLiveHolds } from './hold-queries.ts'
import { asLimit, limitReached } from './limit-orders.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/** Refuses a hold that is too large for the web. @throws ApiError `order_too_large` with the limit in room nights */
export function refuseLargeHold(stays: readonly StayRequest[], { guestLimited }: BookingServices): void {
  const { roomNightsPerHold: max } = guestLimits
  if (!guestLimited || roomNights(stays) <= max) return
  throw new ApiError('order_too_large', 'More nights than can be booked online', {
    details: { max_room_nights: max },
  })
}

/**
 * Refuses a hold when the caller's address, which is locked, has too many already; the hold to be replaced does not
 * count. @throws ApiError `hold_limit` with the moment from which a hold is possible again
 */
export async function refuseTooManyHolds(
  db: Db,
  actor: Actor,
  stays: readonly StayRequest[],
  { clock, guestLimited }: BookingServices,
): Promise<void> {
  const address = addressOf(actor)
  if (!guestLimited || !address) return
  const held = await sumLiveHolds(db, addressKey(address), clock.now())
  const { holdsPerAddress, roomNightsPerAddress } = guestLimits
  if (held.count < holdsPerAddress && held.roomNights + roomNights(stays) <= roomNightsPerAddress) return
  throw limitReached('hold_limit', new Date(held.firstExpiry ?? clock.now()), clock.now())
}

/**
 * Counts a hold that is about to be committed, so that one address does not hold the same nights again and again. The
 * counter is the last row that a hold locks. @throws ApiError `hold_limit`
 */
export async function countHeldNights(
  db: Db,
  actor: Actor,
  stays: readonly StayRequest[],
  { clock, guestLimited }: BookingServices,
): Promise<void> {
  const address = addressOf(actor)
  if (!guestLimited || !address || stays.length === 0) return
  const { roomNightsPerWindow: max, heldWindowSeconds: perSeconds } = guestLimits
  const limit = { bucket: 'room nights held', key: addressKey(address), max, perSeconds }
  await limitAttempts(db, limit, clock, roomNights(stays)).catch(asLimit('hold_limit', clock.now()))
}
