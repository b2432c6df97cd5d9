import type { Language } from '@dvor/format/languages.ts'
import { formatTime } from '@dvor/format/instants.ts'
import type { FlowData } from '../flow/load-flow.ts'
import { bookingTexts } from '../flow/use-texts.ts'

const step = 30
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const timeOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

/** The earliest check-in, `HH:MM`, of the buildings of the rooms taken; the property's where they have none. */
export function checkInOf({
  rooms,
  units,
  settings,
}: Pick<FlowData, 'rooms' | 'units' | 'settings'>): string {
  const taken = units.filter(({ slug }) => rooms.some(({ unit }) => unit === slug))
  const times = taken.map(({ accommodation_object: { check_in_from: own } }) => own ?? settings.check_in_from)
  return times.toSorted()[0] ?? settings.check_in_from
}

/** Lists the half hours of reception as `HH:MM` with their names; the whole afternoon where nothing is set. */
export function arrivalTimes(
  from: string | null,
  until: string | null,
  language: Language,
): { value: string; label: string }[] {
  const first = minutesOf(from ?? '14:00')
  const last = Math.max(first, minutesOf(until ?? '20:00'))
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) => {
    const value = timeOf(first + index * step)
    return { value, label: `${bookingTexts[language].guest.around} ${formatTime(value, language)}` }
  })
}
