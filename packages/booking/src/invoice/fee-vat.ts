import { usualFeeVat, type FeeKind, type FeeVat } from '@dvor/contract/money/fee-vat.ts'
import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { amountsByKind, splitAmount, type Share } from '../money/split-amount.ts'

/** Whether a fee is taxed as the services that it stands for: by the row that began last on the day. */
export function isFeeTaxed(rows: readonly FeeVat[], fee: FeeKind, day: Day): boolean {
  const begun = [...usualFeeVat, ...rows].filter((row) => row.fee === fee && row.valid_from <= day)
  const latest = begun.toSorted((a, b) => a.valid_from.localeCompare(b.valid_from)).at(-1)
  return latest?.treatment === 'as_service'
}

/** The kept part of a price, divided over its VAT kinds in proportion; without the stay tax, which is never kept. Cents. */
export const keptByKind = (sum: number, lines: readonly PriceLine[]): Share[] =>
  splitAmount(
    sum,
    amountsByKind(lines).filter(({ amount }) => amount > 0),
  )
