import { sql, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { daysFromReservations } from './days-from-reservations.ts'
import { knownDays } from './known-days.ts'

/** Days on which a table of sums and the sums from the reservations have different rows. */
function differing(table: string, columns: string): SQL {
  const select = (source: string, of: string) =>
    sql.raw(`select ${columns} from ${source} as ${of} join ranges on day = first`)
  const [stored, live] = [select(`statistics_${table}`, 'stored'), select(`live_${table}`, 'live')]
  return sql`
    select day from ((${stored} except all ${live}) union all (${live} except all ${stored})) as rows`
}

/** Months whose sums are not those of the stored days. */
const differingMonths = (() => {
  const stored = sql`select month, unit, nights, portal, closed, room_revenue from statistics_months`
  const summed = sql`
    select date_trunc('month', day)::date as month, unit, sum(nights)::int, sum(portal)::int, sum(closed)::int,
      sum(room_revenue)
    from statistics_units group by 1, 2`
  return sql`select month from ((${stored} except all ${summed}) union all (${summed} except all ${stored})) as rows`
})()

const query = sql`
  with ranges as (
    select day::date as first, day::date as last
    from (${knownDays}) as known cross join lateral generate_series(known.first, known.last, interval '1 day') as day
    where not exists (select from statistics_changes c where day between c.first and c.last)
  ), ${daysFromReservations}
  select distinct day::text as found from (
    ${differing('units', 'day, unit, nights, portal, closed, room_revenue')}
    union all
    ${differing('sources', 'day, source, country, previous, reservations, nights, room_revenue, service_revenue')}
    union all
    ${differing('arrivals', 'day, kind, days, reservations')}
    union all
    ${differingMonths}
  ) as days order by 1`

/** Rule of the integrity check: days that no change has marked have the sums that their reservations give. */
export const storedSumsRule = {
  name: 'days whose stored sums are not those of their reservations',
  sql: new PgDialect().sqlToQuery(query).sql,
}
