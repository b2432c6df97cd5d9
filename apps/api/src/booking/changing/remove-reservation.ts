import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { countInvoicesOf } from '../../documents/document-queries.ts'
import { listTransactions } from '../../reservations/queries/ledger-queries.ts'
import {
  deleteReservation,
  lockReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import { listDepositEntries } from '../../security-deposits/deposit-queries.ts'
import { giveSeatsBack } from '../../slots/take-seats.ts'
import { returnCouponUse } from '../../pricing/coupon-queries.ts'

/**
 * Deletes a reservation without payments or documents; its last state stays in the history. @throws ApiError `in_use`
 * where it has ledger entries or documents: such a reservation is cancelled instead
 */
export async function removeReservation(db: Db, actor: Actor, id: string): Promise<Reservation> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    const entries = (await listTransactions(tx, [id])).get(id) ?? []
    if (entries.length > 0)
      throw new ApiError('in_use', 'There is money on this reservation', {
        details: { transaction_logs: entries.length },
      })
    const movements = await listDepositEntries(tx, id)
    if (movements.length > 0)
      throw new ApiError('in_use', 'A security deposit was taken', {
        details: { security_deposit: movements.length },
      })
    const invoices = await countInvoicesOf(tx, id)
    if (invoices > 0)
      throw new ApiError('in_use', 'There are documents about this reservation', { details: { invoices } })
    if (reservation.coupon && reservation.coupon_counted) await returnCouponUse(tx, reservation.coupon)
    await giveSeatsBack(tx, id)
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
