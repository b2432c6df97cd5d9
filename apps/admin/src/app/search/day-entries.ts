import { expectedStates, firmStates, holdingStates } from '@dvor/booking/reservation/states.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { i18n } from '../../core/texts/i18n.ts'
import { listLink } from '../../features/reservations/quick-filters.ts'
import { startFor } from '../../features/day-grid/view.ts'
import type { Entry, EntryGroup } from './entries.ts'
import { typedDay } from './typed-day.ts'

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
