import { waitingWords } from '@dvor/texts/areas.ts'
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
import { JoinPage } from '../../features/waiting-list/join-page.tsx'
import { loadJoin } from '../../features/waiting-list/load-join.ts'
import { sendJoin, type JoinAnswer } from '../../features/waiting-list/send-join.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadJoin(context, new URL(request.url))

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendJoin(context, await request.formData())

const sendOrKeep = keepTyped((form): JoinAnswer => refusedForm(form, 'unavailable'))

export const clientAction = (call: ClientActionFunctionArgs) => sendOrKeep<typeof action>(call)

export const meta = ({ matches }: MetaArgs) => {
  const { title, intro } = waitingWords[languageOf(matches)].join
  return pageMeta(matches, { title, path: '/poradovnik', description: intro, noindex: true })
}

export default function WaitingListPage() {
  const form = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return <JoinPage data={form} answer={answer} />
}
