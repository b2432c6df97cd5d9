import type { DayRate } from '@dvor/booking/pricing/price-rows.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, gte, lte, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/database.ts'
import { jsonObject } from '../db/json-object.ts'
import { cachedRead } from '../db/cached-read.ts'
import { prepared } from '../db/prepared.ts'
import { dayRateRows } from '../db/schema/accommodation/day-rates.ts'

const ratedDay = {
  id: dayRateRows.id,
  rate_plan: dayRateRows.rate_plan,
  day: dayRateRows.day,
  title: dayRateRows.title,
  price: dayRateRows.price,
  occupancy_prices: dayRateRows.occupancy_prices,
  min_nights: dayRateRows.min_nights,
  max_nights: dayRateRows.max_nights,
  closed_to_arrival: dayRateRows.closed_to_arrival,
  closed_to_departure: dayRateRows.closed_to_departure,
} satisfies Record<keyof DayRate, AnyPgColumn>

const ids = sql`${sql.placeholder('ids')}::uuid[]`

const daysStatement = prepared((db) =>
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
        sql`(${ids} is null or ${dayRateRows.accommodation_unit} = any(${ids}))`,
      ),
    )
    .groupBy(dayRateRows.accommodation_unit)
    .prepare('list_day_rates'),
)

const countStatement = prepared((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(dayRateRows)
    .prepare('count_day_rates'),
)

/** An owner who paints every day of many units has more; these are read for each request. */
const keptDays = 20_000

/** All single days by unit; null where there are too many to keep. */
const readAllDays = cachedRead(async (db): Promise<ReadonlyMap<string, readonly DayRate[]> | null> => {
  const [counted] = await countStatement(db).execute()
  const count = counted?.count ?? 0
  if (count > keptDays) return null
  return count === 0 ? new Map() : readDays(db, '0001-01-01', '9999-12-31')
})

async function readDays(db: Db, from: Day, until: Day, unitIds?: readonly string[]) {
  const rows = await daysStatement(db).execute({ from, until, ids: unitIds ?? null })
  return new Map(rows.map(({ unit, days }) => [unit, days]))
}

/** The single days between two days, both included, by unit. @param unitIds only of these */
export async function listDayRates(
  db: Db,
  from: Day,
  until: Day,
  unitIds?: readonly string[],
): Promise<ReadonlyMap<string, readonly DayRate[]>> {
  const all = await readAllDays(db)
  if (!all) return readDays(db, from, until, unitIds)
  const ids = unitIds ?? [...all.keys()]
  return new Map(
    ids.map((unit) => [unit, (all.get(unit) ?? []).filter(({ day }) => day >= from && day <= until)]),
  )
}
