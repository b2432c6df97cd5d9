import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import type { Db } from '../db/database.ts'

/** Adds the rate plan of a new property: the base price under the terms of the settings. */
export async function fillRatePlans(db: Db): Promise<void> {
  await db.insert(ratePlanRows).values({ title: 'Pružná', title_en: 'Flexible' })
}
