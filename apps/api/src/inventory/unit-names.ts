import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'

/** Names of units by their ids. */
export async function listUnitNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, { id: string; title: string; slug: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: units.id, title: units.title, slug: units.slug })
    .from(units)
    .where(inArray(units.id, [...ids]))
  return new Map(rows.map((unit) => [unit.id, unit]))
}
