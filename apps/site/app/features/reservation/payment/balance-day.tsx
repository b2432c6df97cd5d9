import { awaits } from '@dvor/booking/reservation/states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Day } from '@dvor/format/days.ts'
import { useFormats } from '../../../core/language/formats.ts'
import { useReservationWords } from '../texts/reservation-texts.ts'

interface BalanceDayProps {
  detail: Pick<ReservationDetail, 'balance' | 'state' | 'payment_method'>
  today: Day
}

/** Deadline of the balance, or that it has passed; not for payment on site, which has its own sentence. */
export function BalanceDay({ detail: { balance, state, payment_method }, today }: BalanceDayProps) {
  const { payment } = useReservationWords()
  const { formatDay, formatMoney } = useFormats()
  if (!balance || payment_method === 'on_site') return null
  const isDepositAhead = awaits(state, 'approval', 'payment')
  const isLate = balance.due_on < today
  const begin = isDepositAhead ? payment.balanceLater : isLate ? payment.balanceLate : payment.balanceNow
  return (
    <p data-testid="balance-day">
      {begin} <strong>{formatMoney(balance.amount)}</strong>{' '}
      {isLate ? payment.balanceWasDue : payment.balanceUntil} <strong>{formatDay(balance.due_on)}</strong>.
      {isLate && ` ${payment.balanceSoon}`}
    </p>
  )
}
