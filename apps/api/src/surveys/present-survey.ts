import type { SurveyQuestionView, SurveyView } from '@dvor/contract/guests/surveys.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Db } from '../db/database.ts'
import { isSurveyOpen } from './answer-survey.ts'
import { listActiveQuestions, type Question, type Survey } from './queries.ts'

/** A survey for its guest: the questions, and a first name for the greeting. */
export async function presentSurvey(db: Db, survey: Survey): Promise<SurveyView> {
  const { id, first_name, language, done } = survey
  const questions = done ? [] : await listActiveQuestions(db)
  const survey_questions = questions.map((question) => presentQuestion(question, language))
  return { id, first_name, language, done, open: await isSurveyOpen(db), survey_questions }
}

/** In the guest's language where the owner has translated it; the answers are Slovak in any case. */
function presentQuestion(question: Question, language: Language): SurveyQuestionView {
  const { id, kind, required, on_site, options } = question
  const inEnglish = language === 'en'
  const labels = (inEnglish && question.options_en) || []
  return {
    id,
    kind,
    required,
    on_site,
    text: (inEnglish && question.text_en) || question.text,
    options: (options ?? []).map((value, index) => ({ value, label: labels[index] ?? value })),
  }
}
