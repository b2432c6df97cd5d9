import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { sumTransactions } from '../reservations/queries/ledger-queries.ts'
import { sumUnfinishedRefunds } from './refund-queries.ts'

/**
 * Refuses refunds above the amount of one payment (`left`, cents) or of the whole reservation; refunds under way
 * count. The reservation is locked. @throws ApiError `refund_exceeds` with the amount that can be refunded
 */
export async function refuseExcess(
  db: Db,
  reservation: string,
  amount: number,
  remainder?: number,
): Promise<void> {
  const paid = (await sumTransactions(db, reservation)) - (await sumUnfinishedRefunds(db, reservation))
  const most = Math.max(0, Math.min(paid, remainder ?? paid))
  if (amount > most)
    throw new ApiError('refund_exceeds', 'No more can be given back than was paid', {
      fields: [{ path: 'amount', code: 'too_big' }],
      details: { most },
    })
}
