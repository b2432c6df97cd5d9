import type { CalendarUnit, DayCell } from '@dvor/contract/pricing/price-calendar.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { nights, persons } from '@dvor/format/plurals.ts'
import { i18n } from '../../../core/texts/i18n.ts'

/** One night of a unit, by its column in the window. */
export interface Night {
  readonly unit: CalendarUnit
  readonly column: number
  /** Its own values; undefined where it has none. */
  readonly own: DayCell | undefined
  readonly isClosedToArrival: boolean
  readonly isClosedToDeparture: boolean
}

/** Reads the nights of a unit by their days and columns. */
export function nightsOf(unit: CalendarUnit): (day: Day, column: number) => Night {
  const cellsByDay = new Map(unit.days.map((cell) => [cell.day, cell]))
  const [arrivals, departures] = [new Set(unit.closed_to_arrival), new Set(unit.closed_to_departure)]
  return (day, column) => ({
    unit,
    column,
    own: cellsByDay.get(day),
    isClosedToArrival: arrivals.has(day),
    isClosedToDeparture: departures.has(day),
  })
}

/** Source of a night's price. */
export function sourceOf({ unit, column }: Night): 'base' | 'season' | 'day' {
  return unit.rules[unit.rule_of[column] ?? -1]?.kind ?? 'base'
}

/** Whether a night under a rate plan has the base price with the plan's difference. */
export const isInherited = ({ unit, column }: Night, plan: string | null): boolean =>
  plan !== null && !unit.rules[unit.rule_of[column] ?? -1]?.of_plan

/** @param plan shown rate plan; null for base prices */
export function sourceText(night: Night, plan: string | null): string {
  const title = night.unit.rules[night.unit.rule_of[night.column] ?? -1]?.title ?? ''
  const source = i18n.t(`priceCalendar.source.${sourceOf(night)}`, { title })
  return isInherited(night, plan) ? i18n.t('priceCalendar.source.inherited', { source }) : source
}

/** Price in whole euros for a narrow cell; `cellText` has the exact one. */
export const shortPrice = ({ unit, column }: Night): string =>
  formatNumber(Math.round((unit.prices[column] ?? 0) / 100))

/** Restrictions of the night as short marks. */
export function marksOf({ unit, column, ...night }: Night): string[] {
  const { t } = i18n
  const min = unit.min_nights[column] ?? 1
  const max = unit.max_nights[column] ?? null
  return [
    ...(min > 1 ? [`≥${min}`] : []),
    ...(max === null ? [] : [`≤${max}`]),
    ...(night.isClosedToArrival ? [t('priceCalendar.marks.arrival')] : []),
    ...(night.isClosedToDeparture ? [t('priceCalendar.marks.departure')] : []),
  ]
}

/** The restrictions in words. */
export function limitTexts({ unit, column, ...night }: Night): string[] {
  const { t } = i18n
  const min = unit.min_nights[column] ?? 1
  const max = unit.max_nights[column] ?? null
  return [
    ...(min > 1 ? [t('priceCalendar.limits.min', { nights: nights(min) })] : []),
    ...(max === null ? [] : [t('priceCalendar.limits.max', { nights: nights(max) })]),
    ...(night.isClosedToArrival ? [t('priceCalendar.limits.arrival')] : []),
    ...(night.isClosedToDeparture ? [t('priceCalendar.limits.departure')] : []),
  ]
}

/** Price with what it is for: `84 € za jednotku`. */
export const priceText = ({ unit, column }: Night): string =>
  `${formatMoney(unit.prices[column] ?? 0)} ${i18n.t(`priceCalendar.basis.${unit.price_basis}`)}`

/** Prices of fewer persons, now and after a change: `1 osoba 36 € → 41 €`. */
export const pricesByPersons = (
  now: readonly number[],
  then: readonly (number | null)[] | null = null,
): string[] =>
  now.map((price, index) => {
    const next = then?.[index] ?? null
    const changed = next === null ? '' : ` → ${formatMoney(next)}`
    return `${persons(index + 1)} ${formatMoney(price)}${changed}`
  })

/** Prices of fewer persons on a night; empty where the price does not depend on their number. */
export const personTexts = ({ unit, column }: Night): string[] =>
  pricesByPersons(unit.person_prices[column] ?? [])

/** A night in one sentence, for screen readers. */
export function cellText(night: Night, day: Day, plan: string | null): string {
  const { unit, column } = night
  return [
    // The visible text comes first, so that the accessible name contains it.
    [shortPrice(night), ...marksOf(night)].join(' '),
    unit.title,
    formatDayLong(day),
    priceText(night),
    ...personTexts(night),
    sourceText(night, plan),
    ...limitTexts(night),
    i18n.t(`priceCalendar.occupancy.${unit.occupancy[column] ?? 'free'}`),
  ].join(', ')
}
