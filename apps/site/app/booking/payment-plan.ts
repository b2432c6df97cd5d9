import type { PriceBreakdown } from '@dvor/contract/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/reservation-states.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'

/** When what is paid, as sentences: what is due with the order, and what is left for later. */
export function paymentPlan(
  { total, deposit_due, balance_due_on }: Pick<PriceBreakdown, 'total' | 'deposit_due' | 'balance_due_on'>,
  method: PaymentMethod | null,
  approval: boolean,
): string[] {
  const after = approval ? 'Keď vám pobyt potvrdíme, uhradíte' : 'Teraz uhradíte'
  if (total === 0) return ['Nie je čo platiť, zľava pokryla celý pobyt.']
  if (method === 'on_site') return [`Celú sumu ${formatMoney(total)} zaplatíte pri príchode.`]
  if (deposit_due >= total) return [`${after} celú sumu ${formatMoney(total)}.`]
  return [
    `${after} zálohu ${formatMoney(deposit_due)}.`,
    `Zvyšných ${formatMoney(total - deposit_due)} doplatíte ${balance_due_on ? `najneskôr do ${formatDay(balance_due_on)}` : 'pri príchode'}.`,
  ]
}
