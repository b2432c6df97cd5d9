import { packageNightsOf, type OnlyPackage } from '@dvor/booking/packages/package-nights.ts'
import { withPackageNights, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { cachedRead } from '../db/cached-read.ts'
import { prepared } from '../db/prepared.ts'
import { packageRows } from '../db/schema/content/packages.ts'
import type { PriceData } from './price-data.ts'

const packagesStatement = prepared((db) =>
  db
    .select({
      title: packageRows.title,
      units: packageRows.units,
      nights: packageRows.nights,
      arrival_from: packageRows.arrival_from,
      arrival_to: packageRows.arrival_to,
    })
    .from(packageRows)
    .where(and(eq(packageRows.active, true), eq(packageRows.only_package, true)))
    .orderBy(packageRows.arrival_from, packageRows.id)
    .prepare('list_only_packages'),
)

/** The packages on whose nights nothing else is sold, the earliest first. */
export const listOnlyPackages: (db: Db) => Promise<readonly OnlyPackage[]> = cachedRead((db) =>
  packagesStatement(db).execute(),
)

/** The unit with the nights that are kept for packages in it, or in a unit with a room of it. */
export const keptFor = (
  packages: readonly OnlyPackage[],
  table: RateTable,
  rooms: PriceData['rooms'],
): RateTable =>
  packages.length > 0
    ? withPackageNights(table, packageNightsOf(sharingWith(table.unit.id, rooms), packages))
    : table

/** The unit itself, and all units with one of its rooms. @param rooms those of each whole */
function sharingWith(unit: string, rooms: PriceData['rooms']): string[] {
  const ownRooms = rooms.get(unit) ?? [unit]
  const wholes = [...rooms].filter(([, others]) => others.some((room) => ownRooms.includes(room)))
  return [...new Set([unit, ...ownRooms, ...wholes.map(([whole]) => whole)])]
}
