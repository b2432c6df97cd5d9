import type { Instalment } from '@dvor/contract/money/payment-schedule.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { percentOf } from '@dvor/format/rounding.ts'
import type { PricingSettings } from './price-rows.ts'

/** The settings that say in which parts a price is paid. */
export type ScheduleTerms = Pick<PricingSettings, 'payment_schedule' | 'transfer_days'>

/** Cents that have to be paid in all by a day; null is the deadline of the order. */
interface Milestone {
  sum: number
  due_on: Day | null
}

/**
 * Days before arrival from which an order is paid in one sum: with fewer days left, the last part would be due while
 * the first may still be transferred. Null where everything is due with the order anyway.
 */
export function oneSumDays({ payment_schedule, transfer_days }: ScheduleTerms): number | null {
  const days = payment_schedule.at(-1)?.days_before ?? null
  return days === null ? null : days + transfer_days
}

/**
 * The parts in which a total (cents) is paid, in the order of their days. A part whose day is over, or not after the
 * last day for a transfer of the first, joins the first. Without an arrival (a slot service alone) everything is due
 * with the order.
 */
export function instalmentsOf(
  total: number,
  { arrival, today }: { arrival: Day | null; today: Day },
  settings: ScheduleTerms,
): Instalment[] {
  if (arrival === null) return between([{ sum: total, due_on: null }])
  const lastTransferDay = addDays(today, settings.transfer_days)
  return between(
    milestones(total, arrival, settings).map(({ sum, due_on }) => ({
      sum,
      due_on: due_on !== null && due_on <= lastTransferDay ? null : due_on,
    })),
  )
}

/** Cents due with the order. */
export const depositOf = (instalments: readonly Instalment[]): number =>
  instalments.find(({ due_on }) => due_on === null)?.amount ?? 0

/** Last day of the part after the deposit; null where there is none. */
export const balanceDueOn = (instalments: readonly Instalment[]): Day | null =>
  instalments.find(({ due_on }) => due_on !== null)?.due_on ?? null

/** The agreement on the payment of a promised stay. */
export interface AgreedPayment {
  /** Cents that were asked for with the order. */
  deposit: number
  instalments: readonly Instalment[]
  /** Cents paid until now. */
  paid: number
}

/** The days of a reservation after a change. */
interface ChangedDays {
  today: Day
  arrival: Day | null
  /** Arrival, or the first day of slot services without a stay. */
  begins: Day | null
  agreedArrival: Day | null
  /** The last day of a stay, on which guests pay what they took during it. */
  departure?: Day | null
}

/**
 * The parts after a change of a promised stay, whose deposit stays as it was asked for. With the same arrival all parts
 * keep their days, and the last ones take the difference; once the last day is over, what the price grew by is due on
 * arrival, during the stay on the departure (decision 019). With another arrival the parts that are paid stay, and the others follow the settings; one whose
 * day is over joins the next, and the last is due on arrival at the latest.
 */
export function changedInstalments(
  total: number,
  agreed: AgreedPayment,
  settings: ScheduleTerms,
  days: ChangedDays,
): Instalment[] {
  const deposit = { sum: Math.min(agreed.deposit, Math.max(0, total)), due_on: null }
  const later = sums(agreed.instalments).filter(({ due_on }) => due_on !== null)
  if (days.arrival !== null && days.arrival === days.agreedArrival && later.length > 0)
    return between(upTo(total, [deposit, ...later, ...onArrival(total, later, days)]))
  const paid = later.filter(({ sum }) => sum <= agreed.paid)
  return between(upTo(total, [deposit, ...movedDays(paid, days), ...openDays(total, paid, settings, days)]))
}

/** The part of a total that can no longer join the last one, because its day is over. */
function onArrival(total: number, agreed: readonly Milestone[], days: ChangedDays): Milestone[] {
  const due_on = agreed.at(-1)?.due_on ?? null
  const end = lastDay(days)
  if (due_on === null || due_on >= end) return []
  const isOver = due_on < days.today || (due_on === days.today && hasBegun(days))
  return isOver ? [{ sum: total, due_on: end }] : []
}

const hasBegun = ({ begins, today }: ChangedDays): boolean => begins === null || begins <= today

/** The day of arrival; the departure for what is added during the stay, and today after it. */
function lastDay(days: ChangedDays): Day {
  const { begins, departure, today } = days
  return later(today, (hasBegun(days) ? departure : begins) ?? today)
}

/** Parts that are paid, none of them later than the new beginning. */
const movedDays = (paid: readonly Milestone[], { begins }: ChangedDays): Milestone[] =>
  paid.map(({ sum, due_on }) => ({
    sum,
    due_on: begins === null ? due_on : earlier(due_on ?? begins, begins),
  }))

/** Parts by the settings that are still to come, none before one that is paid; the last of them is the whole. */
function openDays(
  total: number,
  paid: readonly Milestone[],
  settings: ScheduleTerms,
  days: ChangedDays,
): Milestone[] {
  const { arrival, today } = days
  const end = lastDay(days)
  const since = paid.reduce((latest, { due_on }) => later(latest, earlier(due_on ?? today, end)), today)
  const planned = arrival === null ? [] : milestones(total, arrival, settings)
  const coming = planned.flatMap(({ sum, due_on }) =>
    due_on !== null && due_on >= since ? [{ sum, due_on }] : [],
  )
  return [...coming, { sum: total, due_on: coming.at(-1)?.due_on ?? end }]
}

const earlier = (a: Day, b: Day): Day => (a < b ? a : b)
const later = (a: Day, b: Day): Day => (a > b ? a : b)

/** The sums to which the schedule adds up, each with its day. */
function milestones(total: number, arrival: Day, { payment_schedule }: ScheduleTerms): Milestone[] {
  let sum = 0
  return payment_schedule.map(({ share, value, days_before }) => {
    const part = { percent: percentOf(total, value), amount: value, rest: total }[share]
    sum = Math.min(total, sum + part)
    return { sum, due_on: days_before === null ? null : addDays(arrival, -days_before) }
  })
}

/** The sums to which parts add up. */
function sums(parts: readonly Instalment[]): Milestone[] {
  let sum = 0
  return parts.map(({ amount, due_on }) => {
    sum += amount
    return { sum, due_on }
  })
}

/** Milestones that end with the total, none of them above it. */
const upTo = (total: number, steps: readonly Milestone[]): Milestone[] =>
  steps.map(({ sum, due_on }, index) => ({
    sum: index === steps.length - 1 ? total : Math.min(total, sum),
    due_on,
  }))

/** The parts between milestones: one for each day, none empty. */
function between(steps: readonly Milestone[]): Instalment[] {
  const parts: Instalment[] = []
  let before = 0
  for (const { sum, due_on } of steps) {
    const last = parts.at(-1)
    if (sum <= before) continue
    if (last && last.due_on === due_on) last.amount += sum - before
    else parts.push({ amount: sum - before, due_on })
    before = sum
  }
  return parts
}

/** Parts of which none is due before a day; those that would be are due on it. */
export const notBefore = (day: Day, parts: readonly Instalment[]): Instalment[] =>
  between(
    sums(parts).map(({ sum, due_on }) => ({ sum, due_on: due_on !== null && due_on < day ? day : due_on })),
  )
