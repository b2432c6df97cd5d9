import { packageNightsOf, type OnlyPackage } from '@dvor/booking/packages/package-nights.ts'
import { withPackageNights, type RateTable } from '@dvor/booking/pricing/rate-table.ts'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { cachedRead } from '../db/cached-read.ts'
import { prepared } from '../db/prepared.ts'
import { packageRows } from '../db/schema/content/packages.ts'

const packagesStatement = prepared((db) =>
  db
    .select({
      title: packageRows.title,
      title_en: packageRows.title_en,
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

/** The unit with the nights that are kept for packages. */
export const keptFor = (packages: readonly OnlyPackage[], table: RateTable): RateTable =>
  packages.length > 0 ? withPackageNights(table, packageNightsOf(table.unit.id, packages)) : table
