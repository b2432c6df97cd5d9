import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import { wholePrice } from '@dvor/contract/pricing/price-rules.ts'
import { portion } from '@dvor/format/rounding.ts'
import type { CommonService } from '../../services/service-rows.ts'
import type { PriceRow, RatePlan } from '../price-rows.ts'

/** Whether a night has a price of its own for the plan; the plan's difference does not change it. */
export const isOwnPrice = (plan: RatePlan, row: Pick<PriceRow, 'rate_plan'> | null): boolean =>
  row?.rate_plan === plan.id

const changed = ({ direction }: RatePlan, price: number, amount: number): number =>
  Math.max(0, direction === 'discount' ? price - amount : price + amount)

/**
 * Cents of a night under a plan. @param price the base price for so many persons @param row the row that sets it; null
 * for the unit's base price @returns a percentage is rounded once; never below zero
 */
export function planPrice(
  plan: RatePlan | null,
  row: Pick<PriceRow, 'rate_plan'> | null,
  price: number,
  persons: number,
): number {
  if (plan === null || isOwnPrice(plan, row)) return price
  switch (plan.effect) {
    case 'none':
      return price
    case 'percent':
      return changed(plan, price, portion(price, plan.value, wholePrice))
    case 'night':
      return changed(plan, price, plan.value)
    case 'person_night':
      return changed(plan, price, plan.value * persons)
  }
}

/** Cents of an additional person under a plan: an amount per night is for the night as a whole. */
export const planExtraPrice = (
  plan: RatePlan | null,
  row: Pick<PriceRow, 'rate_plan'> | null,
  price: number,
): number => (plan?.effect === 'night' ? price : planPrice(plan, row, price, 1))

/** Whether the plan makes the price of a night depend on the number of persons. */
export const countsPersons = (plan: RatePlan | null, row: Pick<PriceRow, 'rate_plan'> | null): boolean =>
  plan?.effect === 'person_night' && !isOwnPrice(plan, row)

const byOrder = (a: RatePlan, b: RatePlan): number => a.order - b.order || (a.id < b.id ? -1 : 1)

/** The plans that are offered for a unit, in the owner's order. */
export const plansOf = (unit: { id: string }, plans: readonly RatePlan[]): RatePlan[] =>
  plans
    .filter(({ active, units }) => active && (units.length === 0 || units.includes(unit.id)))
    .toSorted(byOrder)

/** The common services of a price under a plan: those that come with it are added like mandatory ones. */
export function withIncluded<Service extends CommonService>(
  services: readonly Service[],
  plan: RatePlan | null,
): Service[] {
  const included = new Set(plan?.included_services)
  return services.map((service) => (included.has(service.id) ? { ...service, mandatory: true } : service))
}

/** Whether the plan's own payment schedule asks for money with the order; the schedule of the settings does not count. */
export const isPrepaid = (plan: Pick<RatePlan, 'payment_schedule'> | null): boolean =>
  plan?.payment_schedule.some(({ days_before }) => days_before === null) ?? false

/** Cancellation rules and payment schedule of a sale. */
export interface SaleTerms {
  cancellation_rules: readonly CancellationRule[]
  payment_schedule: readonly PaymentPart[]
}

/** The terms of a plan; where it has none of its own, those of the settings. */
export function termsOf(plan: RatePlan | null, settings: SaleTerms): SaleTerms {
  const rowsOr = <T>(rows: readonly T[] | undefined, others: readonly T[]) =>
    rows && rows.length > 0 ? rows : others
  return {
    cancellation_rules: rowsOr(plan?.cancellation_rules, settings.cancellation_rules),
    payment_schedule: rowsOr(plan?.payment_schedule, settings.payment_schedule),
  }
}
