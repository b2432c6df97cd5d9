import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { LinkButton } from '../../../core/layout/link-button.tsx'
import { isPayable, onlineMethods, outcomeOf, type PaymentOutcome } from './payable.ts'
import { PayForm } from './pay-form.tsx'
import type { ReservationWords } from '../texts/reservation-texts.ts'
import { useRechecks } from './use-rechecks.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import reservationClasses from '../styles/reservation.module.css'
import flowClasses from '../../booking/flow/flow.module.css'

/** The page after a payment at the gateway: tells its outcome, and checks again while it is pending. */
export function PaymentResult({ detail }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  const outcome = outcomeOf(detail)
  useRechecks(outcome === 'pending')
  return (
    <section
      className={`${reservationClasses.reservation} page-width ${reservationClasses.paymentResult} ${marks[outcome]}`}
      aria-live="polite"
    >
      <p className={reservationClasses.number}>
        {words.page.number} {detail.number}
      </p>
      <h1>{words.confirmation[titles[outcome]]}</h1>
      <p className="lead">{textOf(outcome, detail, words)}</p>
      {outcome === 'paid' && (
        <p className={reservationClasses.paymentResultSum}>
          {words.payment.paid} <strong>{formatMoney(detail.paid)}</strong>
          {detail.due > 0 && ` · ${words.payment.due.toLowerCase()} ${formatMoney(detail.due)}`}
        </p>
      )}
      <div className={flowClasses.ways}>
        {outcome !== 'paid' && isPayable(detail) && <Retry detail={detail} outcome={outcome} />}
        <LinkButton
          to={`/rezervacia-detail/${detail.token}`}
          variant={outcome === 'paid' ? 'primary' : 'quiet'}
        >
          {words.confirmation.detail}
        </LinkButton>
      </div>
    </section>
  )
}

const marks: Record<PaymentOutcome, string> = {
  paid: '',
  pending: reservationClasses.paymentResultPending ?? '',
  failed: reservationClasses.paymentResultFailed ?? '',
}

const titles = {
  paid: 'paidTitle',
  pending: 'pendingTitle',
  failed: 'failedTitle',
} as const satisfies Record<PaymentOutcome, string>

function textOf(outcome: PaymentOutcome, detail: ReservationDetail, words: ReservationWords): string {
  if (outcome === 'paid') return `${words.confirmation.paidText}${detail.guest?.email ?? ''}.`
  if (outcome === 'pending') return words.confirmation.pendingText
  return isPayable(detail) ? words.confirmation.failedText : words.confirmation.endedText
}

function Retry({ detail, outcome }: { detail: ReservationDetail; outcome: PaymentOutcome }) {
  const words = useReservationWords()
  const [method] = onlineMethods(detail).toSorted((a) => (a === detail.payment_method ? -1 : 0))
  if (!method) return null
  return (
    <PayForm token={detail.token} method={method} variant={outcome === 'failed' ? 'accent' : 'quiet'}>
      {outcome === 'failed' ? words.confirmation.retry : words.confirmation.pendingAgain}
    </PayForm>
  )
}
