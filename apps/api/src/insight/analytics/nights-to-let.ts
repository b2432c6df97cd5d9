import { daysBetween, type Day } from '@dvor/format/days.ts'
import type { LetUnit } from './list-let-units.ts'
import type { Period } from './period.ts'
import type { SumRow } from './sum-queries.ts'

/** Nights of the period on which the unit could be let, closed ones too; none of a unit that was put aside. */
export function nightsToLet({ active, begins }: Pick<LetUnit, 'active' | 'begins'>, period: Period): number {
  return active ? nightsSince(begins, period) : 0
}

const nightsSince = (begins: Day, { from, to }: Period) =>
  begins > to ? 0 : daysBetween(begins > from ? begins : from, to) + 1

/** The same of all units together; most of them are older than the period. */
export function nightsToLetOfAll(units: readonly LetUnit[], period: Period): number {
  const active = units.filter((unit) => unit.active)
  const later = active.filter(({ begins }) => begins > period.from)
  const whole = daysBetween(period.from, period.to) + 1
  return later.reduce(
    (sum, { begins }) => sum + nightsSince(begins, period),
    (active.length - later.length) * whole,
  )
}

/**
 * Nights of a cell that could not be let after all, because they were closed; negative where nights were taken in a unit
 * that was put aside, which was available on these.
 */
export function lostNights(
  { nights, portal, closed }: Pick<SumRow, 'nights' | 'portal' | 'closed'>,
  toLet: number,
): number {
  return toLet - Math.max(nights + portal, toLet - closed)
}
