import type { ServiceSlot } from './service-rows.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { instantAt } from '@dvor/format/instants.ts'

/** An activity on a day, by the property's clock. An end at or before the beginning is on the next day. */
export type Timed = Pick<ServiceSlot, 'time_from' | 'time_to'> & { day: Day }

/** A span of time in milliseconds; the end does not belong to it. */
export interface Span {
  from: number
  to: number
}

/** The span of an activity; true in the nights in which the clock changes. */
export function spanOf({ day, time_from, time_to }: Timed): Span {
  const last = time_to <= time_from ? addDays(day, 1) : day
  return { from: instantAt(day, time_from).getTime(), to: instantAt(last, time_to).getTime() }
}

/** Whether two spans share a moment; one may begin when the other ends. */
export const spansOverlap = (a: Span, b: Span): boolean => a.from < b.to && b.from < a.to

/** A span that uses so many of something. */
export interface Use extends Span {
  quantity: number
}

/** The most that is used at one moment of a span. */
export function peakUse(uses: readonly Use[], span: Span): number {
  const usesWithin = uses.filter((use) => spansOverlap(use, span))
  const moments = [span.from, ...usesWithin.map(({ from }) => Math.max(from, span.from))]
  const usedAt = (moment: number) =>
    usesWithin.reduce(
      (sum, { from, to, quantity }) => (from <= moment && moment < to ? sum + quantity : sum),
      0,
    )
  return Math.max(...moments.map(usedAt))
}

/** An activity of one reservation. */
export type Activity = Timed & { title: string; persons: number }

/** Activities of one reservation that overlap in time, each pair once, in the order of the list. */
export function overlappingPairs<A extends Activity>(activities: readonly A[]): [A, A][] {
  return activities.flatMap((one, index) =>
    activities
      .slice(index + 1)
      .filter((other) => spansOverlap(spanOf(one), spanOf(other)))
      .map((other): [A, A] => [one, other]),
  )
}

/**
 * An activity that cannot be combined with another one: more persons than the party has would be busy at the same
 * moment. Undefined where the party is large enough.
 */
export function clashOf<A extends Activity>(
  candidate: A,
  activities: readonly A[],
  party: number,
): A | undefined {
  const span = spanOf(candidate)
  const others = activities.filter((one) => one !== candidate && spansOverlap(spanOf(one), span))
  const uses = [candidate, ...others].map((one) => ({ ...spanOf(one), quantity: one.persons }))
  return others.length > 0 && peakUse(uses, span) > party ? others[0] : undefined
}
