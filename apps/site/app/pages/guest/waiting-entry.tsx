import { entryWords, waitingWords } from '@dvor/texts/areas.ts'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { EntryPage } from '../../features/waiting-list/entry-page.tsx'
import { leaveList, loadEntry } from '../../features/waiting-list/load-entry.ts'

export const loader = ({ context, params }: LoaderFunctionArgs) => loadEntry(context, params.token ?? '')

export const action = ({ context, params }: ActionFunctionArgs) => leaveList(context, params.token ?? '')

export const meta = ({ matches }: MetaArgs<typeof loader>) => {
  const language = languageOf(matches)
  // Search engines and previews must not see the token.
  return pageMeta(matches, {
    title: entryWords[language].entry.title,
    path: '/poradovnik',
    description: waitingWords[language].join.intro,
    noindex: true,
  })
}

export default function WaitingEntryPage() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  return <EntryPage {...view} problem={answer?.problem} />
}
