import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { apiOf } from '../../core/client/api.ts'
import type { ContactSettings } from '../../features/reservation/load-reservation.ts'
import { LostLink } from '../../features/reservation/lost-link.tsx'
import { resendLink } from '../../features/reservation/resend-link.ts'
import { reservationWords, useReservationWords } from '../../features/reservation/texts/reservation-texts.ts'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'

export const loader = async ({ context }: LoaderFunctionArgs): Promise<ContactSettings | null> => {
  const settings = await apiOf(context).singleton(globalSettings).read()
  return settings && { email: settings.email, phone: settings.phone }
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  resendLink(context, await request.formData())

export const meta = ({ matches }: MetaArgs<typeof loader>) => {
  const { title, description } = reservationWords[languageOf(matches)].lookup
  return pageMeta(matches, { title, description, path: '/moja-rezervacia', noindex: true })
}

export default function ReservationLookupPage() {
  const { lookup } = useReservationWords()
  return (
    <LostLink
      settings={useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      intro={lookup}
    />
  )
}
