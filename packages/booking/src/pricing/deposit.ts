import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { percentOf } from './rounding.ts'
import type { PricingSettings } from '../stay/rows.ts'

type DepositSettings = Pick<PricingSettings, 'deposit_percent' | 'full_payment_days' | 'transfer_days'>

/**
 * Days before arrival from which an order is paid in one sum. With fewer days left, the balance would be due on the
 * last day for a transfer of the deposit, or before it.
 */
export const oneSumDays = ({
  full_payment_days,
  transfer_days,
}: Pick<DepositSettings, 'full_payment_days' | 'transfer_days'>): number => full_payment_days + transfer_days

/**
 * Cents to pay when ordering: the settings' percentage of the total, or all of it when the first arrival is at most
 * `oneSumDays` away. Without an arrival (a slot service alone) everything is due.
 */
export function depositDue(
  total: number,
  arrival: Day | null,
  today: Day,
  settings: DepositSettings,
): number {
  const near = arrival === null || daysBetween(today, arrival) <= oneSumDays(settings)
  return near ? total : percentOf(total, settings.deposit_percent)
}

/**
 * Last day for paying the balance after the deposit (cents): `full_payment_days` before arrival. Null without a balance.
 */
export function balanceDueOn(
  rest: number,
  arrival: Day | null,
  settings: Pick<DepositSettings, 'full_payment_days'>,
): Day | null {
  return rest > 0 && arrival !== null ? addDays(arrival, -settings.full_payment_days) : null
}
