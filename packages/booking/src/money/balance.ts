import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Day } from '@dvor/format/days.ts'
import { stateRules } from '../reservation/states.ts'

/** The balance after the deposit, in cents, and its last day. */
export interface Balance {
  amount: number
  due_on: Day
}

/** Inputs of a balance; `due` is the total minus the payments, in cents. */
export interface BalanceCase {
  state: ReservationState
  total: number
  deposit_due: number
  due: number
  price: Pick<PriceBreakdown, 'balance_due_on'>
  payment_method: PaymentMethod | null
  arrival: Day | null
  /** First day of slot services that are booked without a stay. */
  begins?: Day | null
}

/**
 * The balance after the deposit and its due day: the day of the frozen price, or the arrival where the guest pays on
 * site or the price has risen after everything was paid. Null when nothing is left or due any more.
 */
export function balanceOf(owed: BalanceCase): Balance | null {
  const amount = restOf(owed)
  const due_on = owed.payment_method === 'on_site' ? firstDay(owed) : dayOf(owed)
  return amount > 0 && due_on !== null ? { amount, due_on } : null
}

const firstDay = ({ arrival, begins }: BalanceCase): Day | null => arrival ?? begins ?? null
const dayOf = (owed: BalanceCase): Day | null => owed.price.balance_due_on ?? firstDay(owed)

/** While the deposit is due, the balance is the rest after it. */
function restOf({ state, total, deposit_due, due, payment_method }: BalanceCase): number {
  const { isFirm, isBooked } = stateRules[state]
  if (isFirm) return due
  if (!isBooked) return 0
  return payment_method === 'on_site' ? due : Math.min(due, total - deposit_due)
}
