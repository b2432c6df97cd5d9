import { expect } from 'vitest'
import { startSharedProperty } from '../fixtures/small-property.ts'
import type { TestApi } from '../test-api.ts'

/** Number of reservations of an API. */
export const reservationsIn = async (api: TestApi): Promise<number> =>
  (await api.api.db.$client.query('select 1 from reservations')).rows.length

/** Expects that a change which cannot be undone ends the shared API that it was made in. @param leave makes the change */
export async function expectEnded(leave: (api: TestApi) => Promise<unknown>): Promise<void> {
  const { api: first } = await startSharedProperty()
  await leave(first)
  await first.close()
  const { api: next } = await startSharedProperty()
  expect(next.app).not.toBe(first.app)
  expect(await reservationsIn(next)).toBe(0)
  await next.close()
}
