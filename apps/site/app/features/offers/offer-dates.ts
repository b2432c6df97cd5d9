import type { Language } from '@dvor/contract/values/values.ts'
import { formatDayLong, formatDayRange } from '@dvor/format/day-text.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { nights } from '@dvor/format/plurals.ts'
import { contentTexts } from '../../core/content/content-texts.ts'
import type { OfferSummary } from './load-offers.ts'

/** Days, nights and price of an offer in words. */
export function offerFacts(
  { stay_from: from, stay_to: to, price_text }: OfferSummary,
  language: Language,
): string {
  const begin = from && `${contentTexts[language].offerFrom} ${formatDayLong(from, language)}`
  const days = from && to ? formatDayRange(from, to, language) : begin
  const count = from && to && to > from ? nights(daysBetween(from, to), language) : null
  return [days, count, price_text].filter(Boolean).join(' · ')
}
