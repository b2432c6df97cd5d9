import { can } from '@dvor/contract/accounts/roles.ts'
import type { letterQuery } from '@dvor/contract/messages/letters.ts'
import type { Language } from '@dvor/format/languages.ts'
import { roomReadyWords } from '@dvor/texts/areas.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { ownEmailRows } from '../db/schema/messages/own-emails.ts'
import { plainText } from '../messaging/rendering/plain-text.ts'
import { textIssues } from '../messaging/rendering/text-issues.ts'
import { findTextsById, letterTexts, type EmailFacts, type EmailTexts } from '../messaging/queries.ts'
import { fillTexts, textsIn, type Filling } from '../messaging/rendering/render-email.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import type { Actor } from '../platform/actor.ts'
import type { Db } from '../db/database.ts'
import { invalid } from '../platform/errors.ts'
import type { Subject } from '../reservations/emails/email-subject.ts'
import { reservationFlags, reservationVariables } from '../reservations/emails/email-variables.ts'

/** Kind of the e-mails that people write to the guest of a reservation. */
export const letterKey = 'guest_letter'

/** The values of a reservation for its letters, in the guest's language. */
export const fillingOf = (subject: Subject): Filling => ({
  language: subject.reservation.language,
  variables: reservationVariables(subject, subject.reservation.language),
  sections: reservationFlags(subject),
})

/** The property's texts of a letter; every installation has them (`fillEmailTexts`). */
export function letterTextsOf(property: EmailFacts): EmailTexts {
  const texts = property.texts.get(letterKey)
  if (!texts) throw new Error('the texts of a letter are missing')
  return texts
}

/**
 * The text with which a letter begins: the property's, an own one, or that which tells that the room is ready. Variables are filled in for those who may see
 * money, because they may name sums; for others they stay, and the sending fills them in.
 * @throws ApiError `invalid` for an unknown own text
 */
export async function beginningOf(
  db: Db,
  actor: Actor,
  { property, subject }: { property: EmailFacts; subject: Subject },
  { template, purpose }: z.output<typeof letterQuery>,
) {
  const texts = await textsFor(db, property, subject.reservation.language, template ?? purpose)
  if (!texts || texts.key !== letterKey) throw invalid([{ path: 'template', code: 'not_found' }])
  const filling = fillingOf(subject)
  return can(actor, 'money.read')
    ? fillTexts(texts, property.settings, filling)
    : textsIn(texts, filling.language)
}

async function textsFor(db: Db, property: EmailFacts, language: Language, begins: string | undefined) {
  const usual = letterTextsOf(property)
  if (begins === undefined) return usual
  if (begins !== 'room_ready') return findTextsById(db, begins)
  const [own] = await db.select().from(ownEmailRows).where(eq(ownEmailRows.trigger, begins)).limit(1)
  return own ? letterTexts(own) : { ...usual, ...roomReadyWords[language], translations: {} }
}

/** Typed texts, cleaned and checked by the rules of the property's own. @throws ApiError `invalid` */
export async function typedTexts(
  texts: EmailTexts,
  typed: { subject: string; body: string },
): Promise<EmailTexts> {
  const body = await cleanHtml(typed.body)
  const draft = { subject: typed.subject, body }
  const issues = textIssues(letterKey, draft)
  if (issues.length > 0) throw invalid(issues)
  if (plainText(body).trim() === '') throw invalid([{ path: 'body', code: 'required' }])
  return { ...texts, ...draft, translations: {} }
}
