import { isOff } from '@dvor/booking/reservation/states.ts'
import type { lettersInput, LetterVerdict } from '@dvor/contract/messages/letters.ts'
import { eq, inArray } from 'drizzle-orm'
import type { z } from 'zod'
import { guestRows } from '../db/schema/reservations/guests.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import type { Db } from '../db/database.ts'
import { recordChange } from '../history/queries.ts'
import { findTextsById, type EmailTexts } from '../messaging/queries.ts'
import { queueEmails } from '../messaging/queue-email.ts'
import { actorName, type Actor } from '../platform/actor.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { guestEmail } from '../reservations/emails/email-requests.ts'
import { readSubject } from '../reservations/emails/queue-notices.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { letterKey } from './letter-request.ts'

/**
 * Writes an own text into the outbox for each guest who can get it, in the caller's transaction: all or none.
 * @returns in the order of the ids who gets it, or in a dry run would, and why the others do not
 * @throws ApiError `invalid` for an unknown text, `conflict` while letters are switched off
 */
export async function sendLetters(
  db: Db,
  actor: Actor,
  { ids, template }: z.output<typeof lettersInput>,
  services: BookingServices,
  dryRun: boolean,
): Promise<LetterVerdict[]> {
  const texts = await findTextsById(db, template)
  if (texts?.key !== letterKey) throw invalid([{ path: 'template', code: 'not_found' }])
  const verdicts = await listVerdicts(db, [...new Set(ids)])
  if (dryRun) return verdicts
  for (const { id, refusal } of verdicts) if (refusal === null) await sendOne(db, actor, id, texts, services)
  return verdicts
}

async function listVerdicts(db: Db, ids: readonly string[]): Promise<LetterVerdict[]> {
  const { id, number, state, guest_email } = reservations
  const rows = await db
    .select({ id, number, state, guest_email, isUnwanted: guestRows.not_again })
    .from(reservations)
    .leftJoin(guestRows, eq(guestRows.id, reservations.guest))
    .where(inArray(id, [...ids]))
  return ids.map((one) => {
    const row = rows.find((found) => found.id === one)
    return { id: one, refusal: row ? refusalOf(row) : 'not_found' }
  })
}

interface Recipient {
  number: string | null
  state: Parameters<typeof isOff>[0]
  guest_email: string | null
  isUnwanted: boolean | null
}

function refusalOf({ number, state, guest_email, isUnwanted }: Recipient): LetterVerdict['refusal'] {
  if (number === null || isOff(state)) return 'given_up'
  if (isUnwanted) return 'not_again'
  return guest_email ? null : 'no_address'
}

async function sendOne(
  db: Db,
  actor: Actor,
  id: string,
  texts: EmailTexts,
  services: BookingServices,
): Promise<void> {
  const { property, subject } = await readSubject(db, id, [letterKey], services)
  const request = guestEmail(subject, letterKey, {})
  if (!request) return
  const own = { ...property, texts: new Map([[letterKey, texts]]) }
  const [sent] = await queueEmails(db, own, [{ ...request, answer: { author: actorName(actor) } }])
  if (!sent) throw new ApiError('conflict', 'This text is switched off')
  await recordChange(db, actor, { collection: 'reservations', recordId: id, action: 'letter' })
}
