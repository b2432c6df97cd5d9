import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProperty } from '../testing/fixtures/small-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { TestProperty } from '../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

test('visitors read the owner’s short texts in their language, of ages also in lower case', async () => {
  await property.add('common-services', {
    title: 'Raňajky',
    translations: { en: { title: 'Breakfast' } },
    price: 900,
    price_unit: 'person_night',
    vat_kind: 'food',
    child_prices: [
      {
        label: 'Deti do 6 rokov',
        translations: { en: { label: 'Children up to 6' } },
        up_to_age: 6,
        percent: 0,
      },
    ],
  })
  await property.add('common-services', { title: 'Psík', price: 700, price_unit: 'night', vat_kind: 'other' })
  const { status, body } = await api.call('GET', '/owners-texts?locale=en')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    en: {
      Raňajky: 'Breakfast',
      'Deti do 6 rokov': 'Children up to 6',
      'deti do 6 rokov': 'children up to 6',
      'Dieťa 3 – 11 rokov': 'Child of 3 to 11 years',
    },
  })
  expect(body).not.toHaveProperty('en.Psík')
  expect((await api.call('GET', '/owners-texts?locale=sk')).body).toEqual({})
  expect((await api.call('GET', '/owners-texts?locale=xx')).status).toBe(400)
})
