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
import { JoinPage } from '../../features/waiting-list/join-page.tsx'
import { loadJoin } from '../../features/waiting-list/load-join.ts'
import { refusedJoin, sendJoin } from '../../features/waiting-list/send-join.ts'
import { waitingWords } from '../../features/waiting-list/waiting-words.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadJoin(context, new URL(request.url))

export const action = async ({ context, request }: ActionFunctionArgs) =>
  sendJoin(context, await request.formData())

/** Keeps the page with everything typed when the connection is lost. */
export const clientAction = async ({ request, serverAction }: ClientActionFunctionArgs) => {
  const form = await request.clone().formData()
  try {
    return await serverAction<typeof action>()
  } catch (error) {
    if (error instanceof Response) throw error
    return data(refusedJoin(form, 'unavailable'), { status: 503 })
  }
}

export const meta = ({ matches }: MetaArgs) => {
  const { title, intro } = waitingWords[languageOf(matches)].join
  return pageMeta(matches, { title, path: '/poradovnik', description: intro, noindex: true })
}

export default function WaitingListPage() {
  const form = useLoaderData<typeof loader>()
  const answer = useActionData<typeof clientAction>()
  return <JoinPage data={form} answer={answer} />
}
