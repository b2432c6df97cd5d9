import { priceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, book, hold, order, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let cottage: string
let dog: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({ stay_tax_rates: [] })
  cottage = await property.addUnit()
  dog = await property.add('common-services', {
    title: 'Psík',
    price: 700,
    price_unit: 'night',
    vat_kind: 'other',
    units: [cottage],
  })
})
afterAll(() => api.close())

const stayIn = (unit: string, children_ages: number[] = []) => [
  aStay(unit, '2027-06-01', '2027-06-03', { children_ages }),
]
const withDog = () => ({ common_services: [{ common_service: dog, quantity: 1 }] })

test('a dog is booked with a cottage and refused in a room, in a quote and in an order', async () => {
  const quote = (unit: string) => api.call('POST', '/quotes', { body: { stays: stayIn(unit), ...withDog() } })
  expect(await quote(cottage)).toMatchObject({ status: 200, body: { total: 2 * 8000 + 2 * 700 } })
  const refused = {
    status: 400,
    body: { fields: [{ path: 'common_services.0.common_service', code: 'not_in_unit' }] },
  }
  expect(await quote(property.unit)).toMatchObject(refused)
  const guestHold = await hold(api, stayIn(property.unit))
  expect(await order(api, guestHold, { more: withDog() })).toMatchObject(refused)
})

test('a service that requires something of the unit is refused until the unit has it', async () => {
  const tub = await property.add('common-services', {
    title: 'Kúpací sud',
    price: 4500,
    price_unit: 'piece',
    vat_kind: 'other',
    requires: 'hot_tub',
  })
  const quote = () =>
    api.call('POST', '/quotes', {
      body: { stays: stayIn(cottage), common_services: [{ common_service: tub, quantity: 1 }] },
    })
  expect(await quote()).toMatchObject({ status: 400, body: { fields: [{ code: 'not_in_unit' }] } })
  await property.call('PUT', `/accommodation-units/${cottage}`, { amenities: ['hot_tub'] })
  expect(await quote()).toMatchObject({ status: 200, body: { total: 2 * 8000 + 4500 } })
})

test('half board is half for a child of four and free under three, on lines of their own', async () => {
  const board = await property.add('common-services', {
    title: 'Polpenzia',
    price: 1400,
    price_unit: 'person_night',
    vat_kind: 'food',
    child_prices: [
      { label: 'Do 2 rokov', up_to_age: 2, percent: 0 },
      { label: 'Dieťa 3 – 12', up_to_age: 12, percent: 50 },
    ],
  })
  const unit = await property.addUnit({ capacity: 4 })
  const services = { common_services: [{ common_service: board, quantity: 1 }] }
  const stays = stayIn(unit, [4, 1])
  const { body } = await api.call('POST', '/quotes', { body: { stays, ...services } })
  const quote = priceBreakdown.parse(body)
  expect(quote.lines.slice(1)).toMatchObject([
    { label: 'Polpenzia', quantity: 4, amount: 5600 },
    { label: 'Polpenzia, dieťa 3 – 12', quantity: 2, amount: 1400 },
  ])
  const { number } = await book(api, stays, {
    payment_method: 'transfer',
    expected_total: quote.total,
    more: services,
  })
  const [stored] = (await property.call('GET', `/reservations?number=${number}`)).body as { price: unknown }[]
  expect(stored?.price).toEqual(quote)
})
