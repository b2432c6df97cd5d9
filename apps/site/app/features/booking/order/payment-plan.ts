import type { Instalment } from '@dvor/contract/money/payment-schedule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { Language } from '@dvor/contract/values/values.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'

type Sums = Pick<PriceBreakdown, 'total' | 'instalments'>

const words = {
  sk: {
    nothing: 'Nie je čo platiť, zľava pokryla celý pobyt.',
    onSite: (money: string) => `Celú sumu ${money} zaplatíte pri príchode.`,
    now: (approval: boolean) => (approval ? 'Keď vám pobyt potvrdíme, uhradíte' : 'Teraz uhradíte'),
    whole: (money: string) => `celú sumu ${money}.`,
    deposit: (money: string) => `zálohu ${money}.`,
    nothingNow: 'Teraz neplatíte nič.',
    next: (money: string, day: string) => `Ďalších ${money} doplatíte najneskôr do ${day}.`,
    rest: (money: string, day: string) => `Zvyšných ${money} doplatíte najneskôr do ${day}.`,
  },
  en: {
    nothing: 'There is nothing to pay; the discount covers the whole stay.',
    onSite: (money: string) => `You pay the whole ${money} when you arrive.`,
    now: (approval: boolean) => (approval ? 'Once we have confirmed your stay, you pay' : 'Now you pay'),
    whole: (money: string) => `the whole ${money}.`,
    deposit: (money: string) => `a deposit of ${money}.`,
    nothingNow: 'You pay nothing now.',
    next: (money: string, day: string) => `Another ${money} you pay by ${day}.`,
    rest: (money: string, day: string) => `The remaining ${money} you pay by ${day}.`,
  },
}

/** Explains in sentences what is due with the order and what later. */
export function paymentPlan(
  { total, instalments }: Sums,
  method: PaymentMethod | null,
  approval: boolean,
  language: Language,
): string[] {
  const text = words[language]
  const money = (cents: number) => formatMoney(cents, language)
  if (total === 0) return [text.nothing]
  if (method === 'on_site') return [text.onSite(money(total))]
  const later = instalments.filter(isLater)
  const [first] = instalments
  if (later.length === 0) return [`${text.now(approval)} ${text.whole(money(total))}`]
  return [
    first && !isLater(first) ? `${text.now(approval)} ${text.deposit(money(first.amount))}` : text.nothingNow,
    ...later.map(({ amount, due_on }, index) =>
      text[index === later.length - 1 ? 'rest' : 'next'](money(amount), formatDay(due_on, language)),
    ),
  ]
}

const isLater = (part: Instalment): part is Instalment & { due_on: string } => part.due_on !== null
