import {
  bookableTable,
  restrictionsInPackage,
  type TakenNights,
} from '@dvor/booking/availability/restrictions.ts'
import { arrivesOn, includedPersons, isSoldIn, packagePrice } from '@dvor/booking/packages/package-price.ts'
import type { RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { slotRestrictions, takesPlaceOn, type OfferedSlot } from '@dvor/booking/services/slots.ts'
import type { Party } from '@dvor/booking/stay/guests.ts'
import { momentOf, type Moment } from '@dvor/booking/stay/moment.ts'
import type {
  IncludedService,
  FullPackageDay,
  PackageDay,
  PackageOptions,
  PackageOptionsRequest,
} from '@dvor/contract/pricing/packages.ts'
import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import { pipelined } from '../db/pipelined.ts'
import type { Db } from '../db/database.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import { listTakenBetween } from '../inventory/night-queries.ts'
import { listRateTables } from '../inventory/rate-queries.ts'
import type { Clock } from '../platform/clock.ts'
import { readSettings } from '../property/settings.ts'
import { listOfferedSlots } from '../slots/queries.ts'
import { readSeats, type SeatsOf } from '../slots/read-seats.ts'
import { countSold, findPackage, listServiceTitles, type PackageRow } from './package-queries.ts'
import { packageUnavailable } from './places.ts'

/** Days of arrival that are looked through at most. */
const longestRange = 400

/** Everything that decides which days and times a package can be booked for. */
interface Facts {
  sold: PackageRow
  party: Party
  tables: ReadonlyMap<string, RateTable>
  taken: ReadonlyMap<string, TakenNights>
  slots: readonly OfferedSlot[]
  seatsOf: SeatsOf
  settings: Settings
  moment: Moment
}

/**
 * The days of a package with the units that are free for a party, and the times of the included services that have
 * seats. Days that are full stand apart, with the reason. @throws ApiError `package_unavailable`
 */
export async function listPackageOptions(
  db: Db,
  { package: id, ...party }: PackageOptionsRequest,
  clock: Clock,
  device: string | null,
): Promise<PackageOptions> {
  const sold = await findPackage(db, id)
  if (!sold?.active) throw packageUnavailable('not_offered')
  const moment = momentOf(clock.now())
  const places_left = await placesLeft(db, sold, moment.now, device)
  const facts = await readFacts(db, sold, party, moment, device)
  const days = places_left === 0 ? [] : arrivalDays(facts).map((day) => dayWith(facts, day))
  const { title, text, nights } = sold
  return {
    id,
    title,
    text,
    nights,
    places_left,
    price: packagePrice(sold, party),
    common_services: await listServiceTitles(db, sold.included_common_services),
    days: days.flatMap(({ bookable }) => bookable ?? []),
    full_days: days.flatMap(({ full }) => full ?? []),
  }
}

async function placesLeft(db: Db, { id, places }: PackageRow, now: Date, device: string | null) {
  return places === null ? null : Math.max(0, places - (await countSold(db, id, now, device)))
}

async function readFacts(
  db: Db,
  sold: PackageRow,
  party: Party,
  moment: Moment,
  device: string | null,
): Promise<Facts> {
  const from = sold.arrival_from < moment.today ? moment.today : sold.arrival_from
  const until = addDays(sold.arrival_to < from ? from : sold.arrival_to, sold.nights + 1)
  const unitIds = sold.units.length > 0 ? sold.units : undefined
  const included = new Set(sold.included_services.map(({ service }) => service))
  const [settings, tables, offered] = await pipelined([
    readSettings(db),
    listRateTables(db, from, until, unitIds),
    included.size > 0 ? listOfferedSlots(db) : Promise.resolve([]),
  ])
  const slots = offered.filter(({ service }) => included.has(service.id))
  const [takenNights, seatsOf] = await pipelined([
    listTakenBetween(db, from, until, moment.now, { unitIds: [...tables.keys()], device }),
    readSeats(db, slots, { from, to: until }, moment.now, device),
  ])
  return { sold, party, tables, taken: takenNights, slots, seatsOf, settings, moment }
}

/** Coming days on which a stay of the package may begin. */
function arrivalDays({ sold, moment }: Facts): Day[] {
  const from = sold.arrival_from < moment.today ? moment.today : sold.arrival_from
  if (sold.arrival_to < from) return []
  const days = eachDay(from, addDays(sold.arrival_to, 1)).slice(0, longestRange)
  return days.filter((day) => arrivesOn(sold, day))
}

interface DayAnswer {
  bookable?: PackageDay
  full?: FullPackageDay
}

/** A day that can be booked, or one that others have taken; neither where it is not for this party. */
function dayWith(facts: Facts, arrival: Day): DayAnswer {
  const { tables, sold } = facts
  const days = { arrival, departure: addDays(arrival, sold.nights) }
  const offered = [...tables.values()]
    .filter(({ unit }) => isSoldIn(sold, unit))
    .map((table) => ({ unit: table.unit, restrictions: restrictionsOf(facts, table, days) }))
  const units = offered
    .filter(({ restrictions }) => restrictions.length === 0)
    .map(({ unit: { id, title } }) => ({ id, title }))
  const services = sold.included_services.map((included) => serviceOn(facts, included, arrival))
  const missing = services.find(({ option }) => option.times.length === 0)
  if (units.length > 0 && !missing)
    return { bookable: { ...days, units, services: services.map(({ option }) => option) } }
  const isTaken = offered.some(({ restrictions }) => restrictions.every(({ code }) => takenCodes.has(code)))
  const isFull = missing ? missing.takesPlace : true
  return isTaken && isFull ? { full: { ...days, full_service: missing?.option.title ?? null } } : {}
}

/** Restrictions that come from other bookings and closures, not from the party or the day. */
const takenCodes: ReadonlySet<Restriction['code']> = new Set(['taken', 'closed'])

function restrictionsOf(
  { party, taken, settings, moment }: Facts,
  table: RateTable,
  days: { arrival: Day; departure: Day },
): Restriction[] {
  const { adults, children_ages } = party
  const request = {
    accommodation_unit: table.unit.id,
    ...days,
    adults,
    children_ages: [...children_ages],
  }
  const nights = taken.get(table.unit.id) ?? new Map()
  const question = { table, request, taken: nights, settings, moment }
  return restrictionsInPackage({ ...question, table: bookableTable(question, restrictionsInPackage) })
}

function serviceOn(facts: Facts, { service, day: offset, service_slot }: IncludedService, arrival: Day) {
  const { party, slots, seatsOf, moment } = facts
  const day = addDays(arrival, offset)
  const slotsOfService = slots.filter((one) => one.service.id === service)
  const [first] = slotsOfService
  const persons = first ? includedPersons(first.service, [party]) : 0
  const onDay = slotsOfService.filter(
    ({ slot }) => (service_slot === null || slot.id === service_slot) && takesPlaceOn(slot, day),
  )
  const times = onDay.filter((offered) => {
    if (persons === 0) return false
    const counted = seatsOf(offered, day)
    return (
      slotRestrictions({ ...offered, request: { day, persons }, seats: counted, moment, party }).length === 0
    )
  })
  const option = {
    service,
    title: first?.service.title ?? '',
    day,
    persons,
    times: times.map(({ slot: { id, time_from, time_to } }) => ({ service_slot: id, time_from, time_to })),
  }
  // With seats or without.
  return { option, takesPlace: onDay.length > 0 }
}
