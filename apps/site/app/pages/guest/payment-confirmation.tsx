import {
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaArgs,
} from 'react-router'
import { loadReservation } from '../../features/reservation/load-reservation.ts'
import { outcomeOf } from '../../features/reservation/payment/payable.ts'
import { actOnReservation } from '../../features/reservation/reservation-actions.ts'
import { ReservationPage } from '../../features/reservation/reservation-page.tsx'
import { OutcomeTitle } from '../../core/guest-page/outcome-title.tsx'
import { LinkButton } from '../../core/layout/link-button.tsx'
import { languageOf, pageMeta } from '../../core/seo/page-meta.ts'
import { useReservationWords } from '../../features/reservation/texts/reservation-texts.ts'
import classes from '../../core/errors/error-page.module.css'
import { reservationWords } from '@dvor/texts/areas.ts'

const tokenOf = (request: Request): string | null => new URL(request.url).searchParams.get('r')

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const token = tokenOf(request)
  return token === null ? null : loadReservation(context, token, request, true)
}

export const action = async ({ context, request }: ActionFunctionArgs) =>
  actOnReservation(context, tokenOf(request) ?? '', await request.formData())

export const meta = ({ matches }: MetaArgs) => {
  const { title, description } = reservationWords[languageOf(matches)].confirmation
  return pageMeta(matches, { title, path: '/potvrdenie_platby', description, noindex: true })
}

export default function PaymentConfirmationPage() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  if (!loaded) return <PlainThanks />
  const { detail, ...view } = loaded
  return detail ? (
    <ReservationPage {...view} {...{ detail, answer }} outcome={outcomeOf(detail)} />
  ) : (
    <UnknownPayment />
  )
}

/** Shown to a guest whose gateway has lost the token: thanks without a word about the reservation. */
function PlainThanks() {
  const { confirmation } = useReservationWords()
  return (
    <section className={`${classes.errorPage} page-width`}>
      <OutcomeTitle outcome="done">{confirmation.plainTitle}</OutcomeTitle>
      <p className="lead">{confirmation.plainText}</p>
      <p>
        <LinkButton to="/moja-rezervacia" variant="quiet">
          {confirmation.plainAgain}
        </LinkButton>
      </p>
    </section>
  )
}

/** Shown with a wrong token; tells nothing about any reservation. */
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
