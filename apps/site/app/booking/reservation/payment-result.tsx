import type { ReservationDetail } from '@dvor/contract/reservation-details.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { LinkButton } from '../../layout/link-button.tsx'
import { isPayable, onlineMethods, outcomeOf, type PaymentOutcome } from './payable.ts'
import { PayForm } from './pay-form.tsx'
import { words } from './reservation-texts.ts'
import { useRechecks } from './use-rechecks.ts'
import '../flow.css'
import './reservation.css'

/** Where a guest arrives from the gateway: says how the payment ended, and looks again while nobody knows. */
export function PaymentResult({ detail }: { detail: ReservationDetail }) {
  const outcome = outcomeOf(detail)
  useRechecks(outcome === 'pending')
  return (
    <section
      className={`reservation page-width payment-result payment-result--${outcome}`}
      aria-live="polite"
    >
      <p className="reservation__number">
        {words.page.number} {detail.number}
      </p>
      <h1>{titles[outcome]}</h1>
      <p className="lead">{textOf(outcome, detail)}</p>
      {outcome === 'paid' && (
        <p className="payment-result__sum">
          {words.payment.paid} <strong>{formatMoney(detail.paid)}</strong>
          {detail.due > 0 && ` · ${words.payment.due.toLowerCase()} ${formatMoney(detail.due)}`}
        </p>
      )}
      <div className="flow__ways">
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

const titles: Record<PaymentOutcome, string> = {
  paid: words.confirmation.paidTitle,
  pending: words.confirmation.pendingTitle,
  failed: words.confirmation.failedTitle,
}

function textOf(outcome: PaymentOutcome, detail: ReservationDetail): string {
  if (outcome === 'paid') return `${words.confirmation.paidText}${detail.guest?.email ?? ''}.`
  if (outcome === 'pending') return words.confirmation.pendingText
  return isPayable(detail) ? words.confirmation.failedText : words.confirmation.endedText
}

function Retry({ detail, outcome }: { detail: ReservationDetail; outcome: PaymentOutcome }) {
  const [method] = onlineMethods(detail).toSorted((a) => (a === detail.payment_method ? -1 : 0))
  if (!method) return null
  return (
    <PayForm token={detail.token} method={method} variant={outcome === 'failed' ? 'accent' : 'quiet'}>
      {outcome === 'failed' ? words.confirmation.retry : words.confirmation.pendingAgain}
    </PayForm>
  )
}
