import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { formatMoney } from '@dvor/format/money.ts'
import type { Db } from '../../db/database.ts'
import type { Reservation } from '../queries/reservation-queries.ts'
import type { BookingServices } from '../queries/services.ts'
import { noteAlert } from './raise-alert.ts'

/**
 * Raises an alert while payments exceed the price; `why` is a Slovak sentence that stands before the sum. @returns the
 * cents to return to the guest, 0 for none
 */
export async function noteRefund(
  db: Db,
  reservation: Reservation,
  why: string,
  services: Pick<BookingServices, 'clock'>,
): Promise<number> {
  const { id, total, due } = reservation
  const { surplus } = accountOf(reservation, [{ kind: 'payment', amount: total - due }])
  if (surplus === 0) return 0
  const reason = `${why} Treba vrátiť ${formatMoney(surplus)}.`
  await noteAlert(db, id, { kind: 'refund_due', reason }, services)
  return surplus
}
