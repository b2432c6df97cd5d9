import { occurrencesOf } from '@dvor/booking/pricing/price-list/yearly-seasons.ts'
import { firmStates } from '@dvor/booking/reservation/states.ts'
import { typicalStayCount, type TypicalStay } from '@dvor/contract/pricing/price-changes.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, eachDay, type Day } from '@dvor/format/days.ts'
import { and, asc, eq, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import type { PlannedChange, SeasonRow } from './price-state.ts'

export type ChosenStay = StayRequest & Pick<TypicalStay, 'origin'>

const yearOfWeeks = 364
const yearsAhead = 6
const daysBack = 365

/** Changed days from today on, by unit. */
type ChangedDays = ReadonlyMap<string, ReadonlySet<Day>>

/** The nights of a season from today on; of one that comes back every year those of the next two years. */
function daysOfSeason(season: SeasonRow, today: Day): Day[] {
  const coming = occurrencesOf(season, today, addDays(today, 2 * yearOfWeeks))
  return coming.flatMap(({ valid_from, valid_to }) =>
    eachDay(valid_from > today ? valid_from : today, addDays(valid_to, 1)),
  )
}

function changedDays({ cells, seasons }: PlannedChange, today: Day): ChangedDays {
  const days = [
    ...cells.map(({ unit, day }) => ({ unit, day })),
    ...seasons.flatMap(({ before, after }) =>
      [before, after].flatMap((row) =>
        row ? daysOfSeason(row, today).map((day) => ({ unit: row.accommodation_unit, day })) : [],
      ),
    ),
  ].filter(({ day }) => day >= today)
  const byUnit = Map.groupBy(days, ({ unit }) => unit)
  return new Map([...byUnit].map(([unit, of]) => [unit, new Set(of.map(({ day }) => day))]))
}

/**
 * The stays by which a change is shown: stays of the last year in the changed units, moved by whole weeks into a coming
 * year in which they touch a changed day, spread evenly; where they are too few, stays made from the changed days.
 */
export async function chooseStays(tx: Db, change: PlannedChange, today: Day): Promise<ChosenStay[]> {
  const changed = changedDays(change, today)
  if (changed.size === 0) return []
  const past = await listPastStays(tx, [...changed.keys()], today)
  const moved = past.flatMap((stay) => movedStay(stay, changed, today))
  const movedStays = spread(moved.toSorted(byDay), typicalStayCount)
  return [...movedStays, ...madeStays(changed, typicalStayCount - movedStays.length)]
}

const byDay = (one: ChosenStay, other: ChosenStay) =>
  one.arrival === other.arrival
    ? one.accommodation_unit < other.accommodation_unit
      ? -1
      : 1
    : one.arrival < other.arrival
      ? -1
      : 1

/** Firm stays that began in the last year; without names. */
async function listPastStays(tx: Db, units: string[], today: Day): Promise<StayRequest[]> {
  return tx
    .select({
      accommodation_unit: stays.unit,
      arrival: stays.arrival,
      departure: stays.departure,
      adults: stays.adults,
      children_ages: stays.children_ages,
    })
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(
      and(
        inArray(stays.unit, units),
        gte(stays.arrival, addDays(today, -daysBack)),
        lt(stays.arrival, today),
        inArray(reservations.state, [...firmStates]),
      ),
    )
    .orderBy(asc(stays.arrival), asc(stays.id))
}

/** The stay in the first coming year in which a night or the day of departure was changed; on the same weekdays. */
function movedStay(stay: StayRequest, changed: ChangedDays, today: Day): ChosenStay[] {
  const days = changed.get(stay.accommodation_unit)
  const length = daysBetween(stay.arrival, stay.departure)
  for (let year = 1; year <= yearsAhead; year++) {
    const arrival = addDays(stay.arrival, year * yearOfWeeks)
    const all = eachDay(arrival, addDays(arrival, length + 1))
    if (arrival >= today && all.some((day) => days?.has(day)))
      return [{ ...stay, arrival, departure: addDays(arrival, length), origin: 'past_stay' }]
  }
  return []
}

/** So many of the entries, at equal distances; all of them where they are fewer. */
function spread<Entry>(entries: readonly Entry[], count: number): Entry[] {
  if (entries.length <= count) return [...entries]
  return Array.from(
    { length: count },
    (_, index) => entries[Math.floor((index * entries.length) / count)],
  ).filter((entry) => entry !== undefined)
}

const usualLengths = [2, 3, 1, 7]

/** Stays of two adults that begin on changed days. */
function madeStays(changed: ChangedDays, count: number): ChosenStay[] {
  const days = [...changed].flatMap(([unit, of]) => [...of].toSorted().map((day) => ({ unit, day })))
  return spread(days, count).map(({ unit, day }, index) => ({
    accommodation_unit: unit,
    arrival: day,
    departure: addDays(day, usualLengths[index % usualLengths.length] ?? 1),
    adults: 2,
    children_ages: [],
    origin: 'calendar',
  }))
}
