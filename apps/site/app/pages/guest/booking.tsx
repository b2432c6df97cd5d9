import {
  useLoaderData,
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { differInComparison } from '../../features/booking/compare/compare-address.ts'
import { BookingFlow } from '../../features/booking/booking-flow.tsx'
import { loadFlow } from '../../features/booking/flow/load-flow.ts'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { bookingTexts } from '@dvor/texts/areas.ts'

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFlow(context, new URL(request.url))

/** Rooms seen side by side are those of the results: nothing is searched again. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) => defaultShouldRevalidate && !differInComparison(currentUrl, nextUrl)

export const meta = ({ matches, location }: MetaArgs) => {
  const { title, description } = bookingTexts[languageOf(matches)].page
  return pageMeta(matches, { title, path: '/rezervacia', description, noindex: location.search !== '' })
}

export default function BookingPage() {
  return <BookingFlow flow={useLoaderData<typeof loader>()} />
}
