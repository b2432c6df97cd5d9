import { formatMoney } from '@dvor/format/money.ts'
import type { LedgerEntry } from '../money/payment-status.ts'

/**
 * Says in Slovak why money is to be returned to a guest who paid `surplus` cents above the price: the same payment came
 * twice, or a higher one.
 */
export function overpaidText(entries: readonly LedgerEntry[], surplus: number): string {
  const alike = entries.filter(({ kind, amount }) => kind === 'payment' && amount === surplus)
  return alike.length > 1
    ? `Rovnaká platba ${formatMoney(surplus)} prišla dvakrát. Jednu z nich treba vrátiť.`
    : `Hosť zaplatil o ${formatMoney(surplus)} viac, než mal. Preplatok treba vrátiť.`
}
