import { useActionData, type ActionFunctionArgs, type MetaArgs } from 'react-router'
import { LostLink } from '../../features/reservation/lost-link.tsx'
import { resendLink } from '../../features/reservation/resend-link.ts'
import { useReservationWords } from '../../features/reservation/texts/reservation-texts.ts'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { reservationWords } from '@dvor/texts/areas.ts'

export const action = async ({ context, request }: ActionFunctionArgs) =>
  resendLink(context, await request.formData())

export const meta = ({ matches }: MetaArgs) => {
  const { title, description } = reservationWords[languageOf(matches)].lookup
  return pageMeta(matches, { title, description, path: '/moja-rezervacia', noindex: true })
}

export default function ReservationLookupPage() {
  const { lookup } = useReservationWords()
  return <LostLink answer={useActionData<typeof action>()} intro={lookup} />
}
