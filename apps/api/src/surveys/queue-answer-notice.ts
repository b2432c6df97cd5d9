import type { Db } from '../db/database.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import type { Services } from '../platform/services.ts'
import type { NewAnswer, Survey } from './queries.ts'

/** Writes the notice about an answered survey to the recipients of its form, once for each; replies go to the guest. */
export async function queueAnswerNotice(
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
