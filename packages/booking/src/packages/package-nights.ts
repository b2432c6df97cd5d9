import type { PackageName } from '@dvor/contract/pricing/packages.ts'
import { addDays, eachDay, type Day } from '@dvor/format/days.ts'
import type { StayPackage } from './package-price.ts'

/** A package on whose nights nothing else is sold. */
export interface OnlyPackage
  extends PackageName, Pick<StayPackage, 'nights' | 'arrival_from' | 'arrival_to' | 'units'> {}

/**
 * The nights on which a unit is sold only as a part of a package: from its first day of arrival to its last departure;
 * the earlier package where two meet. Empty units of a package mean all, because the days are kept free for it.
 * @param sharing ids of the unit and of those that share a room with it: a whole takes the nights of its rooms
 */
export function packageNightsOf(
  sharing: readonly string[],
  packages: readonly OnlyPackage[],
): Map<Day, PackageName> {
  const packageNights = new Map<Day, PackageName>()
  for (const { units, arrival_from, arrival_to, nights, title } of packages) {
    if (units.length > 0 && !sharing.some((unit) => units.includes(unit))) continue
    for (const night of eachDay(arrival_from, addDays(arrival_to, nights)))
      if (!packageNights.has(night)) packageNights.set(night, { title })
  }
  return packageNights
}
