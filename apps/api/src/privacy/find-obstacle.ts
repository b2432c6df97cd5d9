import { statesWhere } from '@dvor/booking/reservation/states.ts'
import type { Obstacle } from '@dvor/contract/privacy/personal-data.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, gte, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { paymentRefunds } from '../db/schema/accounting/payments.ts'
import { reservationAlerts } from '../db/schema/reservations/reservation-alerts.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { ofReservations } from './conditions.ts'
import type { Person } from './person.ts'

/** States of guests who are here, whatever the day of departure. */
const presentStates = statesWhere(({ isOpen, hasArrived }) => isOpen && hasArrived)
const openStates = statesWhere(({ isOpen }) => isOpen)

/** The first reason why a person cannot be erased: a stay that is not over, then money to be given back. */
export async function findObstacle(db: Db, person: Person, today: Day): Promise<Obstacle | null> {
  const stays = await numbersOf(db, person, isOpenOn(today))
  if (stays.length > 0) return { reason: 'open_stay', reservations: stays }
  const refunds = await numbersOf(db, person, awaitsRefund)
  return refunds.length > 0 ? { reason: 'open_refund', reservations: refunds } : null
}

const isOpenOn = (today: Day): SQL | undefined =>
  or(
    inLiterals(reservations.state, presentStates),
    and(
      inLiterals(reservations.state, openStates),
      gte(sql`coalesce(${reservations.departure}, ${reservations.begins}, ${today}::date)`, today),
    ),
  )

const awaitsRefund: SQL | undefined = or(
  sql`exists (select from ${reservationAlerts} where ${and(
    eq(reservationAlerts.reservation, reservations.id),
    isNull(reservationAlerts.closed_at),
    inArray(reservationAlerts.kind, ['refund_due', 'refund_failed']),
  )})`,
  sql`exists (select from ${paymentRefunds} where ${and(
    eq(paymentRefunds.reservation, reservations.id),
    inArray(paymentRefunds.state, ['requested', 'pending']),
  )})`,
)

async function numbersOf(db: Db, person: Person, which: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id, number: reservations.number })
    .from(reservations)
    .where(and(ofReservations(reservations.id, person), which))
    .orderBy(asc(reservations.number))
  return rows.map(({ id, number }) => number ?? id)
}
