import { openStates, statesAwaiting } from '@dvor/booking/reservation/states.ts'
import { erasureObstacles, type Obstacle } from '@dvor/contract/privacy/personal-data.ts'
import type { Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { and, asc, eq, gte, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { paymentRefunds } from '../db/schema/accounting/payments.ts'
import { voucherRows } from '../db/schema/accounting/vouchers.ts'
import { securityDepositEntries } from '../db/schema/accounting/security-deposits.ts'
import { reservationAlerts } from '../db/schema/reservations/reservation-alerts.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import type { Clock } from '../platform/clock.ts'
import { withdrawalOf } from '../voucher-sales/withdraw-order.ts'
import { findVoucher } from '../vouchers/voucher-queries.ts'
import { boughtBy, ofReservations } from './conditions.ts'
import type { Person } from './person.ts'

/**
 * The first reason why a person cannot be erased: a stay that is not over, then money to be given back, then a voucher
 * that the person bought and can still return by the link that an erasure ends.
 */
export async function findObstacle(db: Db, person: Person, clock: Clock): Promise<Obstacle | null> {
  const finders: Readonly<Record<Obstacle['reason'], () => Promise<string[]>>> = {
    open_stay: () => numbersOf(db, person, isOpenOn(todayIn(clock.now()))),
    open_refund: () => numbersOf(db, person, awaitsRefund),
    open_withdrawal: () => returnableOf(db, person, clock),
  }
  for (const reason of erasureObstacles) {
    const numbers = await finders[reason]()
    if (numbers.length > 0) return { reason, numbers }
  }
  return null
}

const isOpenOn = (today: Day): SQL | undefined =>
  or(
    // Guests who are here, whatever the day of departure.
    inLiterals(reservations.state, statesAwaiting('departure')),
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
  // Also before the alert, which comes days after the departure.
  sql`(select sum(${securityDepositEntries.amount}) from ${securityDepositEntries} where ${eq(securityDepositEntries.reservation, reservations.id)}) > 0`,
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

/** Numbers of vouchers from which the person can still withdraw. */
async function returnableOf(db: Db, person: Person, clock: Clock): Promise<string[]> {
  const bought = await db
    .select({ id: voucherRows.id })
    .from(voucherRows)
    .where(and(boughtBy(person), isNotNull(voucherRows.token), isNull(voucherRows.voided_at)))
    .orderBy(asc(voucherRows.number))
  const numbers: string[] = []
  for (const { id } of bought) {
    const voucher = await findVoucher(db, id, todayIn(clock.now()))
    if (await withdrawalOf(db, voucher, { clock })) numbers.push(voucher.number)
  }
  return numbers
}
