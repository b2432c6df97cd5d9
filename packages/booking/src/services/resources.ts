import type { ResourceNeed } from '@dvor/contract/services/resources.ts'
import { peakUse, spanOf, type Span, type Timed, type Use } from './overlaps.ts'

/** A booked activity, and what its service needs. */
export interface NeedyBooking extends Timed {
  service_slot: string
  persons: number
  needs: readonly ResourceNeed[]
}

/** A resource with its number, and the spans in which some are away. */
export interface KnownResource {
  id: string
  quantity: number
  away: readonly Use[]
}

const timeKey = ({ service_slot, day }: Pick<NeedyBooking, 'service_slot' | 'day'>) =>
  `${service_slot} ${day}`

const needOf = ({ needs }: NeedyBooking, resource: string): ResourceNeed | undefined =>
  needs.find((need) => need.resource === resource)

/** The uses of a resource by bookings. A quantity for a whole time counts once for all bookings of that time. */
export function usesOf(resource: string, bookings: readonly NeedyBooking[]): Use[] {
  const counted = new Set<string>()
  return bookings.flatMap((booking) => {
    const need = needOf(booking, resource)
    if (!need) return []
    const key = timeKey(booking)
    if (need.per === 'time' && counted.has(key)) return []
    counted.add(key)
    const times = need.per === 'person' ? booking.persons : 1
    return [{ ...spanOf(booking), quantity: need.quantity * times }]
  })
}

/** How many of a resource are free during the whole of a span; negative where more are used than there are. */
export const freeOf = (
  { id, quantity, away }: KnownResource,
  bookings: readonly NeedyBooking[],
  span: Span,
): number => quantity - peakUse([...usesOf(id, bookings), ...away], span)

/** A time of a service: when, and what the service needs. */
export type AskedTime = Omit<NeedyBooking, 'persons'>

/** The most persons that the resources still allow at a time of a service; null where none is needed per person. */
export function allowedPersons(
  question: AskedTime,
  resources: ReadonlyMap<string, KnownResource>,
  bookings: readonly NeedyBooking[],
): number | null {
  const span = spanOf(question)
  const isBegun = bookings.some((one) => timeKey(one) === timeKey(question))
  const limits = question.needs.flatMap(({ resource, quantity, per }): number[] => {
    const stock = resources.get(resource)
    if (!stock || (per === 'time' && isBegun)) return []
    const free = Math.max(0, freeOf(stock, bookings, span))
    if (per === 'person') return [Math.floor(free / quantity)]
    return free >= quantity ? [] : [0]
  })
  return limits.length > 0 ? Math.min(...limits) : null
}

/** Whether bookings use more of a resource than there is, at some moment of theirs. */
export const isOverused = (resource: KnownResource, bookings: readonly NeedyBooking[]): boolean =>
  usesOf(resource.id, bookings).some((use) => freeOf(resource, bookings, use) < 0)
