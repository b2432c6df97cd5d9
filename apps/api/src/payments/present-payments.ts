import { balanceOf, openInstalments } from '@dvor/booking/money/balance.ts'
import type { PaymentOverview, Refund } from '@dvor/contract/money/payments.ts'
import type { Db } from '../db/database.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { listFees } from './payment-queries.ts'
import { activeProviders } from './providers/providers.ts'
import type { PaymentServices } from './providers/services.ts'
import { listReceipts } from './receipts/receipt-queries.ts'
import { listRefundable, listRefunds, type PaymentRefund } from './refund-queries.ts'

/**
 * Payment data of a reservation beside its ledger, for the owner. What a gateway without keys has taken is not
 * refundable through it. @throws ApiError `not_found`
 */
export async function paymentOverview(
  db: Db,
  reservation: string,
  services: PaymentServices,
): Promise<PaymentOverview> {
  const active = await activeProviders(db, services)
  const row = await findReservation(db, { id: reservation })
  const [refundable, refunds, fees, receipts] = await Promise.all([
    listRefundable(db, reservation),
    listRefunds(db, reservation),
    listFees(db, reservation),
    listReceipts(db, reservation),
  ])
  return {
    balance: balanceOf(row),
    instalments: openInstalments(row),
    refundable: refundable
      .filter(({ left, provider }) => left > 0 && active.includes(provider))
      .map(({ transaction, left }) => ({ transaction, amount: left })),
    refunds: refunds.map(refundView),
    fees,
    receipts: receipts.map(({ id, transaction, number }) => ({ id, transaction, number })),
  }
}

/** A refund of a reservation for the back office. */
export function refundView(row: PaymentRefund): Refund {
  const { id, transaction, amount, state, failure, note, requested_by, createdAt } = row
  if (transaction === null) throw new Error('only a refund of a reservation is shown')
  return { id, transaction, amount, state, failure, note, requested_by, requested_at: createdAt }
}
