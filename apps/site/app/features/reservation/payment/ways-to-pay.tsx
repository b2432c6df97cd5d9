import { awaits } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { ButtonLook } from '@dvor/ui/button.tsx'
import { PayForm } from './pay-form.tsx'
import { waysToPay } from './payable.ts'
import { TransferPanel } from './transfer-panel.tsx'
import { useReservationWords } from '../texts/reservation-texts.ts'
import { useFormats } from '../../../core/language/formats.ts'
import classes from '../styles/reservation.module.css'

/** Every way to pay what is due: first the one that the guest chose, the others after "or". */
export function WaysToPay({ detail }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  const { payment_method, state, online_payment } = detail
  const awaiting = awaits(state, 'payment')
  const [first, ...others] = waysToPay(detail)
  return (
    <div className={classes.waysToPay}>
      {online_payment === 'failed' && awaiting && <output>{words.payment.failed}</output>}
      {payment_method === 'on_site' && <p>{words.payment.onSite}</p>}
      {first && <Way detail={detail} method={first} variant={awaiting ? 'accent' : 'quiet'} />}
      {others.length > 0 && <p className={classes.or}>{words.payment.or}</p>}
      {others.map((method) => (
        <Way key={method} detail={detail} method={method} variant="quiet" />
      ))}
    </div>
  )
}

interface WayProps extends Pick<ButtonLook, 'variant'> {
  detail: ReservationDetail
  method: PaymentMethod
}

/** The details of a transfer where they are ready, otherwise a button. */
function Way({ detail, method, variant }: WayProps) {
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  const { token, due_now, transfer, payment_method, state } = detail
  const ready = payment_method === 'transfer' || !awaits(state, 'payment')
  if (method === 'transfer' && transfer && ready) return <TransferPanel transfer={transfer} />
  return (
    <PayForm token={token} method={method} variant={variant}>
      {method === 'transfer'
        ? words.payment.chooseTransfer
        : `${words.payment.pay[method]} ${formatMoney(due_now)}`}
    </PayForm>
  )
}
