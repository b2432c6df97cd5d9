import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import { payByTransfer } from '@dvor/booking/reservation/deadlines.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { awaits, effectiveState } from '@dvor/booking/reservation/states.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { readSettings } from '../property/settings.ts'
import { recordChange } from '../history/queries.ts'
import { listOfferedMethods } from '../payments/providers/offered-methods.ts'
import type { PaymentServices } from '../payments/providers/services.ts'
import { startPayment } from '../payments/start-payment.ts'
import {
  lockReservation,
  updateReservation,
  type Reservation,
} from '../reservations/queries/reservation-queries.ts'
import { reservationDetail } from './reservation-detail.ts'

/**
 * Stores the guest's choice of payment method for the amount due: starts the payment at the gateway, or returns the
 * data of a transfer. The deadline depends on the method and is counted from the order, so that changing the method
 * does not prolong it; nor does it shorten it. @throws ApiError `payment_method_unavailable`, `payment_invalid`
 */
export async function choosePayment(
  db: Db,
  actor: Actor,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<{ payment_url: string | null; detail: ReservationDetail }> {
  await inTransaction(db, (tx) => switchMethod(tx, actor, token, method, services))
  const payment_url = isPaidOnline(method) ? await startPayment(db, actor, token, method, services) : null
  return { payment_url, detail: await reservationDetail(db, token, services) }
}

async function switchMethod(
  db: Db,
  actor: Actor,
  token: string,
  method: PaymentMethod,
  services: PaymentServices,
): Promise<void> {
  const reservation = await lockReservation(db, { token })
  const offered = await listOfferedMethods(db, reservation.begins, services)
  if (!offered.includes(method))
    throw new ApiError('payment_method_unavailable', 'This way of paying is not offered')
  const { now } = momentOf(services.clock.now())
  if (reservation.payment_method === method || !awaits(effectiveState(reservation, now), 'payment')) return
  // Paying on site needs no deposit, and only the owner may waive an agreed one.
  if (method === 'on_site')
    throw new ApiError('payment_method_unavailable', 'A deposit is due before arrival')
  const pay_by = await deadlineFor(db, reservation, method)
  await updateReservation(db, reservation.id, { payment_method: method, pay_by }, now)
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: reservation.id,
    action: 'edit',
    before: { payment_method: reservation.payment_method },
    after: { payment_method: method },
  })
}

/** Online payments keep the present deadline; a transfer gets its days, counted from the order. */
async function deadlineFor(
  db: Db,
  { begins: arrival, pay_by, accepted_at, createdAt }: Reservation,
  method: PaymentMethod,
): Promise<string | null> {
  if (method !== 'transfer' || pay_by === null) return pay_by
  const { transfer_days: transferDays } = await readSettings(db)
  const ordered = momentOf(accepted_at ?? createdAt)
  return payByTransfer(new Date(pay_by), { arrival, transferDays }, ordered).toISOString()
}
