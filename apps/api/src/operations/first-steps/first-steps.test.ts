import type { FirstSteps } from '@dvor/contract/installation/first-steps.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const isDone = async (key: string) =>
  ((await property.call('GET', '/first-steps')).body as FirstSteps).find((step) => step.key === key)?.done
const setActive = (active: boolean) =>
  property.call('PUT', `/accommodation-units/${property.unit}`, { active })

test('a unit entered by the owner counts, an inactive one does not', async () => {
  expect(await isDone('units')).toBe(true)
  await setActive(false)
  expect(await isDone('units')).toBe(false)
})
