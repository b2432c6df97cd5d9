import { bestCombinations, type Combination as Found } from '@dvor/booking/availability/combinations.ts'
import { gapReach } from '@dvor/booking/availability/gap.ts'
import { bookableTable, restrictionsFor } from '@dvor/booking/availability/restrictions.ts'
import type { Party as Guests } from '@dvor/booking/stay/guests.ts'
import { momentOf } from '@dvor/booking/stay/moment.ts'
import { periodRestrictions } from '@dvor/booking/stay/stay.ts'
import { termsOf } from '@dvor/booking/pricing/plans/rate-plan.ts'
import type { AvailabilityQuery } from '@dvor/contract/pricing/availability.ts'
import type { Combination } from '@dvor/contract/pricing/combinations.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import {
  partyOf,
  priceOf,
  questionsBetween,
  requestFor,
  type Party,
  type Question,
} from '../inventory/search-availability.ts'
import type { Clock } from '../platform/clock.ts'
import { makeQuote } from '../pricing/quote.ts'

/**
 * Lists combinations of units for a party that no free unit sleeps alone; empty where one does, and for days on which
 * nothing can be booked. Prices are those of a quote of all stays together. Whole houses are no part of a combination.
 * Nights held by `device` count as free. @throws ApiError `query_invalid` for an impossible party
 */
export async function listCombinations(
  db: Db,
  query: AvailabilityQuery,
  clock: Clock,
  device: string | null,
): Promise<Combination[]> {
  const party = partyOf(query)
  const moment = momentOf(clock.now())
  if (periodRestrictions(party, moment.today).length > 0) return []
  const days = { from: addDays(party.arrival, -gapReach), until: addDays(party.departure, gapReach) }
  const questions = await questionsBetween(db, { party, moment, device }, days)
  const rooms = questions.filter(({ table }) => table.unit.let_as === 'unit')
  if (rooms.some((room) => costOf(room, party) !== null)) return []
  const bands = rooms[0]?.settings.age_bands ?? []
  const units = rooms.map((room) => ({
    ...room.table.unit,
    building: room.table.unit.accommodation_object,
    costOf: costs(room),
  }))
  const combinations = bestCombinations(units, party, bands)
  const priced = await Promise.all(combinations.map((one) => quoted(db, { ...one, rooms, party, clock })))
  return priced.flatMap((one) => one ?? []).toSorted((a, b) => a.price.total - b.price.total)
}

/** Cents of a room's stay for some guests; null when they cannot book it. */
function costOf(room: Question, guests: Guests): number | null {
  const request = requestFor(room.table, { ...room.party, ...guests })
  const table = bookableTable({ ...room, request })
  if (restrictionsFor({ ...room, table, request }).length > 0) return null
  return priceOf({ ...room, table }, request).total
}

/** The same, computed once for the same guests: many combinations share them. */
function costs(room: Question): (guests: Guests) => number | null {
  const costsByKey = new Map<string, number | null>()
  return (guests) => {
    const key = [guests.adults, ...guests.children_ages.toSorted()].join()
    const cost = costsByKey.get(key) ?? (costsByKey.has(key) ? null : costOf(room, guests))
    costsByKey.set(key, cost)
    return cost
  }
}

interface Quoted extends Pick<Found, 'parts' | 'reasons'> {
  rooms: readonly Question[]
  party: Party
  clock: Clock
}

/** The combination with its price under the plan that a reservation of it gets; null where that plan refuses a stay. */
async function quoted(db: Db, { parts, reasons, rooms, party, clock }: Quoted): Promise<Combination | null> {
  const stays: StayRequest[] = parts.map((part) => ({
    ...party,
    ...part.party,
    accommodation_unit: part.unit,
  }))
  const { price, tables, plan, settings } = await makeQuote(db, { stays, common_services: [] }, clock)
  const isRefused = stays.some((request) => {
    const table = tables.get(request.accommodation_unit)
    const room = rooms.find((one) => one.table.unit.id === request.accommodation_unit)
    return !table || !room || restrictionsFor({ ...room, table, request }).length > 0
  })
  if (isRefused) return null
  return { reasons, stays, price, cancellation_rules: [...termsOf(plan, settings).cancellation_rules] }
}
