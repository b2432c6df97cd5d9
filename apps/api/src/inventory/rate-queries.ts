import { occurrencesOf } from '@dvor/booking/pricing/price-list/yearly-seasons.ts'
import type { OnlyPackage } from '@dvor/booking/packages/package-nights.ts'
import { rateTable, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import type { DayRate, PriceRow, RatePlan } from '@dvor/booking/pricing/price-rows.ts'
import { pricedByRooms } from '@dvor/booking/wholes/whole-price.ts'
import type { Day } from '@dvor/format/days.ts'
import type { Db } from '../db/database.ts'
import { pipelined } from '../db/pipelined.ts'
import { listDayRates } from './day-rate-queries.ts'
import { keptFor, listOnlyPackages } from './only-packages.ts'
import { listRatePlans } from './plan-queries.ts'
import { readPriceData, type PriceData } from './price-data.ts'

/** Slugs of the units that guests may see, by id. */
export async function listUnitSlugs(db: Db): Promise<Map<string, string>> {
  const { units } = await readPriceData(db)
  return new Map(units.filter(({ visible }) => visible).map(({ unit, slug }) => [unit.id, slug]))
}

/** Both days included. */
interface Range {
  from: Day
  until: Day
}

interface Rates {
  data: PriceData
  days: ReadonlyMap<string, readonly DayRate[]>
  plans: readonly RatePlan[]
  packages: readonly OnlyPackage[]
}

/**
 * Units under the first of their rate plans, with their price rules, and the price rows and single days that apply
 * between two days, keyed by unit, in the owner's order. @param unitIds only of these, else of those that guests see
 */
export async function listRateTables(
  db: Db,
  from: Day,
  until: Day,
  unitIds?: readonly string[],
): Promise<Map<string, RateTable>> {
  const [data, days, plans, packages] = await pipelined([
    readPriceData(db),
    listDayRates(db, from, until, unitIds),
    listRatePlans(db),
    listOnlyPackages(db),
  ])
  const range = { from, until }
  const rates = { data, days, plans, packages }
  return priceWholes(db, tablesOf(rates, range, unitIds), rates, range)
}

function tablesOf({ data, days, plans, packages }: Rates, range: Range, unitIds?: readonly string[]) {
  const ids = unitIds && new Set(unitIds)
  return new Map(
    data.units
      .filter(({ unit, visible }) => (ids ? ids.has(unit.id) : visible))
      .map(({ unit }) => {
        const rows = seasonsBetween(data.seasons.get(unit.id) ?? [], range)
        const table = rateTable(unit, rows, data.rules, days.get(unit.id), plans)
        return [unit.id, keptFor(packages, table, data.rooms)]
      }),
  )
}

const seasonsBetween = (rows: readonly PriceRow[], { from, until }: Range): PriceRow[] =>
  rows
    .filter((row) => row.valid_from <= until && (row.valid_to >= from || row.repeats_yearly))
    .flatMap((row) => occurrencesOf(row, from, until))

/** Gives each whole whose price follows its rooms the sums of its rooms; other tables stay as they are. */
async function priceWholes(
  db: Db,
  tables: Map<string, RateTable>,
  rates: Rates,
  range: Range,
): Promise<Map<string, RateTable>> {
  const followers = [...tables.values()].filter(
    ({ unit }) => unit.let_as !== 'unit' && unit.rooms_discount !== null,
  )
  if (followers.length === 0) return tables
  const roomsOf = (table: RateTable) => rates.data.rooms.get(table.unit.id) ?? []
  const roomIds = [...new Set(followers.flatMap(roomsOf))]
  const days = await listDayRates(db, range.from, range.until, roomIds)
  const rooms = tablesOf({ ...rates, days }, range, roomIds)
  for (const table of followers) {
    const roomTables = roomsOf(table).flatMap((room) => rooms.get(room) ?? [])
    tables.set(table.unit.id, pricedByRooms(table, roomTables, range))
  }
  return tables
}
