import { holdingStates } from '@dvor/booking/reservation/states.ts'
import { maxStayNights } from '@dvor/contract/values/stay-limits.ts'
import type { ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import type { LedgerEntry } from '@dvor/booking/money/payment-status.ts'
import { addDays } from '@dvor/format/days.ts'
import { and, asc, eq, gte, lt, ne, sql } from 'drizzle-orm'
import { objects } from '../../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { jsonColumns } from '../../db/json-columns.ts'
import { closureRows } from '../../db/schema/calendars/closures.ts'
import { reservations, stays, transactionLogs } from '../../db/schema/reservations/reservations.ts'

/** Days of a view: `from` inclusive, `to` exclusive. */
export interface View {
  from: string
  to: string
}

const unitOnChart = jsonColumns({
  id: units.id,
  accommodation_object: units.accommodation_object,
  title: units.title,
  code: units.code,
  capacity: units.capacity,
  extra_beds: units.extra_beds,
  active: units.active,
  let_as: units.let_as,
  object_title: objects.title,
})

/** All units with their objects, in the owner's order, including those put aside. */
export async function listUnits(db: Db): Promise<(ChartUnit & { object_title: string })[]> {
  const listedUnits = db
    .select(unitOnChart.fields)
    .from(units)
    .innerJoin(objects, eq(objects.id, units.accommodation_object))
    .orderBy(asc(objects.order), asc(objects.id), asc(units.order), asc(units.code), asc(units.id))
    .as('found')
  const [listed] = await db.select({ columns: unitOnChart.columns }).from(listedUnits)
  return unitOnChart.rows(listed?.columns)
}

// The nights of a stay are bounded, so its arrival is too; without that bound every past stay would be read.
const onView = ({ from, to }: View) =>
  and(gte(stays.arrival, addDays(from, -maxStayNights)), lt(stays.arrival, to), gte(stays.departure, from))

const stayOnChart = jsonColumns({
  id: stays.id,
  reservation: stays.reservation,
  accommodation_unit: stays.unit,
  arrival: stays.arrival,
  departure: stays.departure,
  adults: stays.adults,
  children: sql<number>`cardinality(${stays.children_ages})`,
  number: reservations.number,
  guest_name: reservations.guest_name,
  guest_phone: reservations.guest_phone,
  guest_email: reservations.guest_email,
  note: reservations.note,
  internal_note: reservations.internal_note,
  state: reservations.state,
  total: reservations.total,
  deposit_due: reservations.deposit_due,
  payment_method: reservations.payment_method,
  due: reservations.due,
  attention: reservations.attention,
  hold_expires_at: reservations.hold_expires_at,
  updatedAt: reservations.updatedAt,
})

/** Stays with their nights that touch the view, including those that end on its first day. */
export async function listStaysOn(db: Db, view: View) {
  const listedStays = db
    .select(stayOnChart.fields)
    .from(stays)
    .innerJoin(reservations, eq(reservations.id, stays.reservation))
    .where(and(onView(view), inLiterals(reservations.state, holdingStates)))
    .orderBy(asc(stays.arrival), asc(stays.id))
    .as('found')
  const [listed] = await db.select({ columns: stayOnChart.columns }).from(listedStays)
  return stayOnChart.rows(listed?.columns)
}
export type StayOnView = Awaited<ReturnType<typeof listStaysOn>>[number]

/**
 * Refunds and reversals of the reservations on the view. Nearly all entries are payments, whose sum follows from the
 * reservation's `total` and `due`.
 */
export async function listReturnsOn(db: Db, view: View): Promise<Map<string, LedgerEntry[]>> {
  const rows = await db
    .select({
      reservation: transactionLogs.reservation,
      kind: transactionLogs.kind,
      amount: transactionLogs.amount,
    })
    .from(transactionLogs)
    .where(
      and(
        // The ids are found first, so that their entries are read by the index and not the whole ledger.
        sql`${transactionLogs.reservation} = any(array(${db.select({ id: stays.reservation }).from(stays).where(onView(view))}))`,
        ne(transactionLogs.kind, 'payment'),
      ),
    )
  return Map.groupBy(rows, (row) => row.reservation)
}

/** Closures within the days of the view, also one whose last night ends on the first morning. */
export const listClosuresOn = (db: Db, { from, to }: View) =>
  db
    .select({
      id: closureRows.id,
      accommodation_unit: closureRows.accommodation_unit,
      day_from: closureRows.day_from,
      day_to: closureRows.day_to,
      kind: closureRows.kind,
      reason: closureRows.reason,
      updatedAt: closureRows.updatedAt,
    })
    .from(closureRows)
    // A closure stores its last night: it reaches to noon of the next day.
    .where(and(lt(closureRows.day_from, to), gte(closureRows.day_to, addDays(from, -1))))
    .orderBy(asc(closureRows.day_from), asc(closureRows.id))
