import { afterAll, beforeEach, expect, test } from 'vitest'
import { addProduct, billOf, readBilled, stayIn, stockOf, type Billed } from '../testing/fixtures/a-bill.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import { roleToken } from '../testing/sign-in.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { TestProperty } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let cleaner: string
let desk: string
let leaving: Billed
let water: string
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  cleaner = await roleToken(api, 'housekeeping')
  desk = await roleToken(api, 'reception')
  leaving = await stayIn(property, property.unit, '2027-03-08', '2027-03-10')
  water = await addProduct(property, { title: 'Minerálka', kind: 'minibar', price: 180, stock: 3 })
})
afterAll(() => properties.close())

const asCleaner = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  api.call(method, path, { token: cleaner, body })
const asDesk = (method: 'POST' | 'DELETE', path: string, body?: unknown) =>
  api.call(method, path, { token: desk, body })
const report = (quantity: number, product = water) =>
  asCleaner('POST', `/room-states/${property.unit}/minibar`, { items: [{ product, quantity }] })
const damage = () =>
  asCleaner('POST', '/tasks', {
    title: 'Rozbitá lampa',
    kind: 'defect',
    accommodation_unit: property.unit,
    by_guest: true,
  })

test('the minibar goes onto the bill of who leaves today, before the next guests, and shows no price', async () => {
  const coming = await stayIn(property, property.unit, '2027-03-10', '2027-03-12')
  const shown = await asCleaner('GET', '/minibar-products')
  expect(shown.body).toEqual([{ id: water, title: 'Minerálka' }])
  expect((await report(2)).body).toEqual({ proposed: false })
  expect(await readBilled(property, leaving)).toMatchObject({ total: leaving.total + 360 })
  expect(await readBilled(property, coming)).toMatchObject({ total: coming.total })
  expect(await stockOf(property, water)).toBe(1)
})

test('after the check-out, and beyond the stock, the reception decides', async () => {
  expect((await report(4)).body).toEqual({ proposed: true })
  await property.call('PUT', `/reservations/${leaving.id}`, { state: 'checked_in', register_later: true })
  await property.call('PUT', `/reservations/${leaving.id}`, { state: 'completed' })
  expect((await report(1)).body).toEqual({ proposed: true })
  const [tooMany, late] = await billOf(property, leaving)
  expect(await readBilled(property, leaving)).toMatchObject({
    total: leaving.total,
    attention: expect.stringContaining('Minerálka 1×') as string,
  })
  expect((await asDesk('POST', `/bill-items/${late?.id}/charge`, {})).status).toBe(200)
  expect((await asDesk('POST', `/bill-items/${tooMany?.id}/charge`, {})).body).toMatchObject({
    code: 'sold_out',
  })
  expect((await asDesk('DELETE', `/bill-items/${tooMany?.id}`)).status).toBe(200)
  expect(await readBilled(property, leaving)).toMatchObject({ total: leaving.total + 180 })
  expect((await asDesk('DELETE', `/bill-items/${late?.id}`)).body).toMatchObject({ code: 'conflict' })
})

test('a damage is a proposal until the reception types its sum, and closes its alert', async () => {
  await damage()
  const [proposal] = await billOf(property, leaving)
  expect(proposal).toMatchObject({ title: 'Rozbitá lampa', unit_price: null, proposed: true })
  expect(await readBilled(property, leaving)).toMatchObject({
    total: leaving.total,
    attention: expect.stringContaining('Rozbitá lampa') as string,
  })
  const charge = (body: object) => asDesk('POST', `/bill-items/${proposal?.id}/charge`, body)
  expect((await charge({})).body).toMatchObject({ fields: [{ path: 'unit_price', code: 'required' }] })
  expect((await charge({ unit_price: -500 })).status).toBe(400)
  expect((await charge({ unit_price: 4500 })).status).toBe(200)
  expect((await charge({ unit_price: 4500 })).body).toMatchObject({ code: 'conflict' })
  const now = await readBilled(property, leaving)
  expect(now.total).toBe(leaving.total + 4500)
  expect(now.attention ?? '').not.toContain('Rozbitá lampa')
})

test('a cleaner adds only minibars, to rooms in which somebody slept, and decides nothing', async () => {
  const beer = await addProduct(property)
  expect((await report(1, beer)).body).toMatchObject({ code: 'invalid' })
  const empty = await property.addUnit()
  const items = [{ product: water, quantity: 1 }]
  expect((await asCleaner('POST', `/room-states/${empty}/minibar`, { items })).status).toBe(404)
  await damage()
  const [proposal] = await billOf(property, leaving)
  const charge = await asCleaner('POST', `/bill-items/${proposal?.id}/charge`, { unit_price: 100 })
  expect(charge.status).toBe(403)
})
