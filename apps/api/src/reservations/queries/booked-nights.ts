import { sql, type SQL } from 'drizzle-orm'
import { stays } from '../../db/schema/reservations/reservations.ts'

/**
 * Number of nights of a reservation in SQL, as `bookedNights` counts them: the different nights of its stays.
 *
 * @param reservation expression of its id
 */
export const bookedNightsOf = (reservation: SQL): SQL<number> => sql<number>`(
  select count(distinct nights.night)::integer from ${stays} s
  cross join lateral generate_series(s.arrival, s.departure - 1, interval '1 day') as nights (night)
  where s.reservation = ${reservation})`
