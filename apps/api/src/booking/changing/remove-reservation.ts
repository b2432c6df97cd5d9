import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { countInvoicesOf } from '../../documents/document-queries.ts'
import { listOpenAttempts } from '../../payments/payment-queries.ts'
import type { PaymentServices } from '../../payments/providers/services.ts'
import { recheckOpenPayments } from '../../payments/settle-payment.ts'
import { listTransactions } from '../../reservations/queries/ledger-queries.ts'
import {
  deleteReservation,
  lockReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import { listDepositEntries } from '../../security-deposits/deposit-queries.ts'
import { returnStockOf } from '../../reservations/states/stock.ts'
import { giveSeatsBack } from '../../slots/take-seats.ts'
import { returnCouponUse } from '../../pricing/coupon-queries.ts'

/**
 * Deletes a reservation without payments or documents; its last state stays in the history. Payments begun at a gateway
 * are checked first: a page that can still be paid would take money for nothing. @throws ApiError `in_use` where it has
 * ledger entries, documents or an open payment: such a reservation is cancelled instead
 */
export async function removeReservation(
  db: Db,
  actor: Actor,
  id: string,
  services: PaymentServices,
): Promise<Reservation> {
  await recheckOpenPayments(db, services, { of: { reservation: id } })
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    await refuseUsed(tx, id)
    if (reservation.coupon && reservation.coupon_counted) await returnCouponUse(tx, reservation.coupon)
    await giveSeatsBack(tx, id)
    await returnStockOf(tx, id)
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: id,
      action: 'delete',
      before: reservation,
    })
    await deleteReservation(tx, id)
    return reservation
  })
}

async function refuseUsed(db: Db, id: string): Promise<void> {
  const entries = (await listTransactions(db, [id])).get(id) ?? []
  if (entries.length > 0)
    throw new ApiError('in_use', 'There is money on this reservation', {
      details: { transaction_logs: entries.length },
    })
  const attempts = await listOpenAttempts(db, { reservation: id })
  if (attempts.length > 0)
    throw new ApiError('in_use', 'A payment at a gateway is not decided yet', {
      details: { payment_attempts: attempts.length },
    })
  const movements = await listDepositEntries(db, id)
  if (movements.length > 0)
    throw new ApiError('in_use', 'A security deposit was taken', {
      details: { security_deposit: movements.length },
    })
  const invoices = await countInvoicesOf(db, id)
  if (invoices > 0)
    throw new ApiError('in_use', 'There are documents about this reservation', { details: { invoices } })
}
