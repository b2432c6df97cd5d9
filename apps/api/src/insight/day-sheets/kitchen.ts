import { eatersOf, mealsOn, portionsOf } from '@dvor/booking/services/meals.ts'
import { bandsOf } from '@dvor/booking/stay/guests.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import {
  meals,
  type KitchenDay,
  type KitchenRow,
  type KitchenSheet,
  type Portions,
  type SheetQuery,
} from '@dvor/contract/insight/day-sheets.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import type { Db } from '../../db/database.ts'
import { readSettings } from '../../property/settings.ts'
import { readyOn } from './ready-at-departure.ts'
import {
  listOrderedPieces,
  listSheetServices,
  listSheetStays,
  type SheetService,
  type SheetStay,
} from './queries.ts'

const noPortions = (): Portions => ({ breakfast: 0, lunch: 0, dinner: 0 })

/**
 * Meals by days, from `from` to `to`, both included: portions of guests with a place in the units that the meal is for,
 * so that children of a free age band have none unless they pay for the meal, as in the price.
 */
export async function readKitchenSheet(db: Db, { from, to }: SheetQuery): Promise<KitchenSheet> {
  const [stays, { age_bands }] = await Promise.all([listSheetStays(db, from, to), readSettings(db)])
  const reservations = Map.groupBy(stays, ({ reservation }) => reservation)
  const services = (await listSheetServices(db, [...reservations.keys()])).filter(
    ({ meal }) => meal !== 'none',
  )
  const ordered = await listOrderedPieces(db, [...reservations.keys()])
  const booked = Map.groupBy(services, ({ reservation }) => reservation)
  return {
    days: eachDay(from, addDays(to, 1)).map((day): KitchenDay => {
      const rows = [...booked].flatMap(
        ([id, services]) => rowOf(reservations.get(id) ?? [], services, day, age_bands) ?? [],
      )
      return { day, total: sumOf(rows), rows, ready: readyOn(day, reservations, ordered) }
    }),
  }
}

/** The meals of a reservation on a day; null where it has none. */
function rowOf(
  stays: readonly SheetStay[],
  services: readonly SheetService[],
  day: Day,
  bands: readonly AgeBand[],
): KitchenRow | null {
  const present = stays.filter(({ arrival, departure }) => arrival <= day && day <= departure)
  const [first] = present
  if (!first) return null
  const portions = portionsOn(present, services, day, bands)
  const by_agreement = services
    .filter(({ price_unit, quantity }) => price_unit && portionsOf(price_unit, quantity, 0) === null)
    .map(({ title, quantity }) => ({ title, quantity }))
  if (by_agreement.length === 0 && meals.every((meal) => portions[meal] === 0)) return null
  const { reservation, number, guest_name, state, note, internal_note } = first
  // A guest who moves to another unit on this day is counted where the next night is spent.
  const persons = present.filter(({ departure }) => departure !== day)
  const counted = persons.length > 0 ? persons : present
  return {
    reservation,
    number,
    guest_name,
    state,
    note,
    internal_note,
    adults: counted.reduce((sum, { adults }) => sum + adults, 0),
    children_ages: counted.flatMap(({ children_ages }) => children_ages).toSorted((a, b) => a - b),
    unit_codes: [...new Set(counted.map(({ unit_code }) => unit_code))],
    portions,
    by_agreement,
  }
}

function portionsOn(
  stays: readonly SheetStay[],
  services: readonly SheetService[],
  day: Day,
  bands: readonly AgeBand[],
): Portions {
  const portions = noPortions()
  for (const { meal: plan, price_unit, quantity, units, child_prices } of services) {
    const served = noPortions()
    for (const stay of stays.filter(({ unit }) => units.length === 0 || units.includes(unit)))
      for (const meal of mealsOn(plan, stay, day))
        served[meal] +=
          (price_unit &&
            portionsOf(price_unit, quantity, eatersOf(stay, bandsOf(stay, bands), child_prices))) ??
          0
    // A service by night is booked once for all units of a reservation.
    for (const meal of meals)
      portions[meal] += price_unit === 'night' ? Math.min(served[meal], quantity) : served[meal]
  }
  return portions
}

function sumOf(rows: readonly KitchenRow[]): Portions {
  const total = noPortions()
  for (const { portions } of rows) for (const meal of meals) total[meal] += portions[meal]
  return total
}
