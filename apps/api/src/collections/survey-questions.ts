import { surveyQuestions as declaration } from '@dvor/contract/collections/messages/survey-questions.ts'
import { admin, adminsOnly } from '../crud/access.ts'
import { onServer } from '../crud/define.ts'
import { checkQuestion } from '../features/surveys/check-question.ts'
import { surveyQuestionRows } from '../features/surveys/table.ts'

/** Guests read their questions with their survey; only the owner reads the list. */
export const surveyQuestions = onServer(declaration, surveyQuestionRows, {
  access: { read: adminsOnly, write: admin },
  hooks: { beforeWrite: checkQuestion },
})
