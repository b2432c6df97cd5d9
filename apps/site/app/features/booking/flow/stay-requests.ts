import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Draft } from './draft.ts'
import type { FlowData } from './load-flow.ts'
import type { FlowSearch, RoomChoice, SeatChoice } from '../../search/search-params.ts'

/** Turns the rooms taken into stay requests: the same days, each room with its own guests. */
export function requestsOf(
  { from, to }: Pick<FlowSearch, 'from' | 'to'>,
  rooms: readonly RoomChoice[],
  units: readonly { id: string; slug: string }[],
): StayRequest[] {
  if (!from || !to) return []
  return rooms.flatMap(({ unit, adults, ages }) => {
    const match = units.find(({ slug }) => slug === unit)
    return match
      ? [{ accommodation_unit: match.id, arrival: from, departure: to, adults, children_ages: [...ages] }]
      : []
  })
}

/** Returns one text per set of requests, in any order of rooms and children, to compare a hold with. */
export function requestsKey(requests: readonly StayRequest[]): string {
  const parts = requests.map(({ accommodation_unit, arrival, departure, adults, children_ages }) =>
    [accommodation_unit, arrival, departure, adults, children_ages.toSorted((a, b) => a - b).join('-')].join(
      '|',
    ),
  )
  return parts.toSorted().join('&')
}

/**
 * Returns the picked seats that count: without a stay that of the address, with a stay those on its days after those
 * of its package.
 */
export function seatRequests(
  { search, alone }: Pick<FlowData, 'search' | 'alone'>,
  draft: Pick<Draft, 'seats'>,
): ServiceRequest[] {
  const { seat, from, to } = search
  if (alone) return seat ? [seatRequest(seat)] : []
  if (!from || !to) return []
  const included = search.packageSeats.map(seatRequest)
  const isIncluded = (seat: { service_slot: string; day: string }) =>
    included.some(({ service_slot, day }) => service_slot === seat.service_slot && day === seat.day)
  const picked = draft.seats
    .filter((seat) => seat.persons > 0 && seat.day >= from && seat.day <= to && !isIncluded(seat))
    .map(({ service_slot, day, persons, children_ages }) => ({
      service_slot,
      day,
      persons,
      ...(children_ages && { children_ages }),
    }))
  return [...included, ...picked]
}

/** The request for seats of an address; without children it names no ages. */
export const seatRequest = ({ slot, day, persons, ages }: SeatChoice): ServiceRequest => ({
  service_slot: slot,
  day,
  persons,
  ...(ages.length > 0 && { children_ages: [...ages] }),
})

/** The exemptions from the stay tax that the guest states: one for each person. */
export const statedExemptions = ({ exempt_persons }: Pick<Draft, 'exempt_persons'>) =>
  Array.from({ length: exempt_persons }, () => 'disability' as const)

const seatKey = ({ service_slot, day, persons, children_ages = [] }: ServiceRequest) =>
  [service_slot, day, persons, ...children_ages.toSorted((a, b) => a - b)].join('|')

/** Returns one text per set of seats, in any order. */
export const seatsKey = (seats: readonly ServiceRequest[]): string => seats.map(seatKey).toSorted().join('&')

/** Names a completed booking by its stays, or by the service that was booked without a stay. */
export const flowKey = ({ alone }: Pick<FlowData, 'alone'>, stays: readonly StayRequest[]): string =>
  alone ? `service:${alone.slug}` : requestsKey(stays)
