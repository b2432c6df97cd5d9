import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { OutcomeTitle } from '../../../core/guest-page/outcome-title.tsx'
import { useFormats } from '../../../core/language/formats.ts'
import { isPayable, onlineMethods, type PaymentOutcome } from '../payment/payable.ts'
import { PayForm } from '../payment/pay-form.tsx'
import { useReservationWords, type ReservationWords } from '../texts/reservation-texts.ts'
import classes from './reservation-head.module.css'

/** Why the guest has come: right after the order, or back from the payment that went so. */
export type Outcome = 'ordered' | PaymentOutcome

interface OrderOutcomeProps {
  detail: ReservationDetail
  outcome: Outcome
  /** The owner's words of thanks, where there are some. */
  thanks: string | null
}

/** Thanks for an order, or tells how its payment went. */
export function OrderOutcome({ detail, outcome, thanks }: OrderOutcomeProps) {
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  const { mark, title } = looks[outcome]
  const { paid, due } = detail
  return (
    <div className={classes.text} aria-live="polite">
      <OutcomeTitle outcome={mark}>{title(words)}</OutcomeTitle>
      <p className="lead">{textOf(detail, outcome, thanks, words)}</p>
      {outcome === 'paid' && (
        <p>
          {words.payment.paid} <strong>{formatMoney(paid)}</strong>
          {due > 0 && ` · ${words.payment.due.toLowerCase()} ${formatMoney(due)}`}
        </p>
      )}
      {isPayable(detail) && <Retry {...{ detail, outcome }} />}
    </div>
  )
}

const looks = {
  ordered: { mark: 'done', title: ({ page }: ReservationWords) => page.newTitle },
  paid: { mark: 'done', title: ({ confirmation }: ReservationWords) => confirmation.paidTitle },
  pending: { mark: 'awaited', title: ({ confirmation }: ReservationWords) => confirmation.pendingTitle },
  failed: { mark: 'failed', title: ({ confirmation }: ReservationWords) => confirmation.failedTitle },
} as const satisfies Record<Outcome, unknown>

function textOf(
  detail: ReservationDetail,
  outcome: Outcome,
  thanks: string | null,
  { page, confirmation }: ReservationWords,
): string {
  if (outcome === 'pending') return confirmation.pendingText
  if (outcome === 'failed') return isPayable(detail) ? confirmation.failedText : confirmation.endedText
  const email = detail.guest?.email ?? ''
  // The owner thanks for the order; a later payment is thanked for in our words.
  if (thanks && detail.payments.length <= 1) return `${thanks} ${page.writingTo}${email}.`
  return `${outcome === 'paid' ? confirmation.paidText : page.newText}${email}.`
}

/** The payment once more, where it did not go through. */
function Retry({ detail, outcome }: Pick<OrderOutcomeProps, 'detail' | 'outcome'>) {
  const { confirmation } = useReservationWords()
  const [method] = onlineMethods(detail).toSorted((a) => (a === detail.payment_method ? -1 : 0))
  if (!method || outcome === 'ordered' || outcome === 'paid') return null
  return (
    <PayForm token={detail.token} method={method} variant={outcome === 'failed' ? 'accent' : 'quiet'}>
      {outcome === 'failed' ? confirmation.retry : confirmation.pendingAgain}
    </PayForm>
  )
}
