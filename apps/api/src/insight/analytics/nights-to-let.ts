import { daysBetween } from '@dvor/format/days.ts'
import type { LetUnit } from './list-let-units.ts'
import type { Period } from './period.ts'

/** Nights of the period on which the unit could be let, closed ones too; none of a unit that was put aside. */
export function nightsToLet(
  { active, begins }: Pick<LetUnit, 'active' | 'begins'>,
  { from, to }: Period,
): number {
  return !active || begins > to ? 0 : daysBetween(begins > from ? begins : from, to) + 1
}
