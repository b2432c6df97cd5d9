import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import { percentOf } from './rounding.ts'
import type { PricingSettings } from '../stay/rows.ts'

type DepositSettings = Pick<PricingSettings, 'deposit_percent' | 'full_payment_days'>

/**
 * Cents to pay when ordering: the settings' percentage of the total, or all of it when the first arrival is at most
 * `full_payment_days` away. Without an arrival (a slot service alone) everything is due.
 */
export function depositDue(
  total: number,
  arrival: Day | null,
  today: Day,
  settings: DepositSettings,
): number {
  const near = arrival === null || daysBetween(today, arrival) <= settings.full_payment_days
  return near ? total : percentOf(total, settings.deposit_percent)
}

/**
 * Last day for paying the balance after the deposit (cents): `full_payment_days` before arrival, from which everything
 * would be due at once. Null without a balance.
 */
export function balanceDueOn(rest: number, arrival: Day | null, settings: DepositSettings): Day | null {
  return rest > 0 && arrival !== null ? addDays(arrival, -settings.full_payment_days) : null
}
