import { isOpen } from '@dvor/booking/reservation/states.ts'
import {
  useActionData,
  useLoaderData,
  useSearchParams,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { isNewOrder } from '../../features/reservation/arrival/is-new-order.ts'
import { leadToUnit, loadReservation } from '../../features/reservation/load-reservation.ts'
import { LostLink } from '../../features/reservation/lost-link.tsx'
import { actOnReservation } from '../../features/reservation/reservation-actions.ts'
import { ReservationPage } from '../../features/reservation/reservation-page.tsx'
import { useReservationWords } from '../../features/reservation/texts/reservation-texts.ts'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { reservationWords } from '@dvor/texts/areas.ts'

export const loader = async ({ context, params, request }: LoaderFunctionArgs) => {
  const { slug = '' } = params
  const isNew = isNewOrder(new URL(request.url).searchParams)
  const loaded = await loadReservation(context, slug, request, isNew)
  if (!loaded.data.detail) await leadToUnit(context, slug)
  return loaded
}

export const action = async ({ context, params, request }: ActionFunctionArgs) =>
  actOnReservation(context, params.slug ?? '', await request.formData())

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const { page, unknown } = reservationWords[languageOf(matches)]
  return pageMeta(matches, {
    title: loaderData?.detail ? page.title : unknown.title,
    // Search engines and previews must not see the token.
    path: '/rezervacia',
    description: page.description,
    noindex: true,
  })
}

export default function ReservationDetailPage() {
  const { detail, ...view } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const [params] = useSearchParams()
  const { unknown } = useReservationWords()
  if (!detail) return <LostLink answer={answer} intro={unknown} />
  const outcome = isNewOrder(params) && isOpen(detail.state) ? 'ordered' : null
  return <ReservationPage {...view} {...{ detail, answer, outcome }} />
}
