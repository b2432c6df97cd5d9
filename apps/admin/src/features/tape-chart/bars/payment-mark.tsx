import type { PaymentStatus } from '@dvor/contract/values/reservation-states.ts'
import classes from './bars.module.css'

const markOf: Readonly<Record<PaymentStatus, 'empty' | 'half' | 'full' | 'plus'>> = {
  unpaid: 'empty',
  partially_paid: 'half',
  deposit_paid: 'half',
  paid: 'full',
  overpaid: 'plus',
  partially_refunded: 'plus',
  refunded: 'plus',
}

/**
 * How much of a stay is paid, told by shape: an empty, a half and a full circle, a cross for what is out of balance.
 * One element without children, for there are hundreds on a board.
 */
export function PaymentMark({ status }: { status: PaymentStatus }) {
  return <i className={classes.mark} aria-hidden data-mark={markOf[status]} />
}
