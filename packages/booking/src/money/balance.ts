import type { Instalment, OpenInstalment } from '@dvor/contract/money/payment-schedule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PaymentMethod, ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { Day } from '@dvor/format/days.ts'
import { stateRules } from '../reservation/states.ts'

/** Cents due by a day, after the deposit. */
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
  price: Pick<PriceBreakdown, 'instalments'>
  payment_method: PaymentMethod | null
  arrival: Day | null
  /** First day of slot services that are booked without a stay. */
  begins?: Day | null
}

/**
 * The parts after the deposit that are open, in the order of their days: those of the frozen price, which payments
 * cover in turn, or everything on arrival where the guest pays on site or nothing else was agreed. While the deposit is
 * due, it is not among them; of a promised stay, a missing deposit is due with the next part.
 */
export function dueParts(owed: BalanceCase): Balance[] {
  const { total, due, deposit_due, state } = owed
  const { isFirm, isBooked } = stateRules[state]
  if (!isBooked) return []
  if (owed.payment_method === 'on_site') return onArrival(owed)
  const parts = owed.price.instalments.filter(isLater)
  if (isFirm && parts.length === 0) return onArrival(owed)
  let covered = isFirm ? total - due : Math.max(deposit_due, total - due)
  let sum = deposit_due
  const open: Balance[] = []
  for (const { amount, due_on } of parts) {
    sum += amount
    if (sum <= covered) continue
    open.push({ amount: sum - covered, due_on })
    covered = sum
  }
  return open
}

const isLater = (part: Instalment): part is Instalment & { due_on: Day } => part.due_on !== null

function onArrival({ due, arrival, begins }: BalanceCase): Balance[] {
  const due_on = arrival ?? begins ?? null
  return due > 0 && due_on !== null ? [{ amount: due, due_on }] : []
}

/** The next part after the deposit and its due day. Null when nothing is left or due any more. */
export const balanceOf = (owed: BalanceCase): Balance | null => dueParts(owed)[0] ?? null

/**
 * All parts of the price with the cents that are open: payments cover them in turn. Empty where the guest pays on site,
 * and for a reservation that is not ordered or no longer stands.
 */
export function openInstalments({
  state,
  total,
  due,
  price,
  payment_method,
}: Omit<BalanceCase, 'arrival' | 'deposit_due'>): OpenInstalment[] {
  if (!stateRules[state].isBooked || payment_method === 'on_site') return []
  let sum = 0
  return price.instalments.map(({ amount, due_on }) => {
    sum += amount
    return { amount, due_on, open: Math.min(amount, Math.max(0, sum - (total - due))) }
  })
}
