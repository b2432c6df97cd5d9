import { surveyQuestions as declaration } from '@dvor/contract/collections/messages/survey-questions.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { checkQuestion } from '../features/surveys/check-question.ts'
import { surveyQuestionRows } from '../features/surveys/table.ts'

/** Guests get their questions with their survey; the list is the owner's. */
export const surveyQuestions = onServer(declaration, surveyQuestionRows, {
  access: { read: adminsOnly, write: admin },
  hooks: { beforeWrite: checkQuestion },
})
