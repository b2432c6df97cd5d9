import type { StayTaxFiling, StayTaxReport } from '@dvor/contract/money/stay-tax.ts'
import { inTransaction, type Db } from '../db/database.ts'
import type { RegisterServices } from './services.ts'
import { summariseStayTax } from './summarise-stay-tax.ts'
import { deleteFiling, insertFiling } from './tax-queries.ts'

/**
 * Marks the stay tax of a period as reported to the municipality, with its sum of now, or takes the mark back. @returns
 * the report. @throws ApiError `query_invalid` for days the wrong way round
 */
export async function fileStayTax(
  db: Db,
  { from, to, filed }: StayTaxFiling,
  services: Pick<RegisterServices, 'clock'>,
): Promise<StayTaxReport> {
  return inTransaction(db, async (tx) => {
    const { total } = await summariseStayTax(tx, { from, to }, services)
    if (filed) {
      const filed_at = services.clock.now().toISOString()
      await insertFiling(tx, { day_from: from, day_to: to, amount: total.amount, filed_at })
    } else await deleteFiling(tx, from, to)
    return summariseStayTax(tx, { from, to }, services)
  })
}
