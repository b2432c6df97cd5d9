import { gatheringPaths } from '@dvor/contract/reservations/gatherings.ts'
import { requestWords } from '@dvor/texts/areas.ts'
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
import { refusedForm } from '../../features/enquiry/send-form.ts'
import { loadRequest } from '../../features/gatherings/load-request.ts'
import { RequestPage } from '../../features/gatherings/request-page.tsx'
import { sendRequest, type RequestAnswer } from '../../features/gatherings/send-request.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadRequest(context, new URL(request.url))

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendRequest(context, await request.formData())

const sendOrKeep = keepTyped((form): RequestAnswer => refusedForm(form, 'unavailable'))

export const clientAction = (call: ClientActionFunctionArgs) => sendOrKeep<typeof action>(call)

export const meta = ({ matches }: MetaArgs) => {
  const { title, intro } = requestWords[languageOf(matches)]
  return pageMeta(matches, { title, path: gatheringPaths.shared, description: intro, noindex: true })
}

export default function GatheringRequestPage() {
  const form = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return <RequestPage data={form} answer={answer} />
}
