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
 * Payment status of a stay as a shape: an empty, a half or a full circle, a cross for a wrong balance. A single
 * element, because a board has hundreds of them.
 */
export function PaymentMark({ status }: { status: PaymentStatus }) {
  return <i className={classes.mark} aria-hidden data-mark={markOf[status]} />
}
