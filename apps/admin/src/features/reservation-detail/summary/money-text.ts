import { missingDeposit } from '../../ledger/expected-money.ts'
import { awaits, isPayable, stateRules } from '@dvor/booking/reservation/states.ts'
import type { BalanceDue } from '@dvor/contract/money/payments.ts'
import { formatDay } from '@dvor/format/day-text.ts'
import type { Day } from '@dvor/format/days.ts'
import { formatInstant } from '@dvor/format/instants.ts'
import { formatMoney } from '@dvor/format/money.ts'
import { i18n } from '../../../core/texts/i18n.ts'
import type { Reservation } from '../../reservations/reservation.ts'

/** The amount that matters in the state of the reservation, in words. */
export interface MoneyText {
  label: string
  amount: string
  /** Whether somebody owes it. */
  isOpen: boolean
  details: string[]
}

type Subject = Pick<
  Reservation,
  | 'state'
  | 'payment_method'
  | 'total'
  | 'due'
  | 'paid'
  | 'to_return'
  | 'deposit_due'
  | 'cancellation_fee'
  | 'pay_by'
>

/**
 * The amount owed: a refund, the rest of the price with its day, or nothing.
 * @param balance the rest after the deposit and its last day; null where there is none
 * @param today at the property
 */
export function moneyText(reservation: Subject, balance: BalanceDue | null, today: Day): MoneyText {
  const { t } = i18n
  const { state, total, due, paid, to_return } = reservation
  if (to_return > 0)
    return {
      label: t('reservations.ledger.toReturn'),
      amount: formatMoney(to_return),
      isOpen: true,
      details: [t('reservations.summary.paidOf', { paid: formatMoney(paid) }), ...feeText(reservation)],
    }
  if (isPayable(state) && due > 0)
    return {
      label: t('reservations.ledger.due'),
      amount: formatMoney(due),
      isOpen: true,
      details: [...whenText(reservation, balance, today), ofTotal(total)],
    }
  if (stateRules[state].holdsNights && !isPayable(state))
    return {
      label: t('reservations.summary.price'),
      amount: formatMoney(total),
      isOpen: false,
      details: awaits(state, 'approval') ? [whenAsked(reservation)] : [],
    }
  return {
    label: t('reservations.ledger.paid'),
    amount: formatMoney(paid),
    isOpen: false,
    details: [...(isPayable(state) ? [ofTotal(total)] : []), ...feeText(reservation)],
  }
}

/** When a guest whose request waits for the approval pays. */
const whenAsked = ({ payment_method }: Subject): string =>
  i18n.t(payment_method === 'on_site' ? 'reservations.summary.onSite' : 'reservations.summary.afterApproval')

const ofTotal = (total: number) => i18n.t('reservations.summary.ofTotal', { total: formatMoney(total) })

const feeText = ({ cancellation_fee: fee }: Subject): string[] =>
  fee ? [i18n.t('reservations.summary.feeOf', { fee: formatMoney(fee) })] : []

/** The deposit with its deadline while it is missing, then the last day of the rest. */
function whenText(
  { deposit_due, paid, due, pay_by }: Subject,
  balance: BalanceDue | null,
  today: Day,
): string[] {
  const { t } = i18n
  const until = pay_by && formatInstant(pay_by)
  const deposit = missingDeposit({ deposit_due, paid })
  if (deposit > 0 && deposit < due) {
    const amount = formatMoney(deposit)
    return [
      until
        ? t('reservations.summary.depositBy', { amount, when: until })
        : t('reservations.summary.deposit', { amount }),
    ]
  }
  if (balance) {
    const when = formatDay(balance.due_on)
    const isLate = balance.due_on < today
    return [isLate ? t('reservations.summary.late', { when }) : t('reservations.summary.payBy', { when })]
  }
  return until ? [t('reservations.summary.payBy', { when: until })] : []
}
