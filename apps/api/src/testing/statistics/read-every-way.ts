import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { statisticsChanges } from '../../db/schema/statistics/statistics.ts'
import { foldChanges } from '../../statistics/fold-changes.ts'
import { storedSumsRule } from '../../statistics/stored-sums-rule.ts'
import type { TestApi } from '../test-api.ts'

/**
 * Reads statistics as they are found (sums, and the days changed since), from the reservations alone, and from the sums
 * alone. Fails where these answers differ, or a stored sum is wrong.
 */
export async function readEveryWay<Answer>({ api }: TestApi, ask: () => Promise<Answer>): Promise<Answer> {
  const found = await ask()
  await api.db.insert(statisticsChanges).values({ first: '0001-01-01', last: '9999-12-31' })
  const fromReservations = await ask()
  await foldChanges(api.db)
  expect(await api.db.$count(statisticsChanges)).toBe(0)
  const fromSums = await ask()
  expect(found, 'with the days changed since').toEqual(fromReservations)
  expect(fromSums, 'from sums').toEqual(fromReservations)
  expect((await api.db.execute(sql.raw(storedSumsRule.sql))).rows).toEqual([])
  return found
}
