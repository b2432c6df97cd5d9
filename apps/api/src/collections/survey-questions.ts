import { surveyQuestions as declaration } from '@dvor/contract/collections/messages/survey-questions.ts'
import { onServer } from '../crud/define.ts'
import { checkQuestion } from '../surveys/check-question.ts'
import { surveyQuestionRows } from '../db/schema/messages/surveys.ts'

/** Guests read their questions with their survey; only the owner reads the list. */
export const surveyQuestions = onServer(declaration, surveyQuestionRows, {
  hooks: { beforeWrite: checkQuestion },
})
