import { depositOf } from '../pricing/instalments.ts'
import { freeCancellationDay } from '../reservation/cancellation.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { termsWords } from '@dvor/texts/areas.ts'

interface Compared {
  /** The plan that the others are compared with. */
  first: PlanOffer
  arrival: Day
  today: Day
}

/** The terms of a rate plan in short phrases: cancelling, difference in price, services, first payment. */
export function planSentences(
  offer: PlanOffer,
  { first, arrival, today }: Compared,
  language: Language,
): string[] {
  const { price, cancellation_rules: rules, included } = offer
  if (price === null) return []
  const text = termsWords[language].plan
  const money = (cents: number) => formatMoney(cents, language)
  const free = freeCancellationDay({ total: price.total, stay_tax: price.stay_tax, arrival, rules, today })
  const isLost = rules.length > 0 && rules.every(({ fee_percent }) => fee_percent === 100)
  const less = (first.price?.total ?? price.total) - price.total
  const deposit = depositOf(price.instalments)
  const isWhole = price.instalments.length === 1
  return [
    free ? text.free(formatDay(free, language)) : isLost ? text.none : text.fee,
    ...(less === 0 ? [] : [less > 0 ? text.cheaper(money(less)) : text.dearer(money(-less))]),
    ...(included.length > 0 ? [text.included(included.map(({ title }) => title).join(', '))] : []),
    deposit === 0 ? text.nothing : isWhole ? text.whole : text.deposit(money(deposit)),
  ]
}
