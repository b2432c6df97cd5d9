import {
  useLoaderData,
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { BookingFlow } from '../booking/booking-flow.tsx'
import { loadFlow } from '../booking/load-flow.ts'
import { readFlowSearch } from '../booking/search-params.ts'
import { bookingTexts } from '../booking/use-texts.ts'
import { releaseHold } from '../booking/use-hold.ts'
import { useLetGo } from '../booking/use-let-go.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import { languageOf, pageMeta } from '../seo/page-meta.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFlow(context, new URL(request.url))

/** Whoever goes back to choosing lets the held rooms go first, or their own hold would show them as taken. */
export const clientLoader = async ({ request, serverLoader }: ClientLoaderFunctionArgs) => {
  if (readFlowSearch(new URL(request.url).searchParams).step === 1) await releaseHold()
  return serverLoader<typeof loader>()
}

export const meta = ({ matches, location }: MetaArgs) => {
  const { title, description } = bookingTexts[languageOf(matches)].page
  return pageMeta(matches, { title, path: '/rezervacia', description, noindex: location.search !== '' })
}

export default function BookingPage() {
  const flow = useLoaderData<typeof loader>()
  useLetGo(flow?.search.step === 1)
  return flow ? <BookingFlow flow={flow} /> : <LoadFailure />
}
