import type { PriceRow, PriceRule } from '@dvor/booking/pricing/price-rows.ts'
import type { RatedUnit } from '@dvor/booking/stay/rated-unit.ts'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { jsonObject } from '../db/json-object.ts'
import { cachedRead } from '../db/cached-read.ts'
import { pipelined } from '../db/pipelined.ts'
import { prepared } from '../db/prepared.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { priceRuleRows } from '../db/schema/accommodation/price-rules.ts'
import { priceRows } from '../db/schema/accommodation/prices.ts'
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

interface ListedUnit {
  unit: RatedUnit
  slug: string
  /** Whether guests see it. */
  visible: boolean
}

const listedUnit = {
  unit: jsonObject(ratedUnit),
  slug: units.slug,
  visible: sql`(${units.active} and ${objects.active})`,
} satisfies Record<keyof ListedUnit, AnyPgColumn | SQL>

const inOrder = sql.join([objects.order, units.order, units.id], sql`, `)

const unitsStatement = prepared((db) =>
  db
    .select({ units: sql<ListedUnit[] | null>`json_agg(${jsonObject(listedUnit)} order by ${inOrder})` })
    .from(units)
    .innerJoin(objects, eq(objects.id, units.accommodation_object))
    .prepare('list_units'),
)

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

/** A property has thousands of price rows; reading each by its columns takes several times as long. */
const pricesStatement = prepared((db) =>
  db
    .select({
      unit: priceRows.accommodation_unit,
      rows: sql<PriceRow[]>`json_agg(${jsonObject(ratedRow)})`,
    })
    .from(priceRows)
    .where(eq(priceRows.active, true))
    .groupBy(priceRows.accommodation_unit)
    .prepare('list_prices'),
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

const rulesStatement = prepared((db) =>
  db
    .select({ rules: sql<PriceRule[] | null>`json_agg(${jsonObject(ratedRule)})` })
    .from(priceRuleRows)
    .where(eq(priceRuleRows.active, true))
    .prepare('list_price_rules'),
)

const roomsStatement = prepared((db) =>
  db
    .select({ unit: sql<string>`pairs.unit`, room: sql<string>`pairs.room` })
    .from(sql`${unitRooms} as pairs`)
    .where(sql`pairs.unit <> pairs.room`)
    .prepare('list_rooms_of_wholes'),
)

export interface PriceData {
  /** In the owner's order. */
  units: readonly ListedUnit[]
  /** Active seasons by unit, of all years. */
  seasons: ReadonlyMap<string, readonly PriceRow[]>
  rules: readonly PriceRule[]
  /** The rooms of each whole. */
  rooms: ReadonlyMap<string, readonly string[]>
}

/** A property with more seasons is read for each request, so that memory stays bounded. */
const keptSeasons = 50_000

/** Units, seasons, price rules and the rooms of wholes. Single days are read by `listDayRates`. */
export const readPriceData: (db: Db) => Promise<PriceData> = cachedRead(
  async (db) => {
    const [[listed], seasons, [ruled], pairs] = await pipelined([
      unitsStatement(db).execute(),
      pricesStatement(db).execute(),
      rulesStatement(db).execute(),
      roomsStatement(db).execute(),
    ])
    return {
      units: listed?.units ?? [],
      seasons: new Map(seasons.map(({ unit, rows }) => [unit, rows])),
      rules: ruled?.rules ?? [],
      rooms: roomsOfWholes(pairs),
    }
  },
  ({ seasons }) => [...seasons.values()].reduce((sum, rows) => sum + rows.length, 0) <= keptSeasons,
)

function roomsOfWholes(pairs: readonly { unit: string; room: string }[]): Map<string, string[]> {
  const rooms = new Map<string, string[]>()
  for (const { unit, room } of pairs) rooms.set(unit, [...(rooms.get(unit) ?? []), room])
  return rooms
}
