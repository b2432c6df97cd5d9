import type { ReturnOffer } from '@dvor/contract/reservations/reservation-details.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Language } from '@dvor/format/languages.ts'
import { formatEuros } from '@dvor/format/money.ts'
import { formatPercent } from '@dvor/format/numbers.ts'
import { returnConditionWords } from '@dvor/texts/areas.ts'

/** The discount of a returning guest's next stay: `5 %` or `20 €`. */
export const returnDiscount = ({ discount: { kind, value } }: ReturnOffer, language: Language): string =>
  kind === 'percent' ? formatPercent(value, language) : formatEuros(value, language)

/** The conditions of the discount as a sentence; null without any. */
export function returnConditions(
  { valid_to, stay_from, stay_to, min_nights }: ReturnOffer,
  language: Language,
): string | null {
  const { holds, nights, stayFrom, stayTo, bookBy } = returnConditionWords[language]
  const conditions = [
    ...(min_nights && min_nights > 1 ? [nights(min_nights)] : []),
    ...(stay_from ? [stayFrom(formatDay(stay_from, language))] : []),
    ...(stay_to ? [stayTo(formatDay(stay_to, language))] : []),
    ...(valid_to ? [bookBy(formatDay(valid_to, language))] : []),
  ]
  return conditions.length > 0 ? `${holds} ${conditions.join(', ')}.` : null
}
