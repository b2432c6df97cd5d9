import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { loadSurvey } from '../../features/survey/load-survey.ts'
import { notSent, sendAnswers } from '../../features/survey/send-answers.ts'
import { SurveyPage } from '../../features/survey/survey-page.tsx'
import { lostSurvey, surveyWords } from '../../features/survey/survey-texts.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadSurvey(context, params.id ?? '')

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  sendAnswers(context, params.id ?? '', await request.formData())

/** A lost connection must not take what was typed with it: the page stays and says so. */
export const clientAction = async ({ request, serverAction }: ClientActionFunctionArgs) => {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof Response) throw error
    // As a failure, so that nothing is loaded anew while there is no connection.
    return data(notSent(form), { status: 503 })
  }
}

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const language = languageOf(matches)
  const words = surveyWords[loaderData?.survey?.language ?? language]
  return pageMeta(matches, {
    title: loaderData?.survey ? words.title : lostSurvey[language].title,
    // The key of a link must not stand in what search engines and previews read.
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
