import { firmStates } from '@dvor/booking/reservation/states.ts'
import type { Day } from '@dvor/format/days.ts'
import { addDays } from '@dvor/format/days.ts'
import { and, asc, between, eq, exists, gt, inArray, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { stayGuests } from '../db/schema/reservations/guest-register.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'
import { notFound } from '../platform/errors.ts'
import { bookedNightsOf } from '../reservations/queries/booked-nights.ts'
import { longestReach } from '../reservations/queries/reach.ts'
import type { GuestRow } from './queries.ts'

/** A person of the book with the days, the booked nights and the units of the reservation. */
export interface BookRow {
  guest: GuestRow
  reservation: {
    id: string
    number: string | null
    arrival: Day | null
    departure: Day | null
    nights: number
  }
  /** Abbreviations of the reservation's units, in one text. */
  units: string | null
}

export interface BookPeriod {
  from: Day
  to: Day
  /** Building; absent for all of them. */
  accommodation_object?: string | undefined
}

/** Guests with a night from `from` to `to`, both included, in the order of their arrival. */
export async function listBook(db: Db, { from, to, accommodation_object }: BookPeriod): Promise<BookRow[]> {
  const inBuilding =
    accommodation_object &&
    exists(
      db
        .select({ one: sql`1` })
        .from(stays)
        .innerJoin(units, eq(units.id, stays.unit))
        .where(
          and(eq(stays.reservation, reservations.id), eq(units.accommodation_object, accommodation_object)),
        ),
    )
  return db
    .select({
      guest: stayGuests,
      reservation: {
        id: reservations.id,
        number: reservations.number,
        arrival: reservations.arrival,
        departure: reservations.departure,
        nights: bookedNightsOf(sql`${reservations.id}`),
      },
      units: sql<string | null>`(select string_agg(distinct u.code, ', ' order by u.code)
        from ${stays} s join ${units} u on u.id = s.unit where s.reservation = ${reservations.id})`,
    })
    .from(stayGuests)
    .innerJoin(reservations, eq(reservations.id, stayGuests.reservation))
    .where(
      and(
        inArray(reservations.state, firmStates),
        between(reservations.arrival, addDays(from, -longestReach), to),
        gt(reservations.departure, from),
        inBuilding || undefined,
      ),
    )
    .orderBy(asc(reservations.arrival), asc(reservations.id), asc(stayGuests.position))
}

/** A building as the book and the report name it. @throws ApiError `not_found` */
export async function findBuilding(
  db: Db,
  id: string,
): Promise<Pick<typeof objects.$inferSelect, 'title' | 'address' | 'registration_number'>> {
  const [building] = await db
    .select({
      title: objects.title,
      address: objects.address,
      registration_number: objects.registration_number,
    })
    .from(objects)
    .where(eq(objects.id, id))
  if (!building) throw notFound('Building')
  return building
}
