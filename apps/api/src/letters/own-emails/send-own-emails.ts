import { isReminderDue, reminderDays } from '@dvor/booking/messages/reminders.ts'
import { inTransaction, type Db } from '../../db/database.ts'
import { ownEmailRows } from '../../db/schema/messages/own-emails.ts'
import { letterTexts } from '../../messaging/queries.ts'
import { queueEmails } from '../../messaging/queue-email.ts'
import type { Services } from '../../platform/services.ts'
import { guestEmail } from '../../reservations/emails/email-requests.ts'
import { readSubject } from '../../reservations/emails/queue-notices.ts'
import { lockReservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { letterKey } from '../letter-request.ts'
import {
  isSentByItself,
  listCandidates,
  ownEvent,
  planOf,
  type OwnEmail,
  type SentByItself,
} from './due-queries.ts'

type Needs = BookingServices & Pick<Services, 'log'>

/**
 * Writes the own e-mails that are due, each once for each reservation that fits, at most two days late. A failing one
 * is tried again by the next run and does not hold up the others.
 */
export async function sendOwnEmails(db: Db, services: Needs): Promise<void> {
  const now = services.clock.now()
  for (const own of (await db.select().from(ownEmailRows)).filter(isSentByItself)) {
    const plan = planOf(own)
    const candidates = await listCandidates(db, own, reminderDays(plan, now))
    for (const { reservation } of candidates.filter(({ about }) => isReminderDue(plan, about, now)))
      try {
        await inTransaction(db, (tx) => sendOne(tx, own, reservation, services))
      } catch (error) {
        services.log.error({ err: error, own: own.id, reservation }, 'an own e-mail was not written')
      }
  }
}

/** Checks the locked reservation again, because it may have been cancelled or paid in between. */
async function sendOne(db: Db, own: SentByItself, id: string, services: BookingServices): Promise<void> {
  await lockReservation(db, { id })
  const now = services.clock.now()
  const plan = planOf(own)
  const [candidate] = await listCandidates(db, own, { ...reminderDays(plan, now), only: id })
  if (!candidate || !isReminderDue(plan, candidate.about, now)) return
  await queueOwnEmail(db, own, id, services)
}

/** Writes an own e-mail about a reservation into the outbox, once. */
export async function queueOwnEmail(
  db: Db,
  own: OwnEmail,
  id: string,
  services: BookingServices,
): Promise<void> {
  const { property, subject } = await readSubject(db, id, [letterKey], services)
  const request = guestEmail(subject, letterKey, {}, ownEvent(own.id, id))
  const texts = new Map([[letterKey, letterTexts(own)]])
  if (request) await queueEmails(db, { ...property, texts }, [request])
}
