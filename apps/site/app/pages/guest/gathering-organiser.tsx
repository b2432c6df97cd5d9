import { gatheringPaths } from '@dvor/contract/reservations/gatherings.ts'
import { organiserWords, requestWords } from '@dvor/texts/areas.ts'
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
import { actOnGathering, loadOrganised, unreachedAct } from '../../features/gatherings/load-organised.ts'
import { OrganiserPage } from '../../features/gatherings/organiser-page.tsx'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadOrganised(context, params.token ?? '')

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  actOnGathering(context, params.token ?? '', await request.formData())

const actOrKeep = keepTyped(unreachedAct)

export const clientAction = (call: ClientActionFunctionArgs) => actOrKeep<typeof action>(call)

export const meta = ({ matches }: MetaArgs) => {
  const language = languageOf(matches)
  // Search engines and previews must not see the secret.
  return pageMeta(matches, {
    title: organiserWords[language].title,
    path: gatheringPaths.shared,
    description: requestWords[language].intro,
    noindex: true,
  })
}

export default function GatheringOrganiserPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return <OrganiserPage {...view} refused={answer} />
}
