import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { formatDayMonth } from '@dvor/format/day-text.ts'
import { weekdayOf } from '@dvor/format/days.ts'
import { formatTime } from '@dvor/format/instants.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** Period of the offered occurrences, both days included. */
export interface DayRange {
  from: string
  to: string
}

/** Occurrences of a service in a period; disabled without a service. */
export function useOccurrences(service: string | null, { from, to }: DayRange) {
  return useQuery({
    queryKey: ['reservations', 'occurrences', service, from, to],
    enabled: service !== null,
    queryFn: async () =>
      unwrap(await client.booking.attempt.occurrences({ from, to, service: service ?? undefined })),
  })
}

/** Value of an occurrence in a select. */
export const occurrenceValue = ({ service_slot, day }: Pick<Occurrence, 'service_slot' | 'day'>): string =>
  `${service_slot} ${day}`

/** `so 13. 3., 10:00 – 11:00 (4 voľné miesta)`. */
export function occurrenceText({ day, time_from, time_to, free }: Occurrence): string {
  const when = `${weekdayShort(weekdayOf(day))} ${formatDayMonth(day)}`
  return `${when}, ${formatTime(time_from)} – ${formatTime(time_to)} (${countOf(free, 'freePlace')})`
}
