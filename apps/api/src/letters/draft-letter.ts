import type { LetterDraft, letterQuery } from '@dvor/contract/messages/letters.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { ownEmailRows } from '../db/schema/messages/own-emails.ts'
import { invoiceRows } from '../db/schema/reservations/invoices.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { renderEmail, type Rendered } from '../messaging/rendering/render-email.ts'
import { readSubject } from '../reservations/emails/queue-notices.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { listAnswerFacts } from './answer-facts.ts'
import { beginningOf, fillingOf, letterKey, letterTextsOf, typedTexts } from './letter-request.ts'

/** The beginning of a letter to the guest of a reservation. @throws ApiError `not_found`, `invalid` */
export async function draftLetter(
  db: Db,
  actor: Actor,
  { id, ...begins }: { id: string } & z.output<typeof letterQuery>,
  services: BookingServices,
): Promise<LetterDraft> {
  const about = await readSubject(db, id, [letterKey], services)
  const { guest_email, language } = about.subject.reservation
  return {
    to: guest_email,
    language,
    ...(await beginningOf(db, actor, about, begins)),
    templates: await listTemplates(db),
    documents: await listDocuments(db, id),
    facts: await listAnswerFacts(db, actor, about.subject),
  }
}

const listTemplates = (db: Db) =>
  db
    .select({ id: ownEmailRows.id, title: ownEmailRows.title })
    .from(ownEmailRows)
    .orderBy(asc(ownEmailRows.title), asc(ownEmailRows.id))

async function listDocuments(db: Db, reservation: string) {
  const { id, kind, number } = invoiceRows
  const rows = await db
    .select({ id, kind, number })
    .from(invoiceRows)
    .where(eq(invoiceRows.reservation, reservation))
    .orderBy(asc(invoiceRows.id))
  return rows.map((row) => ({ id: row.id, title: `${documentWords.sk.titles[row.kind]} ${row.number}` }))
}

/** A letter as the guest will see it. @throws ApiError `not_found`, `invalid` */
export async function previewLetter(
  db: Db,
  id: string,
  typed: { subject: string; body: string },
  services: BookingServices,
): Promise<Rendered> {
  const { property, subject } = await readSubject(db, id, [letterKey], services)
  const texts = await typedTexts(letterTextsOf(property), typed)
  return renderEmail(texts, property.settings, fillingOf(subject))
}
