import { sql } from 'drizzle-orm'

/** The first and the last day on which there is anything to count, or a sum is stored; nulls without any. */
export const knownDays = sql`
  select min(day) as first, max(day) as last from (
    select unnest(array[min(night), max(night)]) as day from room_nights
    union all select unnest(array[min(begins), max(begins)]) from reservations
    union all select unnest(array[min(arrival), max(arrival), max(departure)]) from reservations
    union all select unnest(array[min(day), max(day)]) from service_reservations
    union all select unnest(array[min(day), max(day)]) from statistics_units
    union all select unnest(array[min(day), max(day)]) from statistics_sources
    union all select unnest(array[min(day), max(day)]) from statistics_arrivals
  ) as days`
