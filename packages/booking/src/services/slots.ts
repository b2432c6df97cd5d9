import type { ServiceRequest, SlotRefusal } from '@dvor/contract/services/slots.ts'
import { eachDay, addDays, weekdayOf, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import type { Party } from '../stay/guests.ts'
import type { Moment } from '../stay/moment.ts'
import type { SlotService, ServiceSlot } from '../stay/rows.ts'
import { inSeason } from './service-season.ts'

/** A slot with the service that takes place in it. */
export interface OfferedSlot {
  slot: ServiceSlot
  service: SlotService
}

/** How many seats of one occurrence are gone, and whether it was called off. */
export interface Seats {
  capacity: number
  taken: number
  cancelled: boolean
}

const within = (day: Day, from: Day | null, to: Day | null) =>
  (from === null || day >= from) && (to === null || day <= to)

/** Whether the slot is meant for the day: its weekday or its only day, within its dates. */
export function takesPlaceOn(slot: ServiceSlot, day: Day): boolean {
  const meant = slot.day === null ? slot.weekday === weekdayOf(day) : slot.day === day
  return meant && within(day, slot.valid_from, slot.valid_to)
}

/** Days between the two, both included, on which the slot yields an occurrence. */
export function occurrenceDays({ slot, service }: OfferedSlot, from: Day, to: Day): Day[] {
  if (!slot.active || !service.active) return []
  return eachDay(from, addDays(to, 1)).filter((day) => takesPlaceOn(slot, day) && inSeason(service, day))
}

/** The moment at which an occurrence begins, by the property's clock on that day. */
export const startOf = (slot: Pick<ServiceSlot, 'time_from'>, day: Day): Date =>
  instantAt(day, slot.time_from)

/** The last moment at which guests can book it, and at which a group that is too small is called off. */
export function bookingEnds({ slot, service }: OfferedSlot, day: Day): Date {
  return new Date(startOf(slot, day).getTime() - service.lead_hours * 3_600_000)
}

/** A group has the slot to itself and takes all of it; otherwise everybody takes a seat. */
export const seatsFor = (
  service: Pick<SlotService, 'price_unit'>,
  capacity: number,
  persons: number,
): number => (service.price_unit === 'group' ? capacity : persons)

/** Seats that can still be had: for a group all or none. */
export function freeSeats(
  service: Pick<SlotService, 'price_unit'>,
  { capacity, taken, cancelled }: Seats,
): number {
  if (cancelled) return 0
  if (service.price_unit === 'group') return taken > 0 ? 0 : capacity
  return Math.max(0, capacity - taken)
}

/** One question: may so many people have this slot on this day, asked at this moment? */
export interface SlotQuestion extends OfferedSlot {
  request: Pick<ServiceRequest, 'day' | 'persons'>
  seats: Seats
  moment: Moment
  /** Who stays here, where the service is booked with a stay: the only people whose ages are known. */
  party?: Party
}

/** Reasons that bind everybody: a day without the slot, one that was called off, seats that are gone. */
function seatRefusals({ slot, service, request, seats }: SlotQuestion): SlotRefusal[] {
  if (!takesPlaceOn(slot, request.day)) return [{ code: 'not_on_day' }]
  if (seats.cancelled) return [{ code: 'cancelled' }]
  const free = freeSeats(service, seats)
  return request.persons > free ? [{ code: 'full', free }] : []
}

function timeRefusals(question: SlotQuestion): SlotRefusal[] {
  const { slot, service, request, moment } = question
  if (moment.now >= startOf(slot, request.day)) return [{ code: 'past' }]
  const late = moment.now > bookingEnds(question, request.day)
  return late ? [{ code: 'too_late', lead_hours: service.lead_hours }] : []
}

function groupRefusals({ service, request }: SlotQuestion): SlotRefusal[] {
  const least = service.min_persons ?? 0
  return service.price_unit === 'group' && request.persons < least
    ? [{ code: 'too_few', persons: least }]
    : []
}

/** How many of a party are old enough for a service; all of them where it asks for no age. */
export function oldEnough(
  { min_age }: Pick<SlotService, 'min_age'>,
  { adults, children_ages }: Party,
): number {
  return adults + children_ages.filter((age) => min_age === null || age >= min_age).length
}

/** Only a party with a child that is too young is bound: others may bring friends whose ages nobody knows. */
function ageRefusals({ service, request, party }: SlotQuestion): SlotRefusal[] {
  if (!party || service.min_age === null) return []
  const persons = oldEnough(service, party)
  const isAnyTooYoung = persons < party.adults + party.children_ages.length
  return isAnyTooYoung && request.persons > persons
    ? [{ code: 'too_young', min_age: service.min_age, persons }]
    : []
}

/** Every reason against it, none when it can be booked; the same for the list of occurrences, hold and order. */
export function slotRefusals(question: SlotQuestion): SlotRefusal[] {
  const { slot, service, request } = question
  return [
    ...(slot.active && service.active ? [] : [{ code: 'not_offered' } as const]),
    ...(inSeason(service, request.day) ? [] : [{ code: 'out_of_season' } as const]),
    ...seatRefusals(question),
    ...groupRefusals(question),
    ...ageRefusals(question),
    ...timeRefusals(question),
  ]
}

/** The reasons that stand against the owner's own entry: rules of the property may be waived, seats that are gone may not. */
export const slotRefusalsForOwner = (question: SlotQuestion): SlotRefusal[] => seatRefusals(question)

/** Whether an occurrence is to be called off now: booking is over, it has not begun, and too few are coming. */
export function isTooSmallGroup(offered: OfferedSlot, day: Day, persons: number, { now }: Moment): boolean {
  const least = offered.service.min_persons ?? 0
  return (
    persons > 0 && persons < least && now >= bookingEnds(offered, day) && now < startOf(offered.slot, day)
  )
}
