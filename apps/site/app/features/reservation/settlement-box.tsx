import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { useReservationWords } from './texts/reservation-texts.ts'
import { useFormats } from '../../core/language/formats.ts'
import classes from './styles/reservation.module.css'

/** Instead of the price of an order that was paid and given up: what was paid of it, kept and returned. */
export function SettlementBox({ detail }: { detail: ReservationDetail }) {
  const words = useReservationWords()
  const { formatMoney } = useFormats()
  const { payments, paid, to_return } = detail
  const returned = -payments
    .filter(({ kind }) => kind === 'refund')
    .reduce((sum, { amount }) => sum + amount, 0)
  const rows = [
    { name: words.cancel.received, amount: paid + returned },
    { name: words.cancel.kept, amount: paid - to_return },
    { name: words.cancel.returned, amount: returned },
    { name: words.cancel.refund, amount: to_return },
  ]
  return (
    <dl className={classes.settlement}>
      {rows
        .filter(({ amount }) => amount > 0)
        .map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
    </dl>
  )
}
