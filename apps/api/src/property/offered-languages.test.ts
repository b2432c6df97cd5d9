import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

test('a guest of a property that does not offer English is written to in Slovak', async () => {
  const unit = await property.addUnit()
  const english = { more: { language: 'en' } }
  const before = await book(api, [aStay(unit, '2027-07-01', '2027-07-03')], english)
  expect((await property.call('PUT', '/global-settings', { hidden_languages: ['en'] })).status).toBe(200)
  const after = await book(api, [aStay(unit, '2027-07-05', '2027-07-07')], english)
  const languageOf = async (number: string) =>
    ((await property.call('GET', `/reservations?number=${number}`)).body as { language: string }[])[0]
      ?.language
  expect([await languageOf(before.number), await languageOf(after.number)]).toEqual(['en', 'sk'])
})
