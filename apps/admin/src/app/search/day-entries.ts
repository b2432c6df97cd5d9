import { expectedStates, firmStates, holdingStates } from '@dvor/booking/reservation/states.ts'
import { formatDayLong, parseDay } from '@dvor/format/day-text.ts'
import { addDays, dayParts, daysBetween, isDay, type Day } from '@dvor/format/days.ts'
import { foldText } from '@dvor/format/slug.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { listLink } from '../../features/reservations/quick-filters.ts'
import { startFor } from '../../features/day-grid/view.ts'
import type { Entry, EntryGroup } from './entries.ts'

const near: Readonly<Record<string, number>> = { vcera: -1, dnes: 0, zajtra: 1, pozajtra: 2 }

const shortDay = /^\s*(\d{1,2})\s*\.\s*(\d{1,2})\s*\.?\s*(\d{2})?\s*$/

/** Chart, arrivals, departures and reservations of a typed day; null where no day was typed. */
export function dayGroup(text: string, today: Day): EntryGroup | null {
  const day = typedDay(text, today)
  if (!day) return null
  const entry = (
    name: 'chart' | 'arrivals' | 'departures' | 'inHouse' | 'add',
    icon: string,
    path: string,
  ): Entry => ({
    title: i18n.t(`search.day.${name}`),
    detail: '',
    icon,
    path,
  })
  return {
    key: 'day',
    label: formatDayLong(day),
    entries: [
      entry('chart', 'calendar', `/calendar?from=${startFor(day)}`),
      entry('arrivals', 'reservations', listLink({ arrival: [day], state_in: expectedStates })),
      entry('departures', 'reservations', listLink({ departure: [day], state_in: firmStates })),
      entry(
        'inHouse',
        'reservations',
        listLink({ arrival_lte: [day], departure_gt: [day], state_in: holdingStates }),
      ),
      entry('add', 'reservations', `/reservations/add?arrival=${day}`),
    ],
  }
}

/**
 * The day of what was typed: `28. 11. 2026`, `28.11.26`, `28.11.` or "zajtra". Without a year it is the one nearest to
 * today. Null for anything else.
 */
function typedDay(text: string, today: Day): Day | null {
  const days = near[foldText(text.trim())]
  if (days !== undefined) return addDays(today, days)
  const match = shortDay.exec(text)
  if (!match) return parseDay(text)
  const [, date = '', month = '', year] = match
  const inYear = (full: number) => `${full}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`
  const { year: thisYear } = dayParts(today)
  const years = year ? [2000 + Number(year)] : [thisYear, thisYear + 1, thisYear - 1]
  const distance = (day: Day) => Math.abs(daysBetween(today, day))
  return (
    years
      .map(inYear)
      .filter(isDay)
      .toSorted((a, b) => distance(a) - distance(b))[0] ?? null
  )
}
