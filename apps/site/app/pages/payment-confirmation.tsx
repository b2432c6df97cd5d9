import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { findReservation } from '../booking/reservation/load-reservation.ts'
import { PaymentResult } from '../booking/reservation/payment-result.tsx'
import { words } from '../booking/reservation/reservation-texts.ts'
import { LinkButton } from '../layout/link-button.tsx'
import { pageMeta } from '../seo/page-meta.ts'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const token = new URL(request.url).searchParams.get('r') ?? ''
  const detail = await findReservation(context, token)
  return data({ detail }, { status: detail ? 200 : 404 })
}

export const meta = ({ matches }: MetaArgs) =>
  pageMeta(matches, {
    title: words.confirmation.title,
    path: '/potvrdenie_platby',
    description: words.confirmation.description,
    noindex: true,
  })

export default function PaymentConfirmationPage() {
  const { detail } = useLoaderData<typeof loader>()
  return detail ? <PaymentResult detail={detail} /> : <UnknownPayment />
}

/** Nothing is told to whoever comes without the right token. */
function UnknownPayment() {
  return (
    <section className="error-page page-width">
      <h1>{words.confirmation.unknownTitle}</h1>
      <p className="lead">{words.confirmation.unknownText}</p>
      <p>
        <LinkButton to="/kontakt">Kontakt</LinkButton>
      </p>
    </section>
  )
}
