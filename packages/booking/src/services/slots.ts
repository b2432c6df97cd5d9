import type { ServiceRequest, SlotRestriction } from '@dvor/contract/services/slots.ts'
import { eachDay, addDays, weekdayOf, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import type { Party } from '../stay/guests.ts'
import type { Moment } from '../stay/moment.ts'
import type { SlotService, ServiceSlot } from './service-rows.ts'
import { isInSeason } from './service-season.ts'

/** A slot with its service. */
export interface OfferedSlot {
  slot: ServiceSlot
  service: SlotService
}

/** Taken seats of one occurrence, and whether it was cancelled. */
export interface Seats {
  capacity: number
  taken: number
  cancelled: boolean
  /** Most further persons that shared resources allow at that time; null or absent without a limit. */
  allowed?: number | null
}

const isWithin = (day: Day, from: Day | null, to: Day | null) =>
  (from === null || day >= from) && (to === null || day <= to)

/** Whether the slot takes place on the day: its weekday or its only day, within its dates. */
export function takesPlaceOn(slot: ServiceSlot, day: Day): boolean {
  const meant = slot.day === null ? slot.weekday === weekdayOf(day) : slot.day === day
  return meant && isWithin(day, slot.valid_from, slot.valid_to)
}

/** Days between the two, both included, with an occurrence of the slot. */
export function occurrenceDays({ slot, service }: OfferedSlot, from: Day, to: Day): Day[] {
  if (!slot.active || !service.active) return []
  return eachDay(from, addDays(to, 1)).filter((day) => takesPlaceOn(slot, day) && isInSeason(service, day))
}

/** The moment at which an occurrence begins, by the property's clock on that day. */
export const startOf = (slot: Pick<ServiceSlot, 'time_from'>, day: Day): Date =>
  instantAt(day, slot.time_from)

/** The last moment at which guests can book it, and at which a group that is too small is cancelled. */
export function bookingEnds({ slot, service }: OfferedSlot, day: Day): Date {
  return new Date(startOf(slot, day).getTime() - service.lead_hours * 3_600_000)
}

/** A group takes the whole slot; otherwise each person takes a seat. */
export const seatsFor = (
  service: Pick<SlotService, 'price_unit'>,
  capacity: number,
  persons: number,
): number => (service.price_unit === 'group' ? capacity : persons)

/** Seats that are still free: for a group all or none. */
export function freeSeats(
  service: Pick<SlotService, 'price_unit'>,
  { capacity, taken, cancelled, allowed }: Seats,
): number {
  if (cancelled) return 0
  const most = allowed ?? Number.POSITIVE_INFINITY
  if (service.price_unit === 'group') return taken > 0 ? 0 : Math.min(capacity, most)
  return Math.max(0, Math.min(capacity - taken, most))
}

/** A question: can this number of people book this slot on this day at this moment? */
export interface SlotQuestion extends OfferedSlot {
  request: Pick<ServiceRequest, 'day' | 'persons' | 'children_ages'>
  seats: Seats
  moment: Moment
  /** The party of the stay, where the service is booked with one; only their ages are known. */
  party?: Party
  /** Ids of the units of the stays, none without a stay; absent where that is not known yet. */
  units?: readonly string[]
  /** Most units of the stays on one night: guests who move to another room have one. */
  unitsAtOnce?: number
}

/** Restrictions for guests and owner: a day without the slot, a cancelled occurrence, taken seats. */
function seatRestrictions({ slot, service, request, seats }: SlotQuestion): SlotRestriction[] {
  if (!takesPlaceOn(slot, request.day)) return [{ code: 'not_on_day' }]
  if (seats.cancelled) return [{ code: 'cancelled' }]
  const free = freeSeats(service, seats)
  return request.persons > free ? [{ code: 'full', free }] : []
}

function timeRestrictions(question: SlotQuestion): SlotRestriction[] {
  const { slot, service, request, moment } = question
  if (moment.now >= startOf(slot, request.day)) return [{ code: 'past' }]
  const late = moment.now > bookingEnds(question, request.day)
  return late ? [{ code: 'too_late', lead_hours: service.lead_hours }] : []
}

function groupRestrictions({ service, request, unitsAtOnce }: SlotQuestion): SlotRestriction[] {
  const least = service.min_persons ?? 0
  const most = mostOfReservation(service, unitsAtOnce)
  return [
    ...(service.price_unit === 'group' && request.persons < least
      ? [{ code: 'too_few', persons: least } as const]
      : []),
    ...(most !== null && request.persons > most ? [{ code: 'too_many', persons: most } as const] : []),
  ]
}

/** Most persons of one reservation at one time, by the number of units that it has at once; null without a limit. */
export function mostOfReservation(
  { max_persons, max_per_unit }: Pick<SlotService, 'max_persons' | 'max_per_unit'>,
  unitsAtOnce = 0,
): number | null {
  if (max_persons === null) return null
  return max_per_unit ? max_persons * Math.max(1, unitsAtOnce) : max_persons
}

/** Whether guests of these units may book the service; one without units is for everybody. */
export const isForUnits = (
  { units: serviceUnits }: Pick<SlotService, 'units'>,
  units: readonly string[],
): boolean => serviceUnits.length === 0 || units.some((unit) => serviceUnits.includes(unit))

/** Number of persons of a party that are old enough for a service; all of them without an age limit. */
export function oldEnough(
  { min_age }: Pick<SlotService, 'min_age'>,
  { adults, children_ages }: Party,
): number {
  return adults + children_ages.filter((age) => min_age === null || age >= min_age).length
}

/**
 * Applies to children whose ages are stated, and to a party with a child that is too young: others may bring friends
 * whose ages are unknown.
 */
function ageRestrictions({ service, request, party }: SlotQuestion): SlotRestriction[] {
  const { min_age } = service
  if (min_age === null) return []
  const young = (request.children_ages ?? []).filter((age) => age < min_age).length
  if (young > 0) return [{ code: 'too_young', min_age, persons: request.persons - young }]
  if (!party) return []
  const persons = oldEnough(service, party)
  const isAnyTooYoung = persons < party.adults + party.children_ages.length
  return isAnyTooYoung && request.persons > persons ? [{ code: 'too_young', min_age, persons }] : []
}

/** All restrictions, none when it can be booked; the same for the list of occurrences, hold and order. */
export function slotRestrictions(question: SlotQuestion): SlotRestriction[] {
  const { slot, service, request } = question
  return [
    ...(slot.active && service.active ? [] : [{ code: 'not_offered' } as const]),
    ...(isInSeason(service, request.day) ? [] : [{ code: 'out_of_season' } as const]),
    ...(question.units && !isForUnits(service, question.units) ? [{ code: 'not_in_unit' } as const] : []),
    ...seatRestrictions(question),
    ...groupRestrictions(question),
    ...ageRestrictions(question),
    ...timeRestrictions(question),
  ]
}

/** The restrictions on the owner's own entry: rules of the property may be waived, taken seats may not. */
export const slotRestrictionsForOwner = (question: SlotQuestion): SlotRestriction[] =>
  seatRestrictions(question)

/** Whether an occurrence must be cancelled now: booking is over, it has not begun, and too few people are coming. */
export function isTooSmallGroup(offered: OfferedSlot, day: Day, persons: number, { now }: Moment): boolean {
  const least = offered.service.min_persons ?? 0
  return (
    persons > 0 && persons < least && now >= bookingEnds(offered, day) && now < startOf(offered.slot, day)
  )
}

/** Whether two requests are for children of the same ages, in any order. */
export const hasSameAges = (a: readonly number[] = [], b: readonly number[] = []): boolean =>
  a.toSorted((x, y) => x - y).join() === b.toSorted((x, y) => x - y).join()
