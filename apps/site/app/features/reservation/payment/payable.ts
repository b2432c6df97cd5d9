import { isPaidOnline } from '@dvor/booking/money/payment-methods.ts'
import { isExpected } from '@dvor/booking/reservation/states.ts'
import type { PaymentMethod } from '@dvor/contract/values/reservation-states.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'

/** Whether an amount is due and the property accepts payments for it. */
export const isPayable = ({ state, due_now }: Pick<ReservationDetail, 'state' | 'due_now'>): boolean =>
  due_now > 0 && isExpected(state)

/** Payment methods that lead to a gateway at once. */
export const onlineMethods = ({
  payment_methods,
}: Pick<ReservationDetail, 'payment_methods'>): PaymentMethod[] => payment_methods.filter(isPaidOnline)

/**
 * The ways to pay what is due, the chosen one first. The details of a transfer stay on the page of an order that was
 * made by transfer, even when it is offered no longer.
 */
export function waysToPay({
  payment_methods,
  payment_method,
  transfer,
}: Pick<ReservationDetail, 'payment_methods' | 'payment_method' | 'transfer'>): PaymentMethod[] {
  const offered = payment_methods.filter((method) => method !== 'on_site')
  const all: PaymentMethod[] = transfer && !offered.includes('transfer') ? [...offered, 'transfer'] : offered
  const rank = (method: PaymentMethod) => (method === payment_method ? 0 : isPaidOnline(method) ? 1 : 2)
  return all.toSorted((a, b) => rank(a) - rank(b))
}

/** Whether a gateway's answer is pending. */
export const isPending = (detail: Pick<ReservationDetail, 'state' | 'due_now' | 'online_payment'>): boolean =>
  detail.online_payment === 'open' && isPayable(detail)

/** Outcome of the online payment that the guest returns from. */
export type PaymentOutcome = 'paid' | 'pending' | 'failed'

/** The latest attempt decides; without attempts the ledger does. */
export function outcomeOf(
  detail: Pick<ReservationDetail, 'online_payment' | 'payment_status' | 'state' | 'due_now'>,
): PaymentOutcome {
  if (detail.online_payment === 'open') return 'pending'
  if (detail.online_payment !== null) return detail.online_payment
  return detail.payment_status === 'unpaid' || detail.payment_status === 'partially_paid' ? 'pending' : 'paid'
}
