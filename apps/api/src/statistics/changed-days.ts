import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { statisticsChanges } from '../db/schema/statistics/statistics.ts'
import { mergeRanges, type DayRange } from './day-ranges.ts'

/** The days of a period whose sums may be out of date, as ranges in order. */
export async function listChangedDays(db: Db, within: DayRange): Promise<DayRange[]> {
  const { rows } = await db.execute<{ first: string; last: string }>(sql`
    select distinct first, last from ${statisticsChanges}
    where first <= ${within.last} and last >= ${within.first}`)
  return mergeRanges(rows, within)
}

/** Ranges as a query with the columns `first` and `last`. */
export const rangesAsRows = (ranges: readonly DayRange[]): SQL => sql`
  select * from unnest(${sql.param(ranges.map(({ first }) => first))}::date[],
    ${sql.param(ranges.map(({ last }) => last))}::date[]) as r (first, last)`
