import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import type { RateTable } from '../pricing/rate-table.ts'
import type { Party } from '../stay/guests.ts'
import type { Moment } from '../stay/moment.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { bookablePlan } from './bookable-plan.ts'
import { bestCombinations, type CombinableUnit } from './combinations.ts'
import {
  bookableTable,
  restrictionsFor,
  sizeRestrictions,
  type RestrictionSettings,
  type StayQuestion,
  type TakenNights,
} from './restrictions.ts'

/** The stay that somebody waits for. */
export interface WaitingStay extends Omit<StayRequest, 'accommodation_unit'> {
  /** Days by which it may be moved in either direction. */
  flexibility: number
  /** Id of the rate plan that is preferred; null for any. */
  rate_plan: string | null
}

interface WaitingQuestion {
  stay: WaitingStay
  /** The units to choose from, in the property's order. */
  tables: readonly RateTable[]
  /** Taken nights by unit. */
  taken: ReadonlyMap<string, TakenNights>
  settings: RestrictionSettings
  moment: Moment
  /** Cents of a stay, to compare combinations of rooms. */
  costOf(question: StayQuestion): number
}

/** A possible offer: one stay, or one for each room of a combination; and the rate plan that allows it. */
export interface WaitingFit {
  stays: StayRequest[]
  /** Id; null for the base price. */
  plan: string | null
}

const none: TakenNights = new Map()

/** Shifts in days that a flexible stay allows: none first, then the nearest ones, the earlier before the later. */
export const shiftsOf = (flexibility: number): number[] => [
  0,
  ...Array.from({ length: flexibility }, (_, index) => [-(index + 1), index + 1]).flat(),
]

/**
 * Stays of the same length and party that could be booked now: nothing taken, no restriction broken. The requested days
 * come first, then the nearest; units in the given order. A party that no room sleeps gets combinations of rooms, the
 * cheapest first. Wholes come last.
 */
export function waitingFits(wish: WaitingQuestion): WaitingFit[] {
  const rooms = wish.tables.filter(({ unit }) => unit.let_as === 'unit')
  const wholes = wish.tables.filter(({ unit }) => unit.let_as !== 'unit')
  const sleeps = rooms.some(({ unit }) => sleepsAll(unit, wish.stay, wish.settings))
  const shifted = shiftsOf(wish.stay.flexibility).map((shift) => ({
    ...wish,
    stay: moved(wish.stay, shift),
  }))
  const each = (tables: readonly RateTable[]) => shifted.flatMap((one) => singleFits({ ...one, tables }))
  const together = sleeps ? [] : shifted.flatMap((one) => combinedFits({ ...one, tables: rooms }))
  return [...each(rooms), ...together, ...each(wholes)]
}

/**
 * Number of units in the smallest combination that sleeps a party, whatever is free; null where none does.
 */
export function unitsForParty(
  units: readonly RatedUnit[],
  party: Party,
  settings: Pick<RestrictionSettings, 'age_bands'>,
): number | null {
  const rooms = units.filter(({ let_as }) => let_as === 'unit')
  const combinable = rooms.map((unit) => ({
    ...unit,
    building: unit.accommodation_object,
    costOf: (part: Party) => (sleepsAll(unit, part, settings) ? 0 : null),
  }))
  const combinations = bestCombinations(combinable, party, settings.age_bands)
  return combinations.length > 0 ? Math.min(...combinations.map(({ parts }) => parts.length)) : null
}

const sleepsAll = (
  unit: RatedUnit,
  party: Party,
  settings: Pick<RestrictionSettings, 'age_bands'>,
): boolean => sizeRestrictions(unit, party, settings.age_bands).length === 0

const moved = (stay: WaitingStay, shift: number): WaitingStay => ({
  ...stay,
  arrival: addDays(stay.arrival, shift),
  departure: addDays(stay.departure, shift),
})

function singleFits(wish: WaitingQuestion): WaitingFit[] {
  return wish.tables.flatMap((table) => fitOf(wish, [questionOf(wish, table, wish.stay)]))
}

function combinedFits(wish: WaitingQuestion): WaitingFit[] {
  const tables = new Map(wish.tables.map((table) => [table.unit.id, table]))
  const units = wish.tables.map((table) => combinable(wish, table))
  const combinations = bestCombinations(units, wish.stay, wish.settings.age_bands)
  return combinations.flatMap(({ parts }) =>
    fitOf(
      wish,
      parts.flatMap(({ unit, party }) => {
        const table = tables.get(unit)
        return table ? [questionOf(wish, table, party)] : []
      }),
    ),
  )
}

/** The stays as a fit, when a rate plan allows all of them. */
function fitOf({ stay }: WaitingQuestion, questions: readonly StayQuestion[]): WaitingFit[] {
  const choice = bookablePlan(questions, stay.rate_plan)
  return choice ? [{ stays: questions.map(({ request }) => request), plan: choice.plan?.id ?? null }] : []
}

function combinable(wish: WaitingQuestion, table: RateTable): CombinableUnit {
  const costs = new Map<string, number | null>()
  const costOf = (part: Party): number | null => {
    const key = [part.adults, ...part.children_ages.toSorted()].join()
    const cost = costs.get(key)
    if (cost !== undefined) return cost
    const question = questionOf(wish, table, part)
    const bookable = { ...question, table: bookableTable(question) }
    const newCost = restrictionsFor(bookable).length === 0 ? wish.costOf(bookable) : null
    costs.set(key, newCost)
    return newCost
  }
  return { ...table.unit, building: table.unit.accommodation_object, costOf }
}

function questionOf(
  { stay, taken, settings, moment }: WaitingQuestion,
  table: RateTable,
  { adults, children_ages }: Party,
): StayQuestion {
  const { arrival, departure } = stay
  const request = {
    accommodation_unit: table.unit.id,
    arrival,
    departure,
    adults,
    children_ages: [...children_ages],
  }
  return { table, request, taken: taken.get(table.unit.id) ?? none, settings, moment }
}
