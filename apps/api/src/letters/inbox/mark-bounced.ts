import { eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { contactMessageRows } from '../../db/schema/messages/contact-messages.ts'
import { outgoingEmailRows as outbox } from '../../db/schema/messages/outgoing-emails.ts'
import { hallDemandRows } from '../../db/schema/services/hall-demands.ts'
import { notifyRecordChange } from '../../platform/changes/record-changes.ts'
import type { Clock } from '../../platform/clock.ts'
import { noteAlert } from '../../reservations/alerts/raise-alert.ts'
import { lockReservation } from '../../reservations/queries/reservation-queries.ts'

/**
 * Marks an e-mail that came back: at the e-mail itself, as an alert of its reservation, and an enquiry that it answered
 * waits for an answer again. @returns whether it is one of ours
 */
export async function markBounced(
  db: Db,
  { messageId, reason }: { messageId: string; reason: string },
  clock: Clock,
): Promise<boolean> {
  const [email] = await db
    .update(outbox)
    .set({ bounce: reason || '–' })
    .where(eq(outbox.message_id, messageId))
    .returning({
      id: outbox.id,
      key: outbox.key,
      subject: outbox.subject,
      reservation: outbox.reservation,
      demand: outbox.hall_demand,
      message: outbox.contact_message,
      notified: notifyRecordChange('outgoing-emails', sql`${outbox.id}`),
    })
  if (!email) return false
  const { id, key, subject, reservation, demand, message } = email
  if (reservation && !key.startsWith('owner_')) {
    await lockReservation(db, { id: reservation })
    await noteAlert(
      db,
      reservation,
      {
        kind: 'email_bounced',
        subject: id,
        reason: `E-mail „${subject ?? '–'}“ sa vrátil. Overte adresu hosťa.`,
      },
      { clock },
    )
  }
  if (demand)
    await db
      .update(hallDemandRows)
      .set({ state: 'new' })
      .where(eq(hallDemandRows.id, demand))
      .returning({ notified: notifyRecordChange('hall-demands', sql`${hallDemandRows.id}`) })
  if (message)
    await db
      .update(contactMessageRows)
      .set({ answered: false })
      .where(eq(contactMessageRows.id, message))
      .returning({ notified: notifyRecordChange('contact-messages', sql`${contactMessageRows.id}`) })
  return true
}
