import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { CancellationRule } from '@dvor/contract/money/cancellation-rule.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { CancellationQuote } from '@dvor/contract/reservations/reservation-details.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'
import { percentOf } from '@dvor/format/rounding.ts'
import type { Moment } from '../stay/moment.ts'
import { feeBase, type TaxedPrice } from './fee-base.ts'
import { canTransition } from './states.ts'

/** Inputs of a cancellation; amounts in cents. */
export interface CancellationCase extends TaxedPrice {
  paid: number
  arrival: Day
  /** The rules that the guest agreed to. */
  rules: readonly CancellationRule[]
  today: Day
}

/** A rule with its last day and its fee in cents. */
export type DatedRule = CancellationQuote['rules'][number]

/**
 * Of two rules for the same day the milder one applies, because unclear terms are interpreted in the guest's favour.
 */
function mildestByDay(rules: readonly CancellationRule[]): CancellationRule[] {
  const sorted = rules.toSorted((a, b) => b.days_before - a.days_before || a.fee_percent - b.fee_percent)
  return sorted.filter((rule, index) => sorted[index - 1]?.days_before !== rule.days_before)
}

/**
 * The rules as dates, earliest first: each applies through its `until` day; the last, with no day, from then on, when
 * everything but the stay tax is kept. Without any rule cancelling is free until the day of arrival.
 */
export function datedRules({
  arrival,
  rules,
  ...price
}: Omit<CancellationCase, 'paid' | 'today'>): DatedRule[] {
  const base = feeBase(price)
  const mildest = rules.length > 0 ? mildestByDay(rules) : [{ days_before: 0, fee_percent: 0 }]
  const dated = mildest.map(({ days_before, fee_percent }) => ({
    until: addDays(arrival, -days_before),
    fee_percent,
    fee: percentOf(base, fee_percent),
  }))
  return [...dated, { until: null, fee_percent: 100, fee: base }]
}

/** The rule that has begun last and holds today. */
export function holdingRule(cancellation: Omit<CancellationCase, 'paid'>): DatedRule {
  const holding = datedRules(cancellation).find(
    (rule) => rule.until === null || cancellation.today <= rule.until,
  )
  return holding ?? { until: null, fee_percent: 100, fee: feeBase(cancellation) }
}

/** The last day on which cancelling costs nothing; null when it has passed, or there is none. */
export function freeCancellationDay(cancellation: Omit<CancellationCase, 'paid'>): Day | null {
  const free = datedRules(cancellation).filter(
    ({ fee, until }) => fee === 0 && until !== null && until >= cancellation.today,
  )
  return free.at(-1)?.until ?? null
}

/** Amounts kept and returned when cancelled today: never more than was paid. */
export function cancellationQuote(cancellation: CancellationCase): CancellationQuote {
  const rules = datedRules(cancellation)
  const { fee } = holdingRule(cancellation)
  return { fee, refund: Math.max(0, cancellation.paid - fee), rules }
}

/** Parts of a reservation that decide about its cancellation by the guest: the first day, and the lines whose activities are booked without a stay. */
interface CancelledOrder {
  begins: Day | null
  arrival: Day | null
  price: Pick<PriceBreakdown, 'lines'>
}

/**
 * Whether the guest may still cancel by the link: while the state allows it, through the day of arrival, and without a
 * stay until the first activity begins.
 */
export function canGuestCancel(
  state: ReservationState,
  { begins, arrival, price }: CancelledOrder,
  { now, today }: Moment,
): boolean {
  if (!canTransition(state, 'cancelled', 'guest')) return false
  if (begins !== null && today > begins) return false
  return (
    arrival !== null ||
    price.lines.every(
      ({ occurrence }) => !occurrence || now < instantAt(occurrence.day, occurrence.time_from),
    )
  )
}
