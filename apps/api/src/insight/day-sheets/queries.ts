import { statesWhere } from '@dvor/booking/reservation/states.ts'
import type { UnitGuests } from '@dvor/contract/insight/day-sheets.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'
import type { ChildPrice } from '@dvor/contract/services/child-prices.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { and, asc, between, eq, gt, gte, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { billItemRows } from '../../db/schema/housekeeping/bill-items.ts'
import { commonServiceReservations, reservations, stays } from '../../db/schema/reservations/reservations.ts'
import { roomingPersons } from '../../db/schema/reservations/guest-register.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import { commonServiceRows } from '../../db/schema/services/common-services.ts'

/** Guests who are to come, are here or have left; orders that wait for approval are not prepared for. */
export const preparedStates = statesWhere(({ isBooked, isPayable }) => isBooked && isPayable)

/** One stay with what the sheets need of its reservation and its unit. */
export interface SheetStay extends Omit<UnitGuests, 'services'> {
  unit: string
  unit_code: string
  /** Of the unit; empty for the property's. */
  age_bands: AgeBand[]
}

const columns = {
  unit: stays.unit,
  unit_code: units.code,
  age_bands: units.age_bands,
  arrival: stays.arrival,
  departure: stays.departure,
  adults: stays.adults,
  children_ages: stays.children_ages,
  reservation: reservations.id,
  number: reservations.number,
  guest_name: reservations.guest_name,
  state: reservations.state,
  note: reservations.note,
  internal_note: reservations.internal_note,
  arrival_time: reservations.arrival_time,
  listed: sql<number>`(select count(*)::int from ${roomingPersons} p where p.stay = ${stays.id})`,
  listed_names: sql<string[]>`array(select p.first_name || ' ' || p.last_name from ${roomingPersons} p
    where p.stay = ${stays.id} order by p.position)`,
}

const staysWhere = (db: Db, ...where: SQL[]) =>
  db
    .select(columns)
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .innerJoin(units, eq(units.id, stays.unit))
    .where(and(inLiterals(reservations.state, preparedStates), ...where))

/** Stays with a day between two days (both included, the day of departure too), by unit and arrival. */
export function listSheetStays(db: Db, from: Day, to: Day): Promise<SheetStay[]> {
  return staysWhere(
    db,
    between(stays.arrival, addDays(from, -maxStayNights), to),
    gte(stays.departure, from),
  ).orderBy(asc(units.order), asc(units.code), asc(stays.arrival), asc(stays.id))
}

/** The first stay of each of these units that begins after a day. */
export async function listNextStays(db: Db, unitIds: readonly string[], after: Day): Promise<SheetStay[]> {
  if (unitIds.length === 0) return []
  const first = db
    .selectDistinctOn([stays.unit], { id: stays.id })
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(
      and(
        inArray(stays.unit, [...unitIds]),
        gt(stays.arrival, after),
        inLiterals(reservations.state, preparedStates),
      ),
    )
    .orderBy(stays.unit, asc(stays.arrival))
  return staysWhere(db, sql`${stays.id} in ${first}`)
}

/** Booked common services of reservations that still exist, with how they are counted. */
export function listSheetServices(db: Db, reservationIds: readonly string[]) {
  return db
    .select({
      reservation: commonServiceReservations.reservation,
      title: commonServiceReservations.title,
      quantity: commonServiceReservations.quantity,
      price_unit: sql<
        typeof commonServiceRows.$inferSelect.price_unit | null
      >`${commonServiceRows.price_unit}`,
      /** Ids of the units that it is for; empty for all. */
      units: sql<string[]>`coalesce(${commonServiceRows.units}, '[]')`,
      child_prices: sql<ChildPrice[]>`coalesce(${commonServiceRows.child_prices}, '[]')`,
      meal: sql<typeof commonServiceRows.$inferSelect.meal>`coalesce(${commonServiceRows.meal}, 'none')`,
    })
    .from(commonServiceReservations)
    .leftJoin(commonServiceRows, eq(commonServiceRows.id, commonServiceReservations.common_service))
    .where(inArray(commonServiceReservations.reservation, [...reservationIds]))
    .orderBy(asc(commonServiceReservations.createdAt), asc(commonServiceReservations.id))
}

export type SheetService = Awaited<ReturnType<typeof listSheetServices>>[number]

/** Products that reservations have ordered for their departure. */
export const listOrderedPieces = (db: Db, reservationIds: readonly string[]) =>
  db
    .select({
      reservation: billItemRows.reservation,
      title: billItemRows.title,
      quantity: billItemRows.quantity,
      departure: sql<Day>`${reservations.departure}`,
    })
    .from(billItemRows)
    .innerJoin(reservations, eq(reservations.id, billItemRows.reservation))
    .where(and(inArray(billItemRows.reservation, [...reservationIds]), eq(billItemRows.ordered, true)))
    .orderBy(asc(billItemRows.createdAt), asc(billItemRows.id))

/** Titles and beds of units, in the property's order. */
export async function listSheetUnits(db: Db, ids: readonly string[]) {
  return db
    .select({ id: units.id, code: units.code, title: units.title, beds: units.beds })
    .from(units)
    .where(inArray(units.id, [...ids]))
    .orderBy(asc(units.order), asc(units.code), asc(units.id))
}
