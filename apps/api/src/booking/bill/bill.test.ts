import type { BillChange } from '@dvor/contract/reservations/bill-items.ts'
import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import {
  addProduct,
  billOf,
  readBilled,
  stayIn,
  stockOf,
  type Billed,
} from '../../testing/fixtures/a-bill.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'
import { roleToken } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let stay: Billed
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  stay = await stayIn(property, property.unit, '2027-03-09', '2027-03-12')
})
afterAll(() => properties.close())

const today = '2027-03-10'
const add = (product: string, quantity?: number, id = stay.id) =>
  property.call('POST', `/reservations/${id}/bill-items`, { product, ...(quantity && { quantity }) })
const state = (to: string, more: object = {}, id = stay.id) =>
  property.call('PUT', `/reservations/${id}`, { state: to, ...more })

test('a tap puts a piece on the bill with its price, VAT and day; the next is on the same line, and both go back', async () => {
  const beer = await addProduct(property, { stock: 5 })
  await add(beer)
  const { body } = await add(beer)
  const { item, total } = body as BillChange
  expect(item).toMatchObject({ title: 'Pivo', quantity: 2, unit_price: 250, day: today, proposed: false })
  expect(total).toBe(stay.total + 500)
  const now = await readBilled(property, stay)
  const line = { kind: 'custom', label: 'Pivo', quantity: 2, amount: 500, vat_kind: 'other', day: today }
  expect(now.price.lines).toContainEqual(expect.objectContaining(line))
  expect(now).toMatchObject({ total: stay.total + 500, due: stay.due + 500 })
  expect(await stockOf(property, beer)).toBe(3)
  await property.call('POST', `/bill-items/${item.id}/returns`, { quantity: 2 })
  expect(await readBilled(property, stay)).toMatchObject({ total: stay.total, price: stay.price })
  expect({ stock: await stockOf(property, beer), items: await billOf(property, stay) }).toEqual({
    stock: 5,
    items: [],
  })
})

test('what is taken during the stay is due on the departure, and no discount reduces it', async () => {
  const beer = await addProduct(property)
  const agreed = { adjustment: { kind: 'percent', value: 10, reason: 'známi' }, custom_lines: [] }
  const { body } = await property.call('PUT', `/reservations/${stay.id}/price-adjustments`, agreed)
  await add(beer, 4)
  const { price } = await readBilled(property, stay)
  expect(price.total).toBe((body as PriceChange).price.total + 1000)
  expect(price.instalments.at(-1)).toMatchObject({ due_on: '2027-03-12' })
})

test('the statistics have it on its day', async () => {
  const beer = await addProduct(property)
  await add(beer, 3)
  const on = async (day: string) =>
    ((await property.call('GET', `/analytics?from=${day}&to=${day}`)).body as Analytics).totals
  expect(await on(today)).toMatchObject({ service_revenue: 750 })
  expect(await on('2027-03-09')).toMatchObject({ service_revenue: 0 })
})

test.each([
  ['a negative number', { quantity: -1 }],
  ['too many pieces', { quantity: 100 }],
  ['an unknown product', { product: '01890000-0000-7000-8000-000000000000' }],
])('%s is refused and changes nothing', async (_what, wrong) => {
  const product = await addProduct(property)
  const path = `/reservations/${stay.id}/bill-items`
  expect((await property.call('POST', path, { product, ...wrong })).status).toBe(400)
  expect(await readBilled(property, stay)).toMatchObject({ total: stay.total })
})

test('what is no longer sold, a cancelled stay and a person without the right are refused', async () => {
  const beer = await addProduct(property, { active: false })
  expect((await add(beer)).body).toMatchObject({ code: 'invalid' })
  await property.call('PUT', `/products/${beer}`, { active: true })
  const token = await roleToken(api, 'accountant')
  const path = `/reservations/${stay.id}/bill-items`
  expect((await api.call('POST', path, { token, body: { product: beer } })).status).toBe(403)
  await state('cancelled')
  expect((await add(beer)).body).toMatchObject({ code: 'transition_not_allowed' })
})

test('a cancellation returns the stock and keeps no fee for it; the undo takes it again, if it is there', async () => {
  const honey = await addProduct(property, { title: 'Med', stock: 2 })
  const coming = await stayIn(property, property.unit, '2027-03-20', '2027-03-22')
  await add(honey, 2, coming.id)
  expect((await add(honey)).body).toMatchObject({ code: 'sold_out' })
  await state('cancelled', {}, coming.id)
  expect(await stockOf(property, honey)).toBe(2)
  await add(honey)
  expect((await state('confirmed', {}, coming.id)).body).toMatchObject({ code: 'sold_out' })
  await property.call('PUT', `/products/${honey}`, { stock: 2 })
  expect((await state('confirmed', {}, coming.id)).status).toBe(200)
  expect(await stockOf(property, honey)).toBe(0)
})
