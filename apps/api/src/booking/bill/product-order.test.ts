import type { KitchenSheet } from '@dvor/contract/insight/day-sheets.ts'
import type { ProductOffer } from '@dvor/contract/reservations/bill-items.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct, readBilled, stayIn, stockOf, type Billed } from '../../testing/fixtures/a-bill.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let stay: Billed
let honey: string
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  stay = await stayIn(property, property.unit, '2027-03-12', '2027-03-15')
  honey = await addProduct(property, { title: 'Med', kind: 'farm', price: 900, stock: 5, ordered: true })
})
afterAll(() => properties.close())

const order = (items: object[], token = stay.token) =>
  api.call('PUT', `/reservation-details/${token}/products`, { body: { items } })
const pieces = (quantity: number, product = honey) => [{ product, quantity }]

test('what the guest orders is on the bill, in the kitchen’s sheet of the departure, and told to both', async () => {
  const { body } = await order(pieces(3))
  expect(body).toMatchObject({ until: '2027-03-13', products: [{ title: 'Med', left: 2, quantity: 3 }] })
  expect(await readBilled(property, stay)).toMatchObject({ total: stay.total + 2700 })
  const sheet = await property.call('GET', '/kitchen-sheet?from=2027-03-14&to=2027-03-15')
  const [before, departure] = (sheet.body as KitchenSheet).days
  expect(before?.ready).toEqual([])
  expect(departure?.ready).toMatchObject([{ products: [{ title: 'Med', quantity: 3 }] }])
  const sent = await property.call('GET', `/outgoing-emails?reservation=${stay.id}&_limit=-1`)
  const bodies = (sent.body as { body: string }[]).map((one) => one.body)
  expect(bodies.filter((text) => text.includes('Med 3×'))).toHaveLength(2)
})

test('the same list again changes nothing, a shorter one returns what is left out', async () => {
  await order(pieces(3))
  await order(pieces(3))
  expect(await stockOf(property, honey)).toBe(2)
  await order(pieces(1))
  expect(await readBilled(property, stay)).toMatchObject({ total: stay.total + 900 })
  await order([])
  expect(await readBilled(property, stay)).toMatchObject({ total: stay.total })
  expect(await stockOf(property, honey)).toBe(5)
})

test('more than there is, what cannot be ordered and a foreign link are refused', async () => {
  expect((await order(pieces(6))).body).toMatchObject({ code: 'sold_out' })
  const beer = await addProduct(property)
  expect((await order(pieces(1, beer))).body).toMatchObject({ code: 'invalid' })
  expect((await order(pieces(0))).status).toBe(400)
  expect((await order(pieces(1), 'x'.repeat(43))).status).toBe(404)
  expect(await stockOf(property, honey)).toBe(5)
})

test('two days before the departure is the last chance, and a cancelled stay orders nothing', async () => {
  api.clock.set('2027-03-14T09:00:00Z')
  const reason = (answer: { body: unknown }) =>
    (answer.body as { details: { reason: string } }).details.reason
  expect(reason(await order(pieces(1)))).toBe('too_late')
  api.clock.set('2027-03-11T09:00:00Z')
  await order(pieces(2))
  await property.call('PUT', `/reservations/${stay.id}`, { state: 'cancelled' })
  expect(await stockOf(property, honey)).toBe(5)
  expect(reason(await order(pieces(1)))).toBe('state')
  const offer = await api.call('GET', `/reservation-details/${stay.token}/products`)
  expect(offer.body as ProductOffer).toBeNull()
})
