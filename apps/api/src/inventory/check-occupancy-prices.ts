import { eq } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { invalid } from '../platform/errors.ts'

/** Persons in the base price of a unit; undefined where there is no such unit. */
export async function findCapacity(db: Db, unitId: string): Promise<number | undefined> {
  const [unit] = await db.select({ capacity: units.capacity }).from(units).where(eq(units.id, unitId))
  return unit?.capacity
}

/** @throws ApiError `invalid` where a list of prices by persons is longer than the capacity */
export function refuseBeyondCapacity(prices: unknown, capacity: unknown): void {
  if (Array.isArray(prices) && typeof capacity === 'number' && prices.length > capacity)
    throw invalid([{ path: 'occupancy_prices', code: 'too_big' }])
}
