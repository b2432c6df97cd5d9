import type { VatClass } from '@dvor/booking/invoice/vat.ts'
import type { Day } from '@dvor/format/days.ts'

/** Kinds of VAT rates in Pohoda; a rate of another time is historic and stated in percent. */
export type PohodaRate = 'none' | 'high' | 'low' | 'third' | 'historyHigh' | 'historyLow' | 'historyThird'

interface RatesOfTime {
  valid_from: Day
  /** Percent of the basic and the reduced rates; null where the law had none. */
  high: number
  low: number
  third: number | null
}

/** Slovak VAT rates by their first day, the newest first (VAT act, § 27; docs/law.md). */
const ratesInTime: readonly RatesOfTime[] = [
  { valid_from: '2025-01-01', high: 23, low: 19, third: 5 },
  { valid_from: '2023-01-01', high: 20, low: 10, third: 5 },
  { valid_from: '2011-01-01', high: 20, low: 10, third: null },
]

/**
 * Pohoda's kind of a VAT class on the day of the tax. A rate that was valid only earlier (a deducted payment of the
 * last year) is historic.
 */
export function pohodaRateOf({ category, rate }: VatClass, day: Day): PohodaRate {
  if ((category !== 'S' && category !== 'Z') || rate === null || rate === 0) return 'none'
  const [current, ...earlier] = ratesInTime.filter(({ valid_from }) => valid_from <= day)
  const kind = current && kindIn(current, rate)
  if (kind) return kind
  const earlierKind = earlier.map((rates) => kindIn(rates, rate)).find((one) => one !== null)
  if (earlierKind === 'low') return 'historyLow'
  return earlierKind === 'third' ? 'historyThird' : 'historyHigh'
}

const kindIn = (rates: RatesOfTime, rate: number): 'high' | 'low' | 'third' | null =>
  (['high', 'low', 'third'] as const).find((kind) => rates[kind] === rate) ?? null
