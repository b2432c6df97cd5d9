import { data, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { findReservation } from '../../features/reservation/load-reservation.ts'
import { PaymentResult } from '../../features/reservation/payment/payment-result.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { reservationWords, useReservationWords } from '../../features/reservation/texts/reservation-texts.ts'
import classes from '../../core/errors/error-page.module.css'

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const token = new URL(request.url).searchParams.get('r') ?? ''
  const detail = await findReservation(context, token)
  return data({ detail }, { status: detail ? 200 : 404 })
}

export const meta = ({ matches }: MetaArgs) => {
  const { title, description } = reservationWords[languageOf(matches)].confirmation
  return pageMeta(matches, { title, path: '/potvrdenie_platby', description, noindex: true })
}

export default function PaymentConfirmationPage() {
  const { detail } = useLoaderData<typeof loader>()
  return detail ? <PaymentResult detail={detail} /> : <UnknownPayment />
}

/** Shown without a valid token; tells nothing about any reservation. */
function UnknownPayment() {
  const words = useReservationWords()
  return (
    <section className={`${classes.errorPage} page-width`}>
      <h1>{words.confirmation.unknownTitle}</h1>
      <p className="lead">{words.confirmation.unknownText}</p>
      <p>
        <LinkButton to="/kontakt">{words.confirmation.contact}</LinkButton>
      </p>
    </section>
  )
}
