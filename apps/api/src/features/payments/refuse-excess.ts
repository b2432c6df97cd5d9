import type { Db } from '../../platform/database.ts'
import { ApiError } from '../../platform/errors.ts'
import { sumTransactions } from '../reservations/ledger-queries.ts'
import { sumUnfinishedRefunds } from './refund-queries.ts'

/**
 * Never more than was paid: of one payment (`left`, cents) and of the reservation altogether, what is on its way back
 * counted. The reservation is locked. @throws ApiError `refund_exceeds` with what can be given back
 */
export async function refuseExcess(
  db: Db,
  reservation: string,
  amount: number,
  left?: number,
): Promise<void> {
  const paid = (await sumTransactions(db, reservation)) - (await sumUnfinishedRefunds(db, reservation))
  const most = Math.max(0, Math.min(paid, left ?? paid))
  if (amount > most)
    throw new ApiError('refund_exceeds', 'No more can be given back than was paid', {
      fields: [{ path: 'amount', code: 'too_big' }],
      details: { most },
    })
}
