import { statesAwaiting, waitingStates } from '@dvor/booking/reservation/states.ts'
import { sql, type SQL } from 'drizzle-orm'
import { inLiterals } from '../../db/in-literals.ts'
import { paymentAttempts } from '../../db/schema/accounting/payments.ts'
import { reservationAlerts as alerts } from '../../db/schema/reservations/reservation-alerts.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { filledPersons, isGapCounted, personsUntil } from '../../register/missing-guests.ts'
import { lineOf, type Source } from './queue-line.ts'

/** Minutes after which an open online payment waits for a person. */
const openPaymentMinutes = 60

const { id, arrival, departure, createdAt } = reservations
const guest = sql`coalesce(${reservations.guest_name}, ${reservations.number})`

const approvals: Source = {
  kind: 'approval',
  select: () =>
    sql`select ${lineOf({
      id,
      reservation: id,
      title: guest,
      day: arrival,
      amount: reservations.total,
      since: createdAt,
      until: reservations.approve_by,
    })} from ${reservations} where ${inLiterals(reservations.state, statesAwaiting('approval'))}`,
}

/** A reservation whose next step is late, which of the steps, and since when. */
const late = (step: string, day: SQL, since: SQL, which: SQL) =>
  sql`select ${lineOf({ id, reservation: id, title: guest, topic: sql`${step}`, day, since })} from ${reservations}
    where ${reservations.number} is not null and ${which}`

/** Guests who should have come or left, and online payments that hang. */
const missed: Source = {
  kind: 'missed',
  select: ({ now, today, may }) => {
    const openSince = new Date(now.getTime() - openPaymentMinutes * 60_000).toISOString()
    const begun = sql`(select min(${paymentAttempts.createdAt}) from ${paymentAttempts}
      where ${paymentAttempts.reservation} = ${id} and ${paymentAttempts.state} = 'open')`
    const steps = [
      late(
        'arrival',
        sql`${arrival}`,
        sql`${arrival}`,
        sql`${inLiterals(reservations.state, statesAwaiting('arrival'))} and ${arrival} < ${today}`,
      ),
      late(
        'departure',
        sql`${departure}`,
        sql`${departure}`,
        sql`${inLiterals(reservations.state, statesAwaiting('departure'))} and ${departure} < ${today}`,
      ),
      late(
        'online_payment',
        sql`null`,
        begun,
        sql`${may('money.read')} and ${inLiterals(reservations.state, waitingStates)} and ${begun} < ${openSince}`,
      ),
    ]
    return sql.join(steps, sql` union all `)
  },
}

/** Alerts of reservations, without those whose cause stands in the queue by itself. */
const reservationAlertLines: Source = {
  kind: 'alert',
  select: ({ may }) => sql`select ${lineOf({
    id: alerts.id,
    reservation: id,
    title: guest,
    detail: may('money.read') ? alerts.reason : null,
    topic: alerts.kind,
    since: alerts.createdAt,
  })} from ${alerts} join ${reservations} on ${id} = ${alerts.reservation}
    where ${alerts.closed_at} is null
      and not (${may('reservations.checkin')} and ${alerts.kind} = 'register_incomplete')
      and not (${may('statements.manage')} and ${alerts.kind} = 'transfer_unclear')`,
}

const registerGaps: Source = {
  kind: 'register',
  select: ({ today, may }) => {
    const missing = sql`${personsUntil(today)} - ${filledPersons}`
    return sql`select ${lineOf({
      id,
      reservation: id,
      title: may('reservations.read') ? guest : sql`null`,
      day: arrival,
      count: missing,
      since: arrival,
    })} from ${reservations} where ${isGapCounted(today)} and ${missing} > 0`
  },
}

/** What waits at reservations. */
export const reservationSources: readonly Source[] = [approvals, missed, reservationAlertLines, registerGaps]
