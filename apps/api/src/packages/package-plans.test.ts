import type { PackageOptions } from '@dvor/contract/pricing/packages.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAdvent, adventHold, friday, type SoldAdvent } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import type { TestApi } from '../testing/test-api.ts'
import { order, type TestProperty } from '../testing/test-property.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let advent: SoldAdvent
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  advent = await addAdvent(property)
  // The package begins in 275 days.
  const early = { direction: 'discount', effect: 'percent', value: 1000, days_from: 300 }
  await property.add('rate-plans', { title: 'Skorá', order: -1, ...early })
})
afterAll(() => properties.close())

const daysOffered = async () => {
  const body = { package: advent.id, adults: 2 }
  const answer = await api.call('POST', '/package-options', { body })
  return (answer.body as PackageOptions).days.map(({ arrival }) => arrival)
}
const bookIt = async () => {
  const answer = await tryHold(api, adventHold(advent, property.unit))
  if (answer.status !== 200) return answer
  return order(api, answer.body as Parameters<typeof order>[1], { payment_method: 'on_site' })
}

test('a package is offered and booked while the first rate plan is not sold', async () => {
  expect(await daysOffered()).toContain(friday)
  expect(await bookIt()).toMatchObject({ status: 200 })
})

test('so it is where its days are shorter than the unit allows', async () => {
  await property.call('PUT', `/accommodation-units/${property.unit}`, { min_nights: 5 })
  expect(await daysOffered()).toContain(friday)
  expect(await bookIt()).toMatchObject({ status: 200 })
})
