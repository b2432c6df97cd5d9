import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Day } from '@dvor/format/days.ts'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Reservation } from './reservation-queries.ts'

/** Days on which booked slot services take place, the first one first. */
export const serviceDays = ({ lines }: PriceBreakdown): Day[] =>
  lines.flatMap(({ occurrence }) => occurrence?.day ?? []).toSorted()

/**
 * The day on which a reservation ends, by which its VAT rate is chosen: the departure, or without a stay the last day of
 * a slot service. Null where it has neither.
 */
export const lastDayOf = ({
  departure,
  price,
  begins,
}: Pick<Reservation, 'departure' | 'price' | 'begins'>): Day | null =>
  departure ?? serviceDays(price).at(-1) ?? begins

/** `lastDayOf` in SQL, for the table of reservations or its alias. */
export const lastDayIn = (row: SQLWrapper): SQL<Day> => sql<Day>`coalesce(${row}.departure,
  (select max((line -> 'occurrence' ->> 'day')::date) from jsonb_array_elements(${row}.price -> 'lines') as line),
  ${row}.begins)`
