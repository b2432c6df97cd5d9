import { isAboutSize } from '@dvor/booking/availability/party-size.ts'
import { maxAdults } from '@dvor/contract/values/party-limits.ts'
import {
  alternativeReach,
  alternativesFor,
  farReach,
  searchedArrival,
} from '@dvor/booking/availability/alternatives.ts'
import { fillsGap, gapReach } from '@dvor/booking/availability/gap.ts'
import { bandsOf, placesOf, sleepsOf } from '@dvor/booking/stay/guests.ts'
import { longerStayFor } from '@dvor/booking/availability/longer-stay.ts'
import { momentOf, type Moment } from '@dvor/booking/stay/moment.ts'
import { priceStays } from '@dvor/booking/pricing/price.ts'
import { termsOf, withIncluded } from '@dvor/booking/pricing/plans/rate-plan.ts'
import { underPlan, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import {
  bookableTable,
  restrictionsFor,
  type StayQuestion,
  type TakenNights,
} from '@dvor/booking/availability/restrictions.ts'
import { periodRestrictions } from '@dvor/booking/stay/stay.ts'
import type { AvailabilityQuery, PlanTotal, UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { childrenAges } from '@dvor/contract/values/values.ts'
import type { PriceBreakdown, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import type { Settings } from '../db/schema/settings/global-settings.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { listTakenBetween } from './night-queries.ts'
import { listActiveServices } from './common-service-queries.ts'
import { listRateTables } from './rate-queries.ts'
import { readSettings } from '../property/settings.ts'

type Services = Awaited<ReturnType<typeof listActiveServices>>

export interface Party extends Omit<StayRequest, 'accommodation_unit'> {}

/**
 * Every unit that guests can see, with its full price for the party, or all restrictions and near-by alternatives;
 * when no unit has an alternative near by, the nearest days within `farReach`. Nights held by `device`, and those of the
 * `reservation` that is to be moved, count as free.
 * @throws ApiError `query_invalid` when the days are not valid
 */
export async function searchAvailability(
  db: Db,
  query: AvailabilityQuery,
  clock: Clock,
  device: string | null,
  reservation: string | null = null,
): Promise<UnitAvailability[]> {
  const party = partyOf(query)
  const moment = momentOf(clock.now())
  refuseSenselessDays(party, moment)
  const search = { party, moment, device, reservation }
  const near = await questionsBetween(db, search, rangeAround([party.arrival], party, alternativeReach))
  const answers = near.map((question) => availabilityOf(question))
  if (answers.length === 0 || answers.some(hasWay)) return answers
  const arrivals = near.map(({ table }) =>
    searchedArrival({ table, request: requestFor(table, party), moment }),
  )
  const far = await questionsBetween(db, search, rangeAround(arrivals, party, farReach))
  return far.map((question) => availabilityOf(question, true))
}

/** Whether the answer offers the guest a choice: the unit, alone or with others, or other days. */
const hasWay = ({ refusals, alternatives, longer }: UnitAvailability) =>
  alternatives.length > 0 || longer !== null || refusals.every(isAboutSize)

interface DayRange {
  from: Day
  until: Day
}

/** Days touched by stays of the party's length that begin up to `reach` days away from an arrival, and gaps around. */
function rangeAround(arrivals: readonly Day[], party: Party, reach: number): DayRange {
  const sorted = arrivals.toSorted()
  const last = sorted.at(-1) ?? party.arrival
  const nights = daysBetween(party.arrival, party.departure)
  return {
    from: addDays(sorted[0] ?? last, -reach - gapReach),
    until: addDays(last, nights + reach + gapReach),
  }
}

interface Asked {
  party: Party
  moment: Moment
  device: string | null
  /** Reservation whose nights count as free. */
  reservation?: string | null
}

/** The data that decide about stays within the days, for every unit that guests can book online. */
export async function questionsBetween(
  db: Db,
  { party, moment, device, reservation = null }: Asked,
  { from, until }: DayRange,
): Promise<Question[]> {
  const [tables, takenNights, services, settings] = await Promise.all([
    listRateTables(db, from, until),
    listTakenBetween(db, from, until, moment.now, { device, reservation }),
    listActiveServices(db),
    readSettings(db),
  ])
  return [...tables.values()]
    .filter((table) => table.unit.online_bookable)
    .map((table) => ({
      table,
      taken: takenNights.get(table.unit.id) ?? new Map<string, 'stay' | 'closure'>(),
      settings,
      moment,
      party,
      services,
    }))
}

export interface Question {
  table: RateTable
  taken: TakenNights
  settings: Settings
  moment: Moment
  party: Party
  services: Services
}

/** The request of a party for a unit. */
export const requestFor = ({ unit }: RateTable, party: Party): StayRequest => ({
  ...party,
  accommodation_unit: unit.id,
})

function availabilityOf(stayQuestion: Question, isFar = false): UnitAvailability {
  const { taken, settings, moment, party } = stayQuestion
  const request = requestFor(stayQuestion.table, party)
  const table = bookableTable({ table: stayQuestion.table, request, taken, settings, moment })
  const { unit } = table
  const question: StayQuestion = { table, request, taken, settings, moment }
  const restrictions = restrictionsFor(question)
  const price = (stay: StayRequest) => priceOf({ ...stayQuestion, table }, stay)
  const tooSmallOnly = restrictions.every(({ code }) => code === 'too_small')
  return {
    accommodation_unit: unit.id,
    available: restrictions.length === 0,
    sleeps_all: placesOf(request, bandsOf(unit, settings.age_bands)) <= sleepsOf(unit),
    refusals: restrictions,
    price: restrictions.length === 0 ? price(request) : null,
    cancellation_rules: [...termsOf(table.plan, settings).cancellation_rules],
    plans: restrictions.length === 0 ? planTotals(stayQuestion, request) : [],
    alternatives: tooSmallOnly ? [] : alternativesFor(question, (moved) => price(moved).total, isFar),
    longer: longerStayFor(question, restrictions, (longer) => price(longer).total),
  }
}

/** The price of a stay in the question's unit under its plan, with its mandatory services. */
export const priceOf = (
  { table, taken, settings, moment, services }: Omit<Question, 'party'>,
  request: StayRequest,
): PriceBreakdown =>
  priceStays({
    stays: [{ table, request, fillsGap: fillsGap(taken, request) }],
    services: withIncluded(services, table.plan),
    requestedServices: [],
    settings: { ...settings, payment_schedule: termsOf(table.plan, settings).payment_schedule },
    today: moment.today,
  })

/** The plans that can be booked, where the unit has several. */
function planTotals(question: Question, request: StayRequest): PlanTotal[] {
  const { table, taken, settings, moment } = question
  if (table.plans.length < 2) return []
  return table.plans.flatMap((plan): PlanTotal[] => {
    const under = underPlan(table, plan)
    if (restrictionsFor({ table: under, request, taken, settings, moment }).length > 0) return []
    const { total } = priceOf({ ...question, table: under }, request)
    return [{ id: plan.id, title: plan.title, total }]
  })
}

/** Reads days and guests of a query. @throws ApiError `query_invalid` for impossible numbers or ages */
export function partyOf({ from, to, adults, children_ages }: AvailabilityQuery): Party {
  const ages = childrenAges.safeParse(children_ages ? children_ages.split(',').map(Number) : [])
  if (!ages.success) throw queryInvalid('children_ages')
  if (adults < 1 || adults > maxAdults) throw queryInvalid('adults')
  return { arrival: from, departure: to, adults, children_ages: ages.data }
}

function refuseSenselessDays(party: Party, { today }: Moment): void {
  const [restriction] = periodRestrictions(party, today)
  if (restriction)
    throw new ApiError('query_invalid', 'The days cannot be booked', {
      details: restriction,
      fields: [{ path: restriction.code === 'past' ? 'from' : 'to', code: 'invalid_value' }],
    })
}

/** The error of a query's value that is not valid. */
export const queryInvalid = (path: string) =>
  new ApiError('query_invalid', `${path}: not a valid value`, { fields: [{ path, code: 'invalid_value' }] })
