import { roomNights, type ApprovalSettings } from '@dvor/booking/reservation/approval.ts'
import type { Period } from '@dvor/booking/stay/stay.ts'
import type { OrderRequest } from '@dvor/contract/reservations/reservations.ts'
import { deviceOf, ipKeyOf, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { countAttempt, countAttempts, secondsUntil } from '../../platform/http/rate-limit.ts'
import { provesMailbox } from './mailbox-proof.ts'
import { mailboxKey } from '../../messaging/mailbox-key.ts'
import type { Services } from '../../platform/services.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'

/**
 * Counts an order that is about to be committed, by device, by e-mail and phone unless the guest has proven the mailbox,
 * because others can type both, then by IP; a refused one rolls back and is not counted. These counters are the last
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
  const [ip, device] = [ipKeyOf(actor), deviceOf(actor)]
  const isProven = proof ? provesMailbox(appSecret, proof, email, clock.now()) : false
  const callers = {
    device,
    email: isProven ? null : mailboxKey(email),
    phone: isProven ? null : phone.replace(/\D/g, '') || null,
    address: device && ip,
    addressWithoutDevice: device ? null : ip,
  }
  const over = await countAttempts(db, 'orders', callers, clock)
  if (over) throw limitReached('order_limit', over.until, clock.now(), { by: over.by })
}

/**
 * Counts room nights to be paid on site by guests who have neither paid nor stayed, by IP and day: many small
 * orders count as one large one. @returns whether they exceed the setting, so that the order waits for approval
 */
export async function isAboveUnpaid(
  db: Db,
  actor: Actor,
  stays: readonly Period[],
  { unpaid_room_nights: max }: ApprovalSettings,
  { clock, guestLimited }: BookingServices,
): Promise<boolean> {
  const key = ipKeyOf(actor)
  if (!guestLimited || key === null) return false
  const counter = { bucket: 'unpaid room nights', by: 'address', key, max, perSeconds: 24 * 60 * 60 }
  return (await countAttempt(db, counter, clock, roomNights(stays))) !== undefined
}

/** A guest's limit until a moment. */
export const limitReached = (
  code: 'hold_limit' | 'order_limit',
  until: Date,
  now: Date,
  details?: { by: string },
): ApiError =>
  new ApiError(code, 'Too much at once', {
    retryAfterSeconds: secondsUntil(until, now),
    details: { until: until.toISOString(), ...details },
  })
