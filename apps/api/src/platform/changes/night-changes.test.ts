import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aStay, hold, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let notified = 0

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await api.api.start()
  api.api.onNightsChange(() => notified++)
})
afterAll(() => api.close())
beforeEach(() => (notified = 0))

test('a guest’s hold causes a notification', async () => {
  await hold(api, [aStay(property.unit, '2027-07-01', '2027-07-03')])
  await vi.waitFor(() => expect(notified).toBeGreaterThan(0), { timeout: 20_000 })
})

test('a closure notifies before its writer has the answer, a new name of the property does not', async () => {
  await property.add('closures', {
    accommodation_unit: property.unit,
    day_from: '2027-09-01',
    day_to: '2027-09-02',
  })
  expect(notified).toBeGreaterThan(0)
  notified = 0
  await property.settings({ business_name: 'Iný dvor' })
  expect(notified).toBe(0)
})
