import type { Party } from '@dvor/booking/stay/guests.ts'
import { childrenOnANight, mostOnANight } from '@dvor/booking/stay/headcount.ts'
import type { Moment } from '@dvor/booking/stay/moment.ts'
import { slotRestrictions, slotRestrictionsForOwner, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import { clashOf } from '@dvor/booking/services/overlaps.ts'
import { occurrencesOf, type NamedOccurrence } from '@dvor/booking/services/slot-lines.ts'
import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest, SlotRestriction } from '@dvor/contract/services/slots.ts'
import type { Db } from '../db/database.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { findSlots } from './queries.ts'
import { readSeats, type SeatsOf } from './read-seats.ts'

/**
 * The slots of the requests. @throws ApiError `invalid` for unknown ones, and for a slot that is requested twice on a
 * day
 */
export async function slotsOfRequests(
  db: Db,
  requests: readonly ServiceRequest[],
): Promise<Map<string, OfferedSlot>> {
  const slots = await findSlots(
    db,
    requests.map((request) => request.service_slot),
  )
  const keys = requests.map(({ service_slot, day }) => `${service_slot} ${day}`)
  const issues = requests.flatMap(({ service_slot, persons, children_ages = [] }, index): FieldIssue[] => {
    const path = `services.${index}.service_slot`
    if (children_ages.length > persons) return [{ path: `services.${index}.children_ages`, code: 'too_many' }]
    if (!slots.has(service_slot)) return [{ path, code: 'not_found' }]
    return keys.indexOf(keys[index] ?? '') < index ? [{ path, code: 'not_unique' }] : []
  })
  if (issues.length > 0) throw invalid(issues)
  return slots
}

/** A refused service of a list of requests. */
export interface RefusedService {
  index: number
  refusals: SlotRestriction[]
}

interface Checked {
  services: readonly ServiceRequest[]
  slots: ReadonlyMap<string, OfferedSlot>
  moment: Moment
  /** The stays that the services are booked with. */
  input: { stays: readonly { request: StayRequest }[]; slotLines?: readonly PriceLine[] }
  /** The property's rules apply to guests; the owner may waive them, but cannot take seats that are taken. */
  asOwner: boolean
}

/**
 * The services that cannot be booked, each with every reason. Seats held by `device` count as free. To be called after
 * overdue holds on them were ended.
 */
export async function listUnbookable(
  db: Db,
  { services, slots, moment, input, asOwner }: Checked,
  device: string | null = null,
): Promise<RefusedService[]> {
  if (services.length === 0) return []
  const seatsOf = await seatsOfRequests(db, services, slots, { now: moment.now, device })
  const check = asOwner ? slotRestrictionsForOwner : slotRestrictions
  const stays = input.stays.map(({ request }) => request)
  const party = partyOf(stays)
  const units = stays.map(({ accommodation_unit }) => accommodation_unit)
  const unitsAtOnce = mostOnANight(stays, () => 1)
  const all = occurrencesOf(input.slotLines ?? [])
  return services.flatMap((request, index): RefusedService[] => {
    const offered = slots.get(request.service_slot)
    if (!offered) throw new Error('slotsOfRequests has checked them')
    const seats = seatsOf(offered, request.day)
    const question = { ...offered, request, seats, moment, party, units, unitsAtOnce }
    const restrictions = [...check(question), ...(asOwner ? [] : overlaps(request, all, party))]
    return restrictions.length > 0 ? [{ index, refusals: restrictions }] : []
  })
}

/**
 * Refuses services that cannot be booked. @throws ApiError `seats_taken` where seats are taken, else `not_available`,
 * both with every reason
 */
export async function refuseUnbookable(db: Db, checked: Checked): Promise<void> {
  const refused = await listUnbookable(db, checked)
  if (refused.length === 0) return
  const gone = refused.some(({ refusals }) => refusals.some(({ code }) => code === 'full'))
  throw new ApiError(gone ? 'seats_taken' : 'not_available', 'The service cannot be booked', {
    details: { services: refused },
  })
}

/** The activity of the same reservation that the party has not enough persons for; unknown without a stay. */
function overlaps(
  { service_slot, day }: ServiceRequest,
  all: readonly NamedOccurrence[],
  party: Party | undefined,
): SlotRestriction[] {
  const occurrence = all.find((one) => one.service_slot === service_slot && one.day === day)
  if (!occurrence || !party) return []
  const other = clashOf(occurrence, all, party.adults + party.children_ages.length)
  return other
    ? [{ code: 'overlap', title: other.title, time_from: other.time_from, time_to: other.time_to }]
    : []
}

/** All guests of the stays, also where they move to another room; undefined without a stay, because ages are unknown then. */
function partyOf(stays: readonly StayRequest[]): Party | undefined {
  if (stays.length === 0) return undefined
  return {
    adults: mostOnANight(stays, ({ adults }) => adults),
    children_ages: childrenOnANight(stays),
  }
}

function seatsOfRequests(
  db: Db,
  requests: readonly ServiceRequest[],
  slots: ReadonlyMap<string, OfferedSlot>,
  { now, device }: { now: Date; device: string | null },
): Promise<SeatsOf> {
  const days = requests.map(({ day }) => day).toSorted()
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const slotsOfRequests = requests.flatMap(({ service_slot }) => slots.get(service_slot) ?? [])
  return readSeats(db, slotsOfRequests, range, now, device)
}
