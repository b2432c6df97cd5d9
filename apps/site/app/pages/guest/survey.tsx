import { lostSurvey, surveyWords } from '@dvor/texts/areas.ts'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { keepTyped } from '../../core/forms/keep-typed.ts'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { loadSurvey } from '../../features/survey/load-survey.ts'
import { notSent, sendAnswers } from '../../features/survey/send-answers.ts'
import { SurveyPage } from '../../features/survey/survey-page.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadSurvey(context, params.id ?? '')

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  sendAnswers(context, params.id ?? '', await request.formData())

const sendOrKeep = keepTyped(notSent)

export const clientAction = (call: ClientActionFunctionArgs) => sendOrKeep<typeof action>(call)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const language = languageOf(matches)
  const words = surveyWords[loaderData?.survey?.language ?? language]
  return pageMeta(matches, {
    title: loaderData?.survey ? words.title : lostSurvey[language].title,
    // Search engines and previews must not see the key of the link.
    path: '/',
    description: words.intro,
    noindex: true,
  })
}

export default function SurveyRoute() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return <SurveyPage {...view} answer={answer} />
}
