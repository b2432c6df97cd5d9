import { and, isNotNull, lt, not, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { lostItemRows } from '../../db/schema/housekeeping/tasks.ts'
import { contactMessageRows } from '../../db/schema/messages/contact-messages.ts'
import { emailFileRows } from '../../db/schema/messages/email-files.ts'
import { incomingEmailRows } from '../../db/schema/messages/incoming-emails.ts'
import { outgoingEmailRows } from '../../db/schema/messages/outgoing-emails.ts'
import { surveyAnswerRows, surveyQuestionRows, surveyRows } from '../../db/schema/messages/surveys.ts'
import { gatheringRows } from '../../db/schema/reservations/gatherings.ts'
import { waitingListRows } from '../../db/schema/reservations/waiting-list.ts'
import { hallDemandRows } from '../../db/schema/services/hall-demands.ts'
import { announceContentChange } from '../../platform/changes/content-changes.ts'
import { anyOf, unsent } from '../conditions.ts'
import { clearHistoryOf, deleteHistoryOf } from '../history-queries.ts'
import type { Limit } from '../limit.ts'

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id)

/** E-mails from before the limit that no sender will send any more. */
export const emailsBefore = ({ moment }: Limit): SQL | undefined =>
  and(lt(outgoingEmailRows.createdAt, moment), not(unsent))

/** Clears recipient and content of e-mails; one that was still to be sent is not sent. */
export async function clearEmails(db: Db, which: SQL | undefined): Promise<number> {
  const cleared = idsOf(
    await db
      .update(outgoingEmailRows)
      .set({
        to: null,
        subject: null,
        body: null,
        body_text: null,
        attachments: [],
        reply_to: null,
        last_error: null,
        bounce: null,
        state: sql`case when ${unsent} then 'superseded' else ${outgoingEmailRows.state} end`,
      })
      .where(and(isNotNull(outgoingEmailRows.to), which))
      .returning({ id: outgoingEmailRows.id }),
  )
  await db.delete(emailFileRows).where(anyOf(emailFileRows.email, cleared))
  return cleared.length
}

/** E-mails that came before the limit. */
export const incomingBefore = ({ moment }: Limit): SQL => lt(incomingEmailRows.received_at, moment)

/** Deletes e-mails that came, with their files and history. @returns their number */
export async function deleteIncoming(db: Db, which: SQL | undefined): Promise<number> {
  const gone = idsOf(await db.delete(incomingEmailRows).where(which).returning({ id: incomingEmailRows.id }))
  await deleteHistoryOf(db, 'incoming-emails', gone)
  return gone.length
}

/** Contact messages that came before the limit. */
export const messagesBefore = ({ moment }: Limit): SQL => lt(contactMessageRows.createdAt, moment)

/** Enquiries about halls that came, and whose event ended, before the limit. */
export const demandsBefore = ({ day, moment }: Limit): SQL | undefined =>
  and(
    lt(hallDemandRows.createdAt, moment),
    lt(sql`coalesce(${hallDemandRows.day_to}, ${hallDemandRows.day_from}, '-infinity')`, day),
  )

/** Entries of the waiting list that came, and whose days ended, before the limit. */
export const waitingBefore = ({ day, moment }: Limit): SQL | undefined =>
  and(lt(waitingListRows.createdAt, moment), lt(waitingListRows.departure, day))

/** Gatherings that were made, and whose days ended, before the limit. */
export const gatheringsBefore = ({ day, moment }: Limit): SQL | undefined =>
  and(lt(gatheringRows.createdAt, moment), lt(gatheringRows.departure, day))

interface Enquiries {
  messages: SQL | undefined
  demands: SQL | undefined
  waiting: SQL | undefined
  gatherings: SQL | undefined
}

/**
 * Deletes messages of the contact form, enquiries about halls, entries of the waiting list and gatherings with their
 * history. @returns the number of records
 */
export async function deleteEnquiries(
  db: Db,
  { messages, demands, waiting, gatherings }: Enquiries,
): Promise<number> {
  const gone = idsOf(
    await db.delete(contactMessageRows).where(messages).returning({ id: contactMessageRows.id }),
  )
  await deleteHistoryOf(db, 'contact-messages', gone)
  const demandIds = idsOf(await db.delete(hallDemandRows).where(demands).returning({ id: hallDemandRows.id }))
  await deleteHistoryOf(db, 'hall-demands', demandIds)
  const waited = idsOf(await db.delete(waitingListRows).where(waiting).returning({ id: waitingListRows.id }))
  await deleteHistoryOf(db, 'waiting-list', waited)
  const gathered = idsOf(await db.delete(gatheringRows).where(gatherings).returning({ id: gatheringRows.id }))
  await deleteHistoryOf(db, 'gatherings', gathered)
  return gone.length + demandIds.length + waited.length + gathered.length
}

/** Clears who fetched things that were found and handed over before the limit. @returns the number of things */
export async function clearFetched(db: Db, { day }: Limit): Promise<number> {
  const { id, handed_to, handed_on, note } = lostItemRows
  const fetched = and(or(isNotNull(handed_to), isNotNull(note)), lt(handed_on, day))
  const ids = idsOf(
    await db.update(lostItemRows).set({ handed_to: null, note: null }).where(fetched).returning({ id }),
  )
  await clearHistoryOf(db, 'lost-items', ids)
  return ids.length
}

/** Surveys that were sent before the limit; unsent ones count from when they were made. */
export const surveysBefore = ({ moment }: Limit): SQL =>
  lt(sql`coalesce(${surveyRows.sent_at}, ${surveyRows.createdAt})`, moment)

/**
 * Clears the guest's name of surveys and deletes the free texts that the guest did not agree to publish; with
 * `published` those that were published, too, because the consent is withdrawn. Ratings and choices stay.
 * @returns the number of surveys
 */
export async function clearSurveys(db: Db, which: SQL | undefined, published: boolean): Promise<number> {
  const texts = db
    .select({ id: surveyQuestionRows.id })
    .from(surveyQuestionRows)
    .where(sql`${surveyQuestionRows.kind} = 'text'`)
  const private_ = published ? undefined : not(surveyRows.publish_consent)
  const hasTexts = sql`exists (select from ${surveyAnswerRows} where ${surveyAnswerRows.survey} = ${surveyRows.id}
    and ${surveyAnswerRows.survey_question} in ${texts})`
  const surveyIds = idsOf(
    await db
      .select({ id: surveyRows.id })
      .from(surveyRows)
      .where(
        and(
          which,
          or(
            isNotNull(surveyRows.guest_name),
            isNotNull(surveyRows.first_name),
            isNotNull(surveyRows.email),
            and(hasTexts, private_),
          ),
        ),
      ),
  )
  if (surveyIds.length === 0) return 0
  await announceContentChange(db, 'surveys')
  const ofThese = anyOf(surveyRows.id, surveyIds)
  const quiet = db.select({ id: surveyRows.id }).from(surveyRows).where(and(ofThese, private_))
  const answers = idsOf(
    await db
      .delete(surveyAnswerRows)
      .where(sql`${surveyAnswerRows.survey} in ${quiet} and ${surveyAnswerRows.survey_question} in ${texts}`)
      .returning({ id: surveyAnswerRows.id }),
  )
  await clearHistoryOf(db, 'survey-answers', answers)
  await db
    .update(surveyRows)
    .set({
      guest_name: null,
      first_name: null,
      email: null,
      // Stays with the words of the guest that it answers.
      owner_answer: sql`case when ${!published} and ${surveyRows.publish_consent} then ${surveyRows.owner_answer} end`,
      ...(published && { publish_consent: false }),
    })
    .where(ofThese)
  await clearHistoryOf(db, 'surveys', surveyIds)
  return surveyIds.length
}
