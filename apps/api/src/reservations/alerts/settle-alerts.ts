import { dueParts } from '@dvor/booking/money/balance.ts'
import { accountOf } from '@dvor/booking/money/payment-status.ts'
import { holdsNights, isOff } from '@dvor/booking/reservation/states.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { actorName, systemActor, type Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { recordChange } from '../../history/queries.ts'
import { lockReservation, type Reservation } from '../queries/reservation-queries.ts'
import type { BookingServices } from '../queries/services.ts'
import {
  closeAlerts,
  findOpenAlert,
  listAlertedBy,
  listOpenAlerts,
  refreshAttention,
  type AlertRow,
} from '../queries/alert-queries.ts'

type Clocked = Pick<BookingServices, 'clock'>

/** Closes alerts by a person. @throws ApiError `not_found` */
export async function closeAlert(db: Db, actor: Actor, id: string, services: Clocked): Promise<AlertRow> {
  const openAlert = await findOpenAlert(db, id)
  if (!openAlert) throw notFound('Alert')
  await lockReservation(db, { id: openAlert.reservation })
  await close(db, actor, openAlert.reservation, ({ id: one }) => one === id, services)
  return openAlert
}

/** Closes all open alerts of a locked reservation. */
export const closeAllAlerts = (db: Db, actor: Actor, reservation: string, services: Clocked): Promise<void> =>
  close(db, actor, reservation, () => true, services)

/** Closes the alerts about one subject, such as a bank movement that a person has assigned or set aside. */
export async function closeAlertsAbout(db: Db, subject: string, services: Clocked): Promise<void> {
  for (const reservation of await listAlertedBy(db, subject))
    await close(db, systemActor, reservation, (one) => one.subject === subject, services)
}

/** Closes the alerts of one kind, whose cause has been removed. */
export const closeAlertsOfKind = (
  db: Db,
  reservation: string,
  kind: AlertRow['kind'],
  services: Clocked,
): Promise<void> => close(db, systemActor, reservation, (one) => one.kind === kind, services)

/**
 * Closes the alerts that the present state and ledger of a locked reservation have settled. @param refunded whether
 * money was returned just now, which replaces a refund that failed
 */
export async function closeSettledAlerts(
  db: Db,
  reservation: Reservation,
  services: Clocked,
  refunded = false,
): Promise<void> {
  if (reservation.attention === null) return
  const { id, total, due, state } = reservation
  const { surplus } = accountOf(reservation, [{ kind: 'payment', amount: total - due }])
  const isSettled = ({ kind }: AlertRow): boolean => {
    if (kind === 'refund_due' || kind === 'late_payment') return surplus === 0
    if (kind === 'payment_reversed') return due === 0
    if (kind === 'paid_twice') return due === 0 || refunded || isOff(state)
    if (kind === 'balance_late') return !holdsNights(state) || !isOverdue(reservation, services)
    if (kind === 'register_exceeds') return isOff(state)
    return kind === 'refund_failed' && refunded
  }
  await close(db, systemActor, id, isSettled, services)
}

/** Whether a part of the price should have been paid before today. */
const isOverdue = (reservation: Reservation, { clock }: Clocked): boolean =>
  dueParts(reservation).some(({ due_on }) => due_on < todayIn(clock.now()))

async function close(
  db: Db,
  actor: Actor,
  reservation: string,
  isMeant: (alert: AlertRow) => boolean,
  { clock }: Clocked,
): Promise<void> {
  const open = (await listOpenAlerts(db, [reservation])).get(reservation) ?? []
  const meant = open.filter(isMeant)
  if (meant.length === 0) return
  const ids = meant.map(({ id }) => id)
  await closeAlerts(db, ids, actorName(actor), clock.now())
  await refreshAttention(db, reservation, clock.now())
  for (const { reason, kind } of meant)
    await recordChange(db, actor, {
      collection: 'reservations',
      recordId: reservation,
      action: 'alert closed',
      before: { attention: reason, kind },
    })
}
