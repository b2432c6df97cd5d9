import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { isOff } from '@dvor/booking/reservation/states.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Db } from '../../db/database.ts'
import { sumPaidByVouchers } from '../queries/paid-by-vouchers.ts'
import type { Reservation } from '../queries/reservation-queries.ts'
import type { BookingServices } from '../queries/services.ts'
import { noteAlert, raiseAlert, type NewAlert } from './raise-alert.ts'

/**
 * Raises an alert while payments exceed the price, or what is kept of an order that is given up; `why` is a Slovak
 * sentence that stands before the sum. Of such an order vouchers get their part back by themselves, so it is left out.
 * @returns the cents to return to the guest, 0 for none
 */
export async function noteRefund(
  db: Db,
  reservation: Reservation,
  why: string,
  services: Pick<BookingServices, 'clock'>,
): Promise<number> {
  const sum = await sumToSend(db, reservation)
  if (sum > 0) await noteAlert(db, reservation.id, refundAlert(why, sum), services)
  return sum
}

/** The same with an e-mail to the owner, for what happened without a person. */
export async function raiseRefund(
  db: Db,
  reservation: Reservation,
  why: string,
  services: BookingServices,
): Promise<void> {
  const sum = await sumToSend(db, reservation)
  if (sum > 0) await raiseAlert(db, reservation.id, refundAlert(why, sum), services)
}

const refundAlert = (why: string, sum: number): NewAlert => ({
  kind: 'refund_due',
  reason: `${why} Treba vrátiť ${formatMoney(sum)}.`,
})

async function sumToSend(db: Db, reservation: Reservation): Promise<number> {
  const { id, total, due, state } = reservation
  const { surplus } = accountOf(reservation, [{ kind: 'payment', amount: total - due }])
  if (surplus === 0 || !isOff(state)) return surplus
  return Math.max(0, surplus - (await sumPaidByVouchers(db, id)))
}
