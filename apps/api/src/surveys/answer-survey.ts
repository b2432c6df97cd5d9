import type { SurveyReply } from '@dvor/contract/guests/surveys.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import { ipKeyOf, type Actor } from '../platform/actor.ts'
import { announceContentChange } from '../platform/changes/content-changes.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError } from '../platform/errors.ts'
import { limitAttempts } from '../platform/http/rate-limit.ts'
import type { Services } from '../platform/services.ts'
import { findForm } from '../enquiries/queries.ts'
import { recordChange } from '../history/queries.ts'
import { checkAnswers } from './check-answers.ts'
import {
  insertAnswers,
  listActiveQuestions,
  lockSurvey,
  updateSurvey,
  type Survey,
  type NewAnswer,
} from './queries.ts'

/**
 * Stores a guest's reply, once. The owner gets a badge and the form's recipients a notice; the public pages show the answers that the guest agreed to
 * publish. @throws ApiError `not_found`, `conflict` (answered already), `not_available` (closed), `invalid`,
 * `rate_limited`
 */
export async function answerSurvey(
  db: Db,
  actor: Actor,
  id: string,
  reply: SurveyReply,
  services: Pick<Services, 'clock' | 'publicUrl'>,
): Promise<Survey> {
  const { clock } = services
  await limitAttempts(db, 'survey', { ip: ipKeyOf(actor) }, clock)
  return inTransaction(db, async (tx) => {
    const survey = await lockSurvey(tx, id)
    if (survey.done) throw new ApiError('conflict', 'This survey was answered already')
    const form = await findForm(tx, 'survey')
    if (!form?.active) throw new ApiError('not_available', 'No answers are taken now')
    const now = clock.now()
    const answers = checkAnswers(await listActiveQuestions(tx), reply.survey_answers)
    await insertAnswers(tx, id, answers, now)
    const { publish_consent } = reply
    const changes = { done: true, done_at: now.toISOString(), is_new: true, publish_consent }
    const answered = await updateSurvey(tx, id, changes, now)
    await queueAnswerNotice(tx, answered, answers, form.recipients, services)
    await recordChange(tx, actor, { collection: 'surveys', recordId: id, action: 'answer', after: changes })
    await announceContentChange(tx, 'surveys')
    return answered
  })
}

/** Writes the notice about an answered survey to the recipients of its form, once for each; replies go to the guest. */
async function queueAnswerNotice(
  db: Db,
  { id, reservation, guest_name, email }: Survey,
  answers: readonly NewAnswer[],
  recipients: readonly string[],
  { publicUrl }: Pick<Services, 'publicUrl'>,
): Promise<void> {
  const variables = {
    guest_name: guest_name ?? '–',
    answers: answers.map(({ question_text, value }) => `${question_text} ${value}`).join('\n'),
    admin_url: `${publicUrl}/survey-requests/${id}`,
  }
  for (const to of recipients)
    await queueEmail(db, {
      key: 'owner_survey_answered',
      to,
      language: 'sk',
      variables,
      event_key: `survey:${id}:owner:${to}`,
      ...(reservation && { reservation }),
      ...(email && { replyTo: email }),
    })
}

/** Whether surveys are open: the form of that name is on. */
export async function isSurveyOpen(db: Db): Promise<boolean> {
  return (await findForm(db, 'survey'))?.active ?? false
}

/** Whether surveys are sent: they are open and have a question. */
export async function isSurveyAsked(db: Db): Promise<boolean> {
  return (await isSurveyOpen(db)) && (await listActiveQuestions(db)).length > 0
}
