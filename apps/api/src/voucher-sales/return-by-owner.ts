import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { refuseExcess } from '../payments/refuse-excess.ts'
import { invalid } from '../platform/errors.ts'
import { lockWithUnits } from '../reservations/queries/lock-with-units.ts'
import { sumPaidByVouchers } from '../reservations/queries/paid-by-vouchers.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { returnToVouchers } from '../vouchers/return-to-vouchers.ts'

/**
 * Gives money back to vouchers by the owner's choice, whatever is due; all that they paid where no amount is named.
 * @returns the cents @throws ApiError `invalid` for more than vouchers paid, `refund_exceeds` for more than is left of
 * all payments, because a part went back another way
 */
export async function returnByOwner(
  db: Db,
  actor: Actor,
  id: string,
  amount: number | null,
  services: BookingServices,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const reservation = await lockWithUnits(tx, { id })
    const paid = await sumPaidByVouchers(tx, id)
    if (paid === 0 || (amount ?? 0) > paid) throw invalid([{ path: 'amount', code: 'too_big' }])
    await refuseExcess(tx, id, amount ?? paid)
    return returnToVouchers(tx, actor, reservation, amount ?? paid, services)
  })
}
