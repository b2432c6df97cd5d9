import { inTransaction, type Db } from '../db/database.ts'
import type { Services } from '../platform/services.ts'
import { readEmailFacts } from '../messaging/queries.ts'
import { queueEmails } from '../messaging/queue-email.ts'
import { guestEmail } from '../reservations/emails/email-requests.ts'
import { subjectOf } from '../reservations/emails/email-subject.ts'
import { findReservation } from '../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../reservations/queries/stay-queries.ts'
import { refused } from './describe-parties.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import { documentFileName } from './keep-document.ts'
import { findInvoice } from './document-queries.ts'

/**
 * Sends a document to the reservation's guest, a part to its own payer, at each call. @throws ApiError `not_found`, `document_refused` where
 * they have no address or the property does not send this text
 */
export async function sendDocument(
  db: Db,
  id: string,
  services: Pick<Services, 'publicUrl' | 'clock'>,
): Promise<{ to: string }> {
  const row = await findInvoice(db, id)
  const { language, kind, number } = row
  const filename = `${documentFileName(row)}.pdf`
  return inTransaction(db, async (tx) => {
    const property = await readEmailFacts(tx, ['document_sent'])
    const reservation = await findReservation(tx, { id: row.reservation })
    const stays = (await listStayViews(tx, [reservation.id])).get(reservation.id) ?? []
    const subject = subjectOf(reservation, stays, property.settings, services)
    const document = `${documentWords[language].titles[kind]} ${number}`
    const toGuest = guestEmail(subject, 'document_sent', { document })
    const request = toGuest && row.content.is_part ? { ...toGuest, to: row.content.buyer.email } : toGuest
    if (!request?.to) throw refused('no_address', 'The guest left no e-mail address')
    const attachments = [{ kind: 'document', filename, document: row.id } as const]
    const [queued] = await queueEmails(tx, property, [{ ...request, to: request.to, attachments }])
    if (!queued) throw refused('no_address', 'This e-mail is switched off')
    return { to: request.to }
  })
}
