import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import type { Occurrence, ServiceRequest } from '@dvor/contract/services/slots.ts'
import type { TestProperty } from './test-property.ts'
import type { Answer, TestApi } from './test-api.ts'

export interface Ride {
  service: string
  slot: string
}

let rides = 0

/** A ride at 18 € a head with one weekly slot, Saturdays from ten to eleven, for four. */
export async function addRide(
  property: TestProperty,
  service: Record<string, unknown> = {},
  slot: Record<string, unknown> = {},
): Promise<Ride> {
  const id = await property.add('services', {
    title: `Jazda ${++rides}`,
    price: 1800,
    price_unit: 'person',
    vat_kind: 'other',
    ...service,
  })
  const times = { weekday: 6, time_from: '10:00', time_to: '11:00', capacity: 4 }
  return { service: id, slot: await property.add('service-slots', { service: id, ...times, ...slot }) }
}

/** The first Saturday after the tests' today (10 March 2027). */
export const saturday = '2027-03-13'

export const aSeat = ({ slot }: Ride, persons = 1, day = saturday): ServiceRequest => ({
  service_slot: slot,
  day,
  persons,
})

let addresses = 0
/** Every call comes from another address, as every guest does. */
export const someAddress = (): string => `10.1.${Math.floor(++addresses / 250)}.${addresses % 250}`

/** Holds seats (and stays); the answer may be a refusal. */
export function tryHold(api: TestApi, body: Record<string, unknown>): Promise<Answer> {
  return api.call('POST', '/reservation-holds', { body, from: someAddress() })
}

export async function holdSeats(api: TestApi, services: ServiceRequest[], more: object = {}): Promise<Hold> {
  const answer = await tryHold(api, { services, ...more })
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as Hold
}

/** Seats of an occurrence that are left, as visitors see them; null where it is not listed. */
export async function freeOn(api: TestApi, { slot, service }: Ride, day = saturday): Promise<number | null> {
  const { body } = await api.call('GET', `/service-occurrences?from=${day}&to=${day}&service=${service}`)
  return (body as Occurrence[]).find((one) => one.service_slot === slot)?.free ?? null
}

/** What the counters say against what the reservations have: every occurrence where the two differ or are too many. */
export async function brokenCounters(api: TestApi): Promise<unknown[]> {
  const { rows } = await api.api.db.execute(`
    select o.slot, o.day, o.capacity, o.taken, coalesce(sum(b.seats), 0)::int as written,
      count(*) filter (where b.seats > 0 and r.state not in
        ('hold', 'pending_approval', 'awaiting_payment', 'confirmed', 'checked_in', 'completed'))::int as dead
    from slot_occurrences o
    left join service_reservations b on b.service_slot = o.slot and b.day = o.day
    left join reservations r on r.id = b.reservation
    group by o.slot, o.day, o.capacity, o.taken
    having o.taken <> coalesce(sum(b.seats), 0) or o.taken > o.capacity
      or count(*) filter (where b.seats > 0 and r.state not in
        ('hold', 'pending_approval', 'awaiting_payment', 'confirmed', 'checked_in', 'completed')) > 0`)
  return rows
}
