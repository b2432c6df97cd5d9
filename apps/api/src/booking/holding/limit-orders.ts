import { roomNights, type ApprovalSettings } from '@dvor/booking/reservation/approval.ts'
import type { Period } from '@dvor/booking/stay/stay.ts'
import { guestLimits } from '@dvor/contract/reservations/guest-limits.ts'
import type { OrderRequest } from '@dvor/contract/reservations/reservations.ts'
import { addressOf, deviceOf, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { addressKey, limitAttempts } from '../../platform/http/rate-limit.ts'
import { provesMailbox } from './mailbox-proof.ts'
import { mailboxKey } from '../../messaging/mailbox-key.ts'
import type { Services } from '../../platform/services.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

const hour = 60 * 60

/**
 * Counts an order that is about to be committed, by device, by e-mail and phone unless the guest has proven the mailbox,
 * because others can type both, then by address; a refused one rolls back and is not counted. These counters are the last
 * rows that an order locks, always in this order. @throws ApiError `order_limit` with the moment from which the next order
 * is possible, and `by` whose count
 */
export async function limitOrders(
  db: Db,
  actor: Actor,
  { guest: { email, phone }, mailbox_proof: proof }: Pick<OrderRequest, 'guest' | 'mailbox_proof'>,
  { clock, guestLimited, appSecret }: BookingServices & Pick<Services, 'appSecret'>,
): Promise<void> {
  if (!guestLimited) return
  const from = addressOf(actor)
  const [address, device] = [from && addressKey(from), deviceOf(actor)]
  const isProven = proof ? provesMailbox(appSecret, proof, email, clock.now()) : false
  const callers: Record<keyof typeof guestLimits.ordersPerHour, string | null | undefined> = {
    device,
    email: isProven ? null : mailboxKey(email),
    phone: isProven ? null : phone.replace(/\D/g, ''),
    address: device && address,
    addressWithoutDevice: device ? null : address,
  }
  for (const [by, max] of Object.entries(guestLimits.ordersPerHour)) {
    const key = callers[by as keyof typeof callers]
    if (!key) continue
    const limit = { bucket: `orders by ${by}`, key, max, perSeconds: hour }
    await limitAttempts(db, limit, clock).catch(asLimit('order_limit', clock.now(), { by }))
  }
}

/**
 * Counts room nights to be paid on site by guests who have neither paid nor stayed, by address and day: many small
 * orders count as one large one. @returns whether they exceed the setting, so that the order waits for approval
 */
export async function isAboveUnpaid(
  db: Db,
  actor: Actor,
  stays: readonly Period[],
  { unpaid_room_nights: max }: ApprovalSettings,
  { clock, guestLimited }: BookingServices,
): Promise<boolean> {
  const address = addressOf(actor)
  if (!guestLimited || !address) return false
  const limit = { bucket: 'unpaid room nights', key: addressKey(address), max, perSeconds: 24 * hour }
  try {
    await limitAttempts(db, limit, clock, roomNights(stays))
    return false
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited') return true
    throw error
  }
}

/** The error of a guest's limit, with the moment of its end in place of the seconds until then. */
export const asLimit =
  (code: 'hold_limit' | 'order_limit', now: Date, details?: { by: string }) =>
  (error: unknown): never => {
    if (!(error instanceof ApiError) || error.code !== 'rate_limited') throw error
    const { retryAfterSeconds = 0 } = error.extras
    throw limitReached(code, new Date(now.getTime() + retryAfterSeconds * 1000), now, details)
  }

/** A guest's limit until a moment. */
export const limitReached = (
  code: 'hold_limit' | 'order_limit',
  until: Date,
  now: Date,
  details?: { by: string },
): ApiError =>
  new ApiError(code, 'Too much at once', {
    retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
    details: { until: until.toISOString(), ...details },
  })
