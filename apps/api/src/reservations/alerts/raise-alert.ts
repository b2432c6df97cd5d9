import type { ReservationAlertKind } from '@dvor/contract/reservations/reservation-alerts.ts'
import { systemActor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { newId } from '../../db/ids.ts'
import { recordChange } from '../../history/queries.ts'
import { queueAttentionNotice } from '../emails/queue-notices.ts'
import type { BookingServices } from '../queries/services.ts'
import { closeAlerts, insertAlert, listOpenAlerts, refreshAttention } from '../queries/alert-queries.ts'

export interface NewAlert {
  kind: ReservationAlertKind
  /** A Slovak sentence for the owner. */
  reason: string
  /** Id of what it is about; alerts of a kind about other subjects stay open. */
  subject?: string
}

/** Raises an alert on a reservation and e-mails the owner. An alert that is open already is not repeated. */
export async function raiseAlert(
  db: Db,
  reservation: string,
  alert: NewAlert,
  services: BookingServices,
): Promise<void> {
  if (await noteAlert(db, reservation, alert, services))
    await queueAttentionNotice(db, reservation, alert.reason, services)
}

/** Kinds that state the present situation, so that a newer alert replaces the one before. */
const replacing: readonly ReservationAlertKind[] = [
  'refund_due',
  'balance_late',
  'deposit_held',
  'register_incomplete',
  'register_exceeds',
  'allowance_waits',
]

/**
 * The same without an e-mail, where the owner knows already or gets another e-mail. @returns whether it is new
 */
export async function noteAlert(
  db: Db,
  reservation: string,
  { kind, reason, subject }: NewAlert,
  { clock }: Pick<BookingServices, 'clock'>,
): Promise<boolean> {
  const open = (await listOpenAlerts(db, [reservation])).get(reservation) ?? []
  const alike = open.filter((one) => one.kind === kind && one.subject === (subject ?? null))
  if (alike.some((one) => one.reason === reason)) return false
  const now = clock.now()
  if (replacing.includes(kind))
    await closeAlerts(
      db,
      alike.map(({ id }) => id),
      'replaced',
      now,
    )
  const createdAt = now.toISOString()
  await insertAlert(db, { id: newId(), createdAt, updatedAt: createdAt, reservation, kind, reason, subject })
  await refreshAttention(db, reservation, now)
  await recordChange(db, systemActor, {
    collection: 'reservations',
    recordId: reservation,
    action: 'attention',
    after: { attention: reason, kind },
  })
  return true
}
