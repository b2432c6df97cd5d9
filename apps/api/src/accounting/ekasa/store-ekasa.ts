import type { EkasaReceipt } from '@dvor/contract/money/accounting.ts'
import { needsEkasa, type TransactionLog } from '@dvor/contract/money/ledger.ts'
import type { Actor } from '../../platform/actor.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { invalid, notFound } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { findTransaction, transactionView, updateEkasa } from '../../reservations/queries/ledger-queries.ts'

/**
 * Stores the receipt of the e-kasa on a cash or card payment of the front desk, or removes a mistyped one. @throws
 * ApiError `not_found`; `invalid` for another method; `period_closed` in a closed month
 */
export async function storeEkasa(
  db: Db,
  actor: Actor,
  id: string,
  { ekasa_number, ekasa_at }: EkasaReceipt,
): Promise<TransactionLog> {
  return inTransaction(db, async (tx) => {
    const entry = await findTransaction(tx, id)
    if (!entry) throw notFound('Entry')
    if (entry.provider || !needsEkasa(entry.method))
      throw invalid([{ path: 'ekasa_number', code: 'invalid_value' }])
    const receipt = { ekasa_number: ekasa_number?.toUpperCase() ?? null, ekasa_at }
    const stored = await updateEkasa(tx, id, receipt)
    if (!stored) throw notFound('Entry')
    await recordChange(tx, actor, {
      collection: 'reservations',
      recordId: entry.reservation,
      action: 'ekasa receipt',
      before: { id, ekasa_number: entry.ekasa_number, ekasa_at: entry.ekasa_at },
      after: { id, ...receipt },
    })
    return transactionView(stored)
  })
}
