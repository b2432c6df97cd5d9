import { can } from '@dvor/contract/accounts/roles.ts'
import { letterBytes, type LetterRequest } from '@dvor/contract/messages/letters.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Attachment } from '../db/schema/messages/email-content.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'
import { documentFileName } from '../documents/keep-document.ts'
import { recordChange } from '../history/queries.ts'
import { giveFiles, lockWaitingFiles } from '../messaging/email-files.ts'
import { queueEmails } from '../messaging/queue-email.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { ApiError, forbidden, invalid } from '../platform/errors.ts'
import { readSubject } from '../reservations/emails/queue-notices.ts'
import { guestEmail } from '../reservations/emails/email-requests.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { letterKey, letterTextsOf, typedTexts } from './letter-request.ts'

/**
 * Writes a letter to the guest of a reservation into the outbox, in the caller's transaction. @returns its id
 * @throws ApiError `not_found`, `invalid` (no address, texts, attachments), `file_too_large`, `conflict`
 */
export async function sendLetter(
  db: Db,
  actor: Actor,
  reservation: string,
  letter: LetterRequest,
  services: BookingServices,
): Promise<string> {
  const { property, subject } = await readSubject(db, reservation, [letterKey], services)
  const request = guestEmail(subject, letterKey, {})
  if (!request) throw invalid([{ path: 'email', code: 'required' }])
  const texts = new Map([[letterKey, await typedTexts(letterTextsOf(property), letter)]])
  const attachments = [
    ...(await documentsOf(db, actor, reservation, letter.documents)),
    ...(await filesOf(db, letter.files)),
  ]
  const answer = { author: actorName(actor) }
  const [id] = await queueEmails(db, { ...property, texts }, [{ ...request, attachments, answer }])
  if (!id) throw new ApiError('conflict', 'The e-mail guest_letter is switched off')
  await giveFiles(db, letter.files, id)
  await recordChange(db, actor, { collection: 'reservations', recordId: reservation, action: 'letter' })
  return id
}

async function documentsOf(
  db: Db,
  actor: Actor,
  reservation: string,
  ids: readonly string[],
): Promise<Attachment[]> {
  if (ids.length === 0) return []
  if (!can(actor, 'documents.read')) throw forbidden()
  const rows = await db
    .select()
    .from(invoiceRows)
    .where(and(eq(invoiceRows.reservation, reservation), inArray(invoiceRows.id, [...ids])))
  if (rows.length !== new Set(ids).size) throw invalid([{ path: 'documents', code: 'not_found' }])
  return rows.map((row) => ({
    kind: 'document',
    filename: `${documentFileName(row)}.pdf`,
    document: row.id,
  }))
}

async function filesOf(db: Db, ids: readonly string[]): Promise<Attachment[]> {
  if (ids.length === 0) return []
  const files = await lockWaitingFiles(db, ids)
  if (files.length !== ids.length) throw invalid([{ path: 'files', code: 'not_found' }])
  if (files.reduce((sum, { size }) => sum + size, 0) > letterBytes)
    throw new ApiError('file_too_large', 'The files of a letter may have 20 MB in all')
  return files.map(({ id, name }) => ({ kind: 'file', filename: name, file: id }))
}
