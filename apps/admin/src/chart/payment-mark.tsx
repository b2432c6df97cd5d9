import type { PaymentStatus } from '@dvor/contract/reservation-states.ts'
import classes from './bars.module.css'

type Mark = 'empty' | 'half' | 'full' | 'plus'

const markOf: Readonly<Record<PaymentStatus, Mark>> = {
  unpaid: 'empty',
  deposit_paid: 'half',
  paid: 'full',
  overpaid: 'plus',
  partially_refunded: 'plus',
  refunded: 'plus',
}

/** How much of a stay is paid, told by shape: an empty, a half and a full circle, a cross for what is out of balance. */
export function PaymentMark({ status }: { status: PaymentStatus }) {
  const mark = markOf[status]
  return (
    <svg className={classes.mark} viewBox="0 0 12 12" aria-hidden data-mark={mark}>
      <circle cx="6" cy="6" r="4.5" />
      {mark === 'half' ? <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" /> : null}
      {mark === 'full' ? <circle cx="6" cy="6" r="4.5" className={classes.markFull} /> : null}
      {mark === 'plus' ? <path d="M6 3.5v5M3.5 6h5" className={classes.markPlus} /> : null}
    </svg>
  )
}
