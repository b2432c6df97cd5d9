import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { Draft } from './draft.ts'
import type { FlowData } from './load-flow.ts'
import type { FlowSearch, RoomChoice } from '../../search/search-params.ts'

/** The rooms taken as requests to the API: same days, each room with its own guests. */
export function requestsOf(
  { from, to }: Pick<FlowSearch, 'from' | 'to'>,
  rooms: readonly RoomChoice[],
  units: readonly { id: string; slug: string }[],
): StayRequest[] {
  if (!from || !to) return []
  return rooms.flatMap(({ unit, adults, ages }) => {
    const found = units.find(({ slug }) => slug === unit)
    return found
      ? [{ accommodation_unit: found.id, arrival: from, departure: to, adults, children_ages: [...ages] }]
      : []
  })
}

/** One text per set of requests, whatever order rooms and children come in: tells whether a hold is for these. */
export function requestsKey(requests: readonly StayRequest[]): string {
  const parts = requests.map(({ accommodation_unit, arrival, departure, adults, children_ages }) =>
    [accommodation_unit, arrival, departure, adults, children_ages.toSorted((a, b) => a - b).join('-')].join(
      '|',
    ),
  )
  return parts.toSorted().join('&')
}

/** What of the seats that were picked counts: booked alone that of the address, with a stay those on its days. */
export function seatRequests(
  { search, alone }: Pick<FlowData, 'search' | 'alone'>,
  draft: Pick<Draft, 'seats'>,
): ServiceRequest[] {
  const { seat, from, to } = search
  if (alone) return seat ? [{ service_slot: seat.slot, day: seat.day, persons: seat.persons }] : []
  if (!from || !to) return []
  return draft.seats
    .filter(({ day, persons }) => persons > 0 && day >= from && day <= to)
    .map(({ service_slot, day, persons }) => ({ service_slot, day, persons }))
}

/** Whether a time of the stay was picked without saying how many come. */
export const isCountMissing = (
  { search: { from, to } }: Pick<FlowData, 'search'>,
  draft: Pick<Draft, 'seats'>,
) =>
  draft.seats.some(
    ({ day, persons }) => persons === 0 && from !== null && to !== null && day >= from && day <= to,
  )

const seatKey = ({ service_slot, day, persons }: ServiceRequest) => [service_slot, day, persons].join('|')

/** One text per set of seats, whatever their order. */
export const seatsKey = (seats: readonly ServiceRequest[]): string => seats.map(seatKey).toSorted().join('&')

/** How many seats of an occurrence a key speaks of. */
export function seatsIn(
  key: string,
  { service_slot, day }: Pick<ServiceRequest, 'service_slot' | 'day'>,
): number {
  const found = key.split('&').find((one) => one.startsWith(`${service_slot}|${day}|`))
  return Number(found?.split('|')[2] ?? 0)
}

/** Names a flow whose order went through: by its stays, or by the service that was booked alone. */
export const flowKey = ({ alone }: Pick<FlowData, 'alone'>, stays: readonly StayRequest[]): string =>
  alone ? `service:${alone.slug}` : requestsKey(stays)
