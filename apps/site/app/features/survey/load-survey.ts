import { administratorForms } from '@dvor/contract/collections/settings/administrator-forms.ts'
import type { SurveyView } from '@dvor/contract/guests/surveys.ts'
import { id as surveyId } from '@dvor/contract/values/values.ts'
import { data, type RouterContextProvider } from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import { valueOrNone } from '../../core/client/behind-link.ts'

/** The owner's words around the survey, if any. */
export interface FormWords {
  title: string
  intro: string | null
  success_text: string | null
  consent_text: string | null
}

/** Data of the page behind `/spatna-vazba/{id}`; without a survey the link is unknown. */
export interface SurveyPageData {
  survey: SurveyView | null
  form: FormWords | null
}

/** Loads a guest's survey by the key in the link. */
export async function loadSurvey(context: Readonly<RouterContextProvider>, id: string) {
  const client = apiOf(context)
  const [survey, forms] = await Promise.all([
    findSurvey(context, id),
    client.resource(administratorForms).list({ key: 'survey' }),
  ])
  const view: SurveyPageData = {
    survey,
    form: forms?.[0] ?? null,
  }
  return data(view, { status: survey ? 200 : 404 })
}

async function findSurvey(context: Readonly<RouterContextProvider>, id: string): Promise<SurveyView | null> {
  if (!surveyId.safeParse(id).success) return null
  return valueOrNone(await apiOf(context).surveys.attempt.read(id))
}
