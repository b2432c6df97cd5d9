import type { OfflineCopy } from '@dvor/contract/calls/desk/offline-copy.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { roleToken, tokenWith } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await properties.open())
  await book(api, [aStay(property.unit, '2027-03-12', '2027-03-14')], { payment_method: 'on_site' })
  await book(api, [aStay(property.unit, '2027-05-10', '2027-05-12')], { payment_method: 'on_site' })
})
afterAll(() => properties.close())

const copyFor = async (token: string) =>
  (await api.call('GET', '/offline-copy', { token })).body as OfflineCopy

test('the copy has the coming days as their own calls answer them', async () => {
  const { body } = await property.call('GET', '/offline-copy')
  const copy = body as OfflineCopy
  const list = (await property.call('GET', '/reservations?arrival_lte=2027-04-01')).body
  const chart = (await property.call('GET', '/tape-chart?from=2027-03-08&to=2027-04-09')).body
  expect(copy.made_at).toBe(api.clock.now().toISOString())
  expect(copy.reservations).toEqual(list)
  expect(copy.reservations).toHaveLength(1)
  expect(copy.chart).toEqual(chart)
  expect(copy.dashboard).toEqual((await property.call('GET', '/dashboard')).body)
  expect(copy.rooms).toEqual((await property.call('GET', '/room-states')).body)
})

test('a person gets what the person may see, and nothing without any right', async () => {
  const cleaner = await copyFor(await roleToken(api, 'housekeeping'))
  expect(cleaner.rooms).toHaveLength(1)
  expect([cleaner.reservations, JSON.stringify(cleaner).includes('Jana')]).toEqual([null, false])
  const reader = await copyFor(await tokenWith(api, ['reservations.read']))
  expect(reader).toMatchObject({ dashboard: null, chart: null, rooms: null })
  expect(reader.reservations?.[0]).not.toHaveProperty('guest_phone')
  const nobody = await api.call('GET', '/offline-copy', { token: await tokenWith(api, []) })
  expect(nobody.status).toBe(403)
})
