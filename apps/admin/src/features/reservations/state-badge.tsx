import {
  paymentStatuses,
  reservationStates,
  type PaymentStatus,
  type ReservationState,
} from '@dvor/contract/values/reservation-states.ts'
import classes from '../../core/page/badges.module.css'

type Tone = 'quiet' | 'wait' | 'good' | 'home' | 'bad'

const toneOfState: Readonly<Record<ReservationState, Tone>> = {
  hold: 'quiet',
  pending_approval: 'wait',
  awaiting_payment: 'wait',
  confirmed: 'good',
  checked_in: 'home',
  completed: 'quiet',
  cancelled: 'bad',
  expired: 'bad',
  rejected: 'bad',
  no_show: 'bad',
}

const toneOfPayment: Readonly<Record<PaymentStatus, Tone>> = {
  unpaid: 'bad',
  partially_paid: 'wait',
  deposit_paid: 'wait',
  paid: 'good',
  overpaid: 'wait',
  partially_refunded: 'quiet',
  refunded: 'quiet',
}

/** A state's name for people. */
export const stateLabel = (state: ReservationState): string =>
  reservationStates.find(({ value }) => value === state)?.label ?? state

export function StateBadge({ state }: { state: ReservationState }) {
  return (
    <span className={classes.badge} data-tone={toneOfState[state]}>
      {stateLabel(state)}
    </span>
  )
}

export function PaymentBadge({ status }: { status: PaymentStatus }) {
  return (
    <span className={classes.badge} data-tone={toneOfPayment[status]}>
      {paymentStatuses.find(({ value }) => value === status)?.label}
    </span>
  )
}
