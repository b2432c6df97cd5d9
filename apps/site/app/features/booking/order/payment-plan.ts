import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'

type Sums = Pick<PriceBreakdown, 'total' | 'deposit_due' | 'balance_due_on'>

/** Explains in sentences what is due with the order and what later. */
export function paymentPlan(
  { total, deposit_due, balance_due_on }: Sums,
  method: PaymentMethod | null,
  approval: boolean,
  language: Language,
): string[] {
  if (language === 'en') return planInEnglish({ total, deposit_due, balance_due_on }, method, approval)
  const after = approval ? 'Keď vám pobyt potvrdíme, uhradíte' : 'Teraz uhradíte'
  if (total === 0) return ['Nie je čo platiť, zľava pokryla celý pobyt.']
  if (method === 'on_site') return [`Celú sumu ${formatMoney(total)} zaplatíte pri príchode.`]
  if (deposit_due >= total) return [`${after} celú sumu ${formatMoney(total)}.`]
  return [
    `${after} zálohu ${formatMoney(deposit_due)}.`,
    `Zvyšných ${formatMoney(total - deposit_due)} doplatíte ${balance_due_on ? `najneskôr do ${formatDay(balance_due_on)}` : 'pri príchode'}.`,
  ]
}

function planInEnglish(
  { total, deposit_due, balance_due_on }: Sums,
  method: PaymentMethod | null,
  approval: boolean,
): string[] {
  const after = approval ? 'Once we have confirmed your stay, you pay' : 'Now you pay'
  const money = (cents: number) => formatMoney(cents, 'en')
  if (total === 0) return ['There is nothing to pay; the discount covers the whole stay.']
  if (method === 'on_site') return [`You pay the whole ${money(total)} when you arrive.`]
  if (deposit_due >= total) return [`${after} the whole ${money(total)}.`]
  const rest = balance_due_on ? `by ${formatDay(balance_due_on, 'en')}` : 'when you arrive'
  return [
    `${after} a deposit of ${money(deposit_due)}.`,
    `The remaining ${money(total - deposit_due)} you pay ${rest}.`,
  ]
}
