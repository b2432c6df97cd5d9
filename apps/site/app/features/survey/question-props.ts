import type { SurveyQuestionView } from '@dvor/contract/guests/surveys.ts'

/** One question of the survey with its answer so far. */
export interface QuestionProps {
  question: SurveyQuestionView
  /** The earlier answer, when the page comes back. */
  value: string | undefined
  /** Error of the answer. */
  error: string | undefined
}

/** The id that the summary of errors links to: the first control of the question. */
export const fieldId = (question: string): string => `otazka-${question}`
