import { inArray, sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../db/database.ts'
import {
  statisticsArrivals,
  statisticsChanges,
  statisticsMonths,
  statisticsSources,
  statisticsUnits,
} from '../db/schema/statistics/statistics.ts'
import { listChangedDays, rangesAsRows } from './changed-days.ts'
import { latestDays, monthsOf, type DayRange } from './day-ranges.ts'
import { daysFromReservations } from './days-from-reservations.ts'
import { knownDays } from './known-days.ts'

/** Days of one transaction: a second of PostgreSQL's time with a thousand rooms. */
const daysAtOnce = 31

/** Computes the sums of all changed days anew, the latest days first. One fold runs at a time on all instances. */
export async function foldChanges(db: Db): Promise<void> {
  while (await inTransaction(db, foldSomeDays));
}

/**
 * Everything is read from one snapshot, and only changes of that snapshot are taken away: a change that is committed
 * meanwhile keeps its own row, and its days are computed again. @returns whether days are left
 */
async function foldSomeDays(tx: Db): Promise<boolean> {
  await tx.execute(sql`set transaction isolation level repeatable read`)
  // Takes no snapshot, so that the first one is taken after the fold before it was committed.
  await tx.execute(sql`lock table ${statisticsMonths} in share row exclusive mode`)
  const known = await readKnownDays(tx)
  const changed = known ? await listChangedDays(tx, known) : []
  const ranges = latestDays(changed, daysAtOnce)
  const [earliest] = ranges
  if (!known || !earliest) {
    await tx.delete(statisticsChanges)
    return false
  }
  await replaceSums(tx, ranges)
  await replaceMonths(tx, ranges)
  await shortenChanges(tx, earliest.first, known.first)
  return true
}

async function readKnownDays(tx: Db): Promise<DayRange | null> {
  const { rows } = await tx.execute<{ first: string | null; last: string | null }>(knownDays)
  const { first = null, last = null } = rows[0] ?? {}
  return first === null || last === null ? null : { first, last }
}

async function replaceSums(tx: Db, ranges: readonly DayRange[]): Promise<void> {
  for (const table of [statisticsUnits, statisticsSources, statisticsArrivals])
    await tx.execute(sql`
      with ranges as (${rangesAsRows(ranges)})
      delete from ${table} using ranges where day between first and last`)
  await tx.execute(sql`
    with ranges as (${rangesAsRows(ranges)}), ${daysFromReservations},
    sources as (
      insert into ${statisticsSources}
        (day, source, country, previous, reservations, nights, room_revenue, service_revenue)
      select day, source, country, previous, reservations, nights, room_revenue, service_revenue from live_sources
    ), arrivals as (
      insert into ${statisticsArrivals} (day, kind, days, reservations)
      select day, kind, days, reservations from live_arrivals
    )
    insert into ${statisticsUnits} (day, unit, nights, portal, closed, room_revenue)
    select day, unit, nights, portal, closed, room_revenue from live_units order by day`)
}

async function replaceMonths(tx: Db, ranges: readonly DayRange[]): Promise<void> {
  const months = [...new Set(ranges.flatMap(monthsOf))]
  await tx.delete(statisticsMonths).where(inArray(statisticsMonths.month, months))
  await tx.execute(sql`
    insert into ${statisticsMonths} (month, unit, nights, portal, closed, room_revenue)
    select month, unit, sum(nights), sum(portal), sum(closed), sum(room_revenue)
    from unnest(${sql.param(months)}::date[]) as month
    join ${statisticsUnits} on day >= month and day < month + interval '1 month'
    group by month, unit`)
}

/** Takes the days from `earliest` on out of the changes; before `known` there is nothing to count. */
async function shortenChanges(tx: Db, earliest: string, known: string): Promise<void> {
  await tx.execute(sql`
    with gone as (delete from ${statisticsChanges} where last >= ${earliest} returning first)
    insert into ${statisticsChanges} (first, last)
    select distinct first, ${earliest}::date - 1 from gone where first < ${earliest} and ${earliest} > ${known}::date`)
}
