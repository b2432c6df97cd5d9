import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { inArray } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'

/** Issues of a list of units in the field `units`: each must exist. An absent or empty list has none. */
export async function unitIssues(db: Db, chosen: readonly string[] | undefined): Promise<FieldIssue[]> {
  if (!chosen || chosen.length === 0) return []
  const wanted = new Set(chosen)
  const found = await db.$count(units, inArray(units.id, [...wanted]))
  return found === wanted.size ? [] : [{ path: 'units', code: 'not_found' }]
}
