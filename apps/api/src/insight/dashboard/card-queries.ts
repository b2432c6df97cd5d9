import type { Actor } from '../../platform/actor.ts'
import { transitionsFor } from '@dvor/booking/reservation/owner-transitions.ts'
import {
  arrivedStates,
  expectedStates,
  statesAwaiting,
  waitingStates,
} from '@dvor/booking/reservation/states.ts'
import type { DashboardReservation } from '@dvor/contract/insight/dashboard.ts'
import { and, asc, eq, inArray, isNotNull, lt, or } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { inLiterals } from '../../db/in-literals.ts'
import { paymentAttempts } from '../../db/schema/accounting/payments.ts'
import { alertView, listOpenAlerts } from '../../reservations/queries/alert-queries.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../../reservations/queries/stay-queries.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { listSlotServices } from '../../slots/seat-queries.ts'

export interface Card {
  card: DashboardReservation
  hasOpenPayment: boolean
}

/**
 * Reservations for the cards of a day: arrivals, departures, waiting, missed, flagged, or with an online payment that
 * has been open since before `openSince`. By arrival.
 */
export async function listCards(db: Db, actor: Actor, today: string, openSince: Date): Promise<Card[]> {
  const unpaid = new Set(await listWithOpenPayment(db, openSince))
  const rows = await db
    .select()
    .from(reservations)
    .where(
      and(
        // Lets the query use the index by state; every reservation beyond a hold has a number.
        isNotNull(reservations.number),
        or(
          and(eq(reservations.arrival, today), inArray(reservations.state, expectedStates)),
          and(eq(reservations.departure, today), inArray(reservations.state, arrivedStates)),
          inArray(reservations.state, waitingStates),
          and(lt(reservations.arrival, today), inArray(reservations.state, statesAwaiting('arrival'))),
          and(lt(reservations.departure, today), inArray(reservations.state, statesAwaiting('departure'))),
          isNotNull(reservations.attention),
          inArray(reservations.id, [...unpaid]),
        ),
      ),
    )
    .orderBy(asc(reservations.arrival), asc(reservations.number), asc(reservations.id))
  const ids = rows.map((row) => row.id)
  const [stays, services] = [await listStayViews(db, ids), await listSlotServices(db, ids)]
  const alerts = await listOpenAlerts(
    db,
    rows.filter((row) => row.attention !== null).map((row) => row.id),
  )
  return rows.map((row) => {
    const codes = (stays.get(row.id) ?? []).map((stay) => stay.accommodation_unit.code)
    const [service] = row.arrival ? [] : (services.get(row.id) ?? [])
    const first_service = service ? { day: service.day, time_from: service.time_from } : null
    const open = (alerts.get(row.id) ?? []).map(alertView)
    const card = {
      ...cardOf(row, actor, today),
      alerts: open,
      unit_codes: [...new Set(codes)],
      first_service,
    }
    return { card, hasOpenPayment: unpaid.has(row.id) }
  })
}

const cardOf = (
  row: Reservation,
  actor: Actor,
  today: string,
): Omit<DashboardReservation, 'unit_codes' | 'first_service' | 'alerts'> => ({
  id: row.id,
  token: row.token,
  number: row.number,
  state: row.state,
  guest_name: row.guest_name,
  guest_email: row.guest_email,
  guest_phone: row.guest_phone,
  arrival: row.arrival,
  departure: row.departure,
  arrival_time: row.arrival_time,
  adults: row.adults,
  children: row.children,
  total: row.total,
  due: row.due,
  pay_by: row.pay_by,
  approve_by: row.approve_by,
  attention: row.attention,
  allowed_transitions: transitionsFor(actor, row, today),
  updatedAt: row.updatedAt,
})

/**
 * Reservations with a payment that a gateway has not decided for long; a payment that has ended meanwhile does not
 * count.
 */
async function listWithOpenPayment(db: Db, openSince: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: reservations.id })
    .from(paymentAttempts)
    .innerJoin(reservations, eq(reservations.id, paymentAttempts.reservation))
    .where(
      and(
        eq(paymentAttempts.state, 'open'),
        lt(paymentAttempts.createdAt, openSince.toISOString()),
        inLiterals(reservations.state, waitingStates),
      ),
    )
  return rows.map(({ id }) => id)
}
