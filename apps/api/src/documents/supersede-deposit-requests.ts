import { accountOf } from '@dvor/booking/money/payment-status.ts'
import type { Db } from '../db/database.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { insertSuperseded, listValidOf, type InvoiceRow } from './document-queries.ts'
import type { DocumentServices } from './services.ts'

/**
 * Marks the deposit requests of a locked reservation that are unpaid and ask for another sum than is due now. A
 * payment of their sum is still booked to the reservation.
 */
export async function supersedeDepositRequests(
  db: Db,
  reservation: Reservation,
  { clock }: Pick<DocumentServices, 'clock'>,
): Promise<void> {
  const { id, total, due } = reservation
  const paid = total - due
  const { due_now } = accountOf(reservation, [{ kind: 'payment', amount: paid }])
  const requests = (await listValidOf(db, id)).filter(({ kind }) => kind === 'deposit_request')
  const outdated = requests.filter((request) => request.due !== due_now && !isPaid(request, paid))
  await insertSuperseded(
    db,
    outdated.map((request) => request.id),
    clock.now(),
  )
}

/** Whether the requested sum has come since the request was issued. Cents. */
const isPaid = ({ due, content }: InvoiceRow, paid: number): boolean =>
  paid - content.bill.totals.prepaid >= due
