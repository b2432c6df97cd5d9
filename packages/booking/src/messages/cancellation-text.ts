import type { CancellationQuote } from '@dvor/contract/reservations/reservation-details.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { homeLanguage, type Language } from '@dvor/format/languages.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { termsWords } from '@dvor/texts/areas.ts'

type Rule = CancellationQuote['rules'][number]

/**
 * The cancellation terms as sentences with dates and euros, earliest first. Past rules are left out, and consecutive
 * rules with the same costs become one. The same on the site and in e-mails.
 */
export function cancellationSentences(
  rules: readonly Rule[],
  today: Day,
  language: Language = homeLanguage,
): string[] {
  const open = rules.filter(({ until }) => until === null || until >= today)
  const distinctRules = open.filter((rule, index) => rule.fee !== open[index + 1]?.fee)
  return distinctRules.map(({ until, fee, fee_percent }, index) => {
    const before = distinctRules[index - 1]?.until
    return termsWords[language].cancellation({
      from: before ? formatDay(addDays(before, 1), language) : null,
      until: until && formatDay(until, language),
      fee: fee > 0 ? formatMoney(fee, language) : null,
      percent: fee_percent,
    })
  })
}
