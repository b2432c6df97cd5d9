import type { Language } from '@dvor/format/languages.ts'
import { formatDayLong, formatDayRange } from '@dvor/format/day-text.ts'
import { daysBetween } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { nights } from '@dvor/format/plurals.ts'
import { contentTexts } from '@dvor/texts/areas.ts'
import type { OfferedPackage, OfferSummary } from './load-offers.ts'

/** The price of a package in words: `169,00 € za osobu`. */
export function packagePrice({ price, price_basis }: OfferedPackage, language: Language): string {
  const { perPerson, perUnit } = contentTexts[language]
  return `${formatMoney(price, language)} ${price_basis === 'person' ? perPerson : perUnit}`
}

/** Days, nights and price of an offer in words. */
export function offerFacts(
  { stay_from: from, stay_to: to, price_text, packages }: OfferSummary,
  language: Language,
): string {
  const begin = from && `${contentTexts[language].offerFrom} ${formatDayLong(from, language)}`
  const days = from && to ? formatDayRange(from, to, language) : begin
  const count = from && to && to > from ? nights(daysBetween(from, to), language) : null
  const [only, ...others] = packages
  const price = only && others.length === 0 ? packagePrice(only, language) : null
  return [days, count, price_text ?? price].filter(Boolean).join(' · ')
}
