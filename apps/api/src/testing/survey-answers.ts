import type { SurveyReplyInput, SurveyView } from '@dvor/contract/guests/surveys.ts'
import { seedQuestions, type QuestionName } from '../seed/survey-questions.ts'
import type { Answer, TestApi } from './test-api.ts'

export async function seeSurvey(api: TestApi, id: string): Promise<SurveyView> {
  const answer = await api.call('GET', `/surveys/${id}`)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as SurveyView
}

/** A reply to the property's own questions by their names; the rest is left empty. */
export async function replyTo(
  api: TestApi,
  id: string,
  given: Partial<Record<QuestionName, string>> = { whole: '5', again: 'Áno' },
  publish_consent = false,
): Promise<SurveyReplyInput> {
  const { survey_questions } = await seeSurvey(api, id)
  const texts = new Map(survey_questions.map((question) => [question.text, question.id]))
  const survey_answers = Object.entries(given).map(([name, value]) => {
    const { text, text_en } = seedQuestions[name as QuestionName]
    return { survey_question: texts.get(text) ?? texts.get(text_en) ?? '', value }
  })
  return { survey_answers, publish_consent }
}

export const answer = async (
  api: TestApi,
  id: string,
  given?: Partial<Record<QuestionName, string>>,
  publish_consent = false,
): Promise<Answer> =>
  api.call('PUT', `/surveys/${id}`, { body: await replyTo(api, id, given, publish_consent) })
