import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import type { AnsweredEnquiry } from '../enquiry-answers/use-answers.ts'

export type Demand = SingleRecord<typeof hallDemands>

/** The requested days as text; null without days. */
export function daysText({ day_from, day_to }: Pick<Demand, 'day_from' | 'day_to'>): string | null {
  if (!day_from) return null
  return day_to ? formatDayRange(day_from, day_to) : formatDay(day_from)
}

/** The enquiry for its answers. */
export const enquiryOf = ({ id, name, email }: Demand): AnsweredEnquiry => ({
  collection: 'hall-demands',
  id,
  name,
  email,
})

/** Path to book rooms for the same days; a single day means one night, and without days they are left open. */
export function bookingLink({ day_from, day_to }: Pick<Demand, 'day_from' | 'day_to'>): string {
  if (!day_from) return '/reservations/add'
  const departure = day_to && day_to > day_from ? day_to : addDays(day_from, 1)
  return `/reservations/add?${new URLSearchParams({ arrival: day_from, departure })}`
}
