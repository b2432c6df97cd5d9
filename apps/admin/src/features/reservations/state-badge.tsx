import { stateRules } from '@dvor/booking/reservation/states.ts'
import { choiceText, labelIn } from '../../core/texts/declared.ts'
import {
  paymentStatuses,
  stateNameOf,
  type PaymentStatus,
  type ReservationState,
} from '@dvor/contract/values/reservation-states.ts'
import classes from '../../core/page/badges.module.css'
import { useMay } from '../../core/client/person.ts'

type Tone = 'quiet' | 'wait' | 'good' | 'home' | 'bad'
/** Colours of a bar of the chart; `bars.module.css` has them. */
type Bar = 'held' | 'ask' | 'wait' | 'confirmed' | 'home' | 'past'

/** How a state looks: its badge, and its bar in the chart, which shows only states that hold nights. */
const stateLooks: Readonly<Record<ReservationState, Readonly<{ tone: Tone; bar: Bar }>>> = {
  hold: { tone: 'quiet', bar: 'held' },
  pending_approval: { tone: 'wait', bar: 'ask' },
  awaiting_payment: { tone: 'wait', bar: 'wait' },
  confirmed: { tone: 'good', bar: 'confirmed' },
  checked_in: { tone: 'home', bar: 'home' },
  completed: { tone: 'quiet', bar: 'past' },
  cancelled: { tone: 'bad', bar: 'past' },
  expired: { tone: 'bad', bar: 'past' },
  rejected: { tone: 'bad', bar: 'past' },
  no_show: { tone: 'bad', bar: 'past' },
}

/** The colours of a state's bar in the chart. */
export const barOf = (state: ReservationState): Bar => stateLooks[state].bar

const toneOfPayment: Readonly<Record<PaymentStatus, Tone>> = {
  unpaid: 'bad',
  partially_paid: 'wait',
  deposit_paid: 'wait',
  paid: 'good',
  overpaid: 'wait',
  partially_refunded: 'quiet',
  refunded: 'quiet',
}

/**
 * Label of a state. `arrival` is null for a reservation of services alone, where some states are named differently; the
 * usual label where it is not known.
 */
export function stateLabel(state: ReservationState, arrival?: string | null): string {
  const name = stateNameOf(state, arrival === undefined ? '' : arrival)
  return name ? choiceText(name) : state
}

interface StateBadgeProps {
  state: ReservationState
  /** Null for a reservation of services alone; missing where reservations are shown together. */
  arrival?: string | null
}

export function StateBadge({ state, arrival }: StateBadgeProps) {
  return (
    <span className={classes.badge} data-tone={stateLooks[state].tone}>
      {stateLabel(state, arrival)}
    </span>
  )
}

interface Paid {
  state: ReservationState
  payment_status: PaymentStatus
}

/** Payment status; nothing for an unpaid reservation of which nothing is to be paid, such as a cancelled one. */
export function PaymentBadge({ of: { state, payment_status } }: { of: Paid }) {
  const may = useMay()
  if (!may('money.read')) return null
  if (stateRules[state].keeps !== 'price' && payment_status === 'unpaid') return null
  return (
    <span className={classes.badge} data-tone={toneOfPayment[payment_status]}>
      {labelIn(paymentStatuses, payment_status)}
    </span>
  )
}
