import { freeCancellationDay } from '@dvor/booking/reservation/cancellation.ts'
import { depositOf } from '@dvor/booking/pricing/instalments.ts'
import { isSchedule } from '@dvor/contract/money/payment-schedule.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { cardTermsWords } from '@dvor/texts/areas.ts'
import type { FlowData } from '../flow/load-flow.ts'

type Price = Pick<PriceBreakdown, 'total' | 'instalments' | 'stay_tax'> & {
  /** Cents of the security deposit, beside the price. */
  securityDeposit: number
}
type Terms = Pick<FlowData, 'today'> & {
  search: Pick<FlowData['search'], 'from'>
  /** Cancellation rules of the price. */
  rules: readonly CancellationRule[]
}

/**
 * Terms shown before a priced room is chosen: the last day on which cancelling is free, the deposit
 * with the day of the rest, and the security deposit. The order's page explains them in full (`paymentPlan`,
 * `cancellationSentences`).
 */
export function cardTerms(
  price: Price,
  { search, today, rules }: Terms,
  language: Language,
): { free: string[]; rest: string[] } {
  const { free, deposit, restBy, restInParts, returned } = cardTermsWords[language]
  const freeUntil =
    search.from &&
    freeCancellationDay({ total: price.total, stay_tax: price.stay_tax, arrival: search.from, rules, today })
  const { instalments, securityDeposit } = price
  const deposit_due = depositOf(instalments)
  const end = instalments.at(-1)?.due_on ?? null
  const rest = isSchedule(instalments) ? restInParts : restBy
  return {
    free: freeUntil ? [free(formatDay(freeUntil, language))] : [],
    rest: [
      ...(deposit_due > 0 && end !== null
        ? [`${deposit(formatMoney(deposit_due, language))}, ${rest(formatDay(end, language))}`]
        : []),
      ...(securityDeposit > 0 ? [returned(formatMoney(securityDeposit, language))] : []),
    ],
  }
}
