import { and, eq, gte, lte, or, sql, type SQL } from 'drizzle-orm'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { dayRateRows } from '../db/schema/accommodation/day-rates.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
import type { Db } from '../db/database.ts'
import { jsonObject } from '../db/json-object.ts'
import { prepared } from '../db/prepared.ts'
import { pipelined } from '../db/pipelined.ts'
import { pricedByRooms } from '@dvor/booking/wholes/whole-price.ts'
import { rateTable, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { occurrencesOf } from '@dvor/booking/pricing/price-list/yearly-seasons.ts'
import type { DayRate, PriceRow, PriceRule, RatedUnit } from '@dvor/booking/stay/rows.ts'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { listRatePlans } from './plan-queries.ts'
import { unitRooms } from './unit-rooms.ts'

/** Columns of a unit that prices and restrictions need; its texts would be most of the transferred data. */
const ratedUnit = {
  id: units.id,
  title: units.title,
  capacity: units.capacity,
  extra_beds: units.extra_beds,
  max_children: units.max_children,
  base_price: units.base_price,
  price_basis: units.price_basis,
  occupancy_prices: units.occupancy_prices,
  extra_person_price: units.extra_person_price,
  age_bands: units.age_bands,
  min_nights: units.min_nights,
  lead_hours: units.lead_hours,
  horizon_days: units.horizon_days,
  approval_required: units.approval_required,
  online_bookable: units.online_bookable,
  let_as: units.let_as,
  accommodation_object: units.accommodation_object,
  rooms_discount: units.rooms_discount,
  // A whole without rooms has no nights to sell.
  active: sql<boolean>`(${units.active} and ${objects.active} and (${units.let_as} = 'unit'
    or exists (select from ${unitRooms} as own where own.unit = ${units.id})))`,
  check_in_from: objects.check_in_from,
} satisfies Record<keyof RatedUnit, AnyPgColumn | SQL>

const inOrder = sql.join([objects.order, units.order, units.id], sql`, `)
const unitsInOrder = sql<RatedUnit[] | null>`json_agg(${jsonObject(ratedUnit)} order by ${inOrder})`

const unitsStatement = (name: string, wanted: SQL | undefined) =>
  prepared((db) =>
    db
      .select({ units: unitsInOrder })
      .from(units)
      .innerJoin(objects, eq(objects.id, units.accommodation_object))
      .where(wanted)
      .prepare(name),
  )
const visibleUnits = unitsStatement(
  'list_visible_units',
  and(eq(units.active, true), eq(objects.active, true)),
)
const someUnits = unitsStatement('list_units', sql`${units.id} = any(${sql.placeholder('ids')})`)

const ratedRow = {
  id: priceRows.id,
  rate_plan: priceRows.rate_plan,
  title: priceRows.title,
  valid_from: priceRows.valid_from,
  valid_to: priceRows.valid_to,
  weekdays: priceRows.weekdays,
  price: priceRows.price,
  occupancy_prices: priceRows.occupancy_prices,
  extra_person_price: priceRows.extra_person_price,
  min_nights: priceRows.min_nights,
  max_nights: priceRows.max_nights,
  arrival_weekdays: priceRows.arrival_weekdays,
  departure_weekdays: priceRows.departure_weekdays,
  priority: priceRows.priority,
  repeats_yearly: priceRows.repeats_yearly,
  active: priceRows.active,
  createdAt: priceRows.createdAt,
} satisfies Record<keyof PriceRow, AnyPgColumn>

/** A property has a thousand price rows; reading each by its columns took a fifth of the time of a page with prices. */
const rowsOfUnit = sql<PriceRow[]>`json_agg(${jsonObject(ratedRow)})`

const pricesStatement = (name: string, whose?: SQL) =>
  prepared((db) =>
    db
      .select({ unit: priceRows.accommodation_unit, rows: rowsOfUnit })
      .from(priceRows)
      .where(
        and(
          eq(priceRows.active, true),
          lte(priceRows.valid_from, sql.placeholder('until')),
          or(gte(priceRows.valid_to, sql.placeholder('from')), priceRows.repeats_yearly),
          whose,
        ),
      )
      .groupBy(priceRows.accommodation_unit)
      .prepare(name),
  )
const allPrices = pricesStatement('list_prices')
const somePrices = pricesStatement(
  'list_prices_of_units',
  sql`${priceRows.accommodation_unit} = any(${sql.placeholder('ids')})`,
)

const ratedRule = {
  id: priceRuleRows.id,
  title: priceRuleRows.title,
  kind: priceRuleRows.kind,
  direction: priceRuleRows.direction,
  effect: priceRuleRows.effect,
  value: priceRuleRows.value,
  combines: priceRuleRows.combines,
  active: priceRuleRows.active,
  order: priceRuleRows.order,
  nights_from: priceRuleRows.nights_from,
  nights_to: priceRuleRows.nights_to,
  days_from: priceRuleRows.days_from,
  days_to: priceRuleRows.days_to,
  units: priceRuleRows.units,
  plans: priceRuleRows.plans,
  stay_from: priceRuleRows.stay_from,
  stay_to: priceRuleRows.stay_to,
  weekdays: priceRuleRows.weekdays,
  arrival_weekdays: priceRuleRows.arrival_weekdays,
  booked_from: priceRuleRows.booked_from,
  booked_to: priceRuleRows.booked_to,
} satisfies Record<keyof PriceRule, AnyPgColumn>

const ratedDay = {
  id: dayRateRows.id,
  rate_plan: dayRateRows.rate_plan,
  day: dayRateRows.day,
  title: dayRateRows.title,
  price: dayRateRows.price,
  min_nights: dayRateRows.min_nights,
  max_nights: dayRateRows.max_nights,
  closed_to_arrival: dayRateRows.closed_to_arrival,
  closed_to_departure: dayRateRows.closed_to_departure,
} satisfies Record<keyof DayRate, AnyPgColumn>

const daysStatement = (name: string, whose?: SQL) =>
  prepared((db) =>
    db
      .select({
        unit: dayRateRows.accommodation_unit,
        days: sql<DayRate[]>`json_agg(${jsonObject(ratedDay)})`,
      })
      .from(dayRateRows)
      .where(
        and(
          lte(dayRateRows.day, sql.placeholder('until')),
          gte(dayRateRows.day, sql.placeholder('from')),
          whose,
        ),
      )
      .groupBy(dayRateRows.accommodation_unit)
      .prepare(name),
  )
const allDays = daysStatement('list_day_rates')
const someDays = daysStatement(
  'list_day_rates_of_units',
  sql`${dayRateRows.accommodation_unit} = any(${sql.placeholder('ids')})`,
)

const rulesStatement = prepared((db) =>
  db
    .select({ rules: sql<PriceRule[] | null>`json_agg(${jsonObject(ratedRule)})` })
    .from(priceRuleRows)
    .where(eq(priceRuleRows.active, true))
    .prepare('list_price_rules'),
)

const addressesStatement = prepared((db) =>
  db
    .select({ slugs: sql<Record<string, string> | null>`json_object_agg(${units.id}, ${units.slug})` })
    .from(units)
    .innerJoin(objects, eq(objects.id, units.accommodation_object))
    .where(and(eq(units.active, true), eq(objects.active, true)))
    .prepare('list_unit_addresses'),
)

/** Slugs of the units that guests may see, by id. */
export async function listUnitSlugs(db: Db): Promise<Map<string, string>> {
  const [answer] = await addressesStatement(db).execute()
  return new Map(Object.entries(answer?.slugs ?? {}))
}

/** Units under the first of their rate plans, with their price rules, and the price rows and single days that apply between two days, keyed by unit, in the owner's order. */
export async function listRateTables(
  db: Db,
  from: string,
  until: string,
  unitIds?: string[],
): Promise<Map<string, RateTable>> {
  const range = { from, until }
  const [[found], rows, [ruled], days, plans] = await pipelined([
    unitIds ? someUnits(db).execute({ ids: unitIds }) : visibleUnits(db).execute(),
    unitIds ? somePrices(db).execute({ ...range, ids: unitIds }) : allPrices(db).execute(range),
    rulesStatement(db).execute(),
    unitIds ? someDays(db).execute({ ...range, ids: unitIds }) : allDays(db).execute(range),
    listRatePlans(db),
  ])
  const rules = ruled?.rules ?? []
  const byUnit = new Map(
    rows.map(({ unit, rows: ofUnit }) => [unit, ofUnit.flatMap((row) => occurrencesOf(row, from, until))]),
  )
  const daysOf = new Map(days.map(({ unit, days: ofUnit }) => [unit, ofUnit]))
  const tables = new Map(
    found?.units?.map((unit) => [
      unit.id,
      rateTable(unit, byUnit.get(unit.id) ?? [], rules, daysOf.get(unit.id), plans),
    ]),
  )
  return priceWholes(db, tables, range)
}

/** Gives each whole whose price follows its rooms the sums of its rooms; other tables stay as they are. */
async function priceWholes(
  db: Db,
  tables: Map<string, RateTable>,
  range: { from: string; until: string },
): Promise<Map<string, RateTable>> {
  const followers = [...tables.values()].filter(
    ({ unit }) => unit.let_as !== 'unit' && unit.rooms_discount !== null,
  )
  if (followers.length === 0) return tables
  const pairs = await pairsStatement(db).execute({ ids: followers.map(({ unit }) => unit.id) })
  const rooms = await listRateTables(db, range.from, range.until, [...new Set(pairs.map(({ room }) => room))])
  for (const table of followers) {
    const own = pairs.flatMap(({ unit, room }) => (unit === table.unit.id ? (rooms.get(room) ?? []) : []))
    tables.set(table.unit.id, pricedByRooms(table, own, range))
  }
  return tables
}

const pairsStatement = prepared((db) =>
  db
    .select({ unit: sql<string>`pairs.unit`, room: sql<string>`pairs.room` })
    .from(sql`${unitRooms} as pairs`)
    .where(sql`pairs.unit = any(${sql.placeholder('ids')})`)
    .prepare('list_rooms_of_wholes'),
)
