import { surveyAnswers as declaration } from '@dvor/contract/collections/messages/survey-answers.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { surveyAnswerRows } from '../db/schema/booking/surveys.ts'

export const surveyAnswers = onServer(declaration, surveyAnswerRows, {
  access: { read: adminsOnly, write: admin },
})
