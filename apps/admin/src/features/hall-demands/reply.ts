import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { formatDay, formatDayRange } from '@dvor/format/day-text.ts'
import { addDays } from '@dvor/format/days.ts'
import { i18n } from '../../core/texts/i18n.ts'

export type Demand = SingleRecord<typeof hallDemands>

/** The requested days as text; null without days. */
export function daysText({ day_from, day_to }: Pick<Demand, 'day_from' | 'day_to'>): string | null {
  if (!day_from) return null
  return day_to ? formatDayRange(day_from, day_to) : formatDay(day_from)
}

/** Link that starts a reply in the owner's mail program, with recipient, subject and the quoted message. */
export function replyLink(demand: Demand): string {
  const { t } = i18n
  const about = [demand.hall?.title, daysText(demand)].filter(Boolean).join(', ')
  const named = about ? `: ${about}` : ''
  const asked = (demand.message ?? '').trim().replaceAll('\n', '\n> ')
  const subject = t('demands.replySubject', { about: named })
  const body = t('demands.replyBody', { about: about ? ` (${about})` : '', message: asked })
  return `mailto:${encodeURIComponent(demand.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}

/** Path to book rooms for the same days; a single day means one night, and without days they are left open. */
export function bookingLink({ day_from, day_to }: Pick<Demand, 'day_from' | 'day_to'>): string {
  if (!day_from) return '/reservations/add'
  const departure = day_to && day_to > day_from ? day_to : addDays(day_from, 1)
  return `/reservations/add?${new URLSearchParams({ arrival: day_from, departure })}`
}
