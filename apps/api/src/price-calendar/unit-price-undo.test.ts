import { expect, test } from 'vitest'
import { openPriceCalendar } from '../testing/prices/price-calls.ts'

const { property, prices } = await openPriceCalendar()

const edit = (unit: string, values: object) => property.call('PUT', `/accommodation-units/${unit}`, values)
const priceOf = async (unit: string) => (await prices.rowOf(unit, '2027-05-01', '2027-05-02')).prices[0]

test('the base price of a unit is undone by one call, which can be undone, too', async () => {
  const unit = await property.addUnit({
    base_price: 8000,
    price_basis: 'occupancy',
    occupancy_prices: [6000],
  })
  await edit(unit, { base_price: 9500, occupancy_prices: [7000] })
  const [last] = await prices.changes()
  expect(last).toMatchObject({ kind: 'unit_edit', units: [unit], from: null, to: null, undone: false })
  expect(await priceOf(unit)).toBe(9500)
  expect((await prices.undo(last?.id ?? '')).status).toBe(200)
  expect(await priceOf(unit)).toBe(8000)
  const { body } = await property.call('GET', `/accommodation-units/${unit}`)
  expect(body).toMatchObject({ base_price: 8000, occupancy_prices: [6000] })
  expect((await prices.changes())[1]).toMatchObject({ id: last?.id, undone: true })
  expect((await prices.undo((await prices.changes())[0]?.id ?? '')).status).toBe(200)
  expect(await priceOf(unit)).toBe(9500)
})

test('a unit whose prices stayed the same is no change of prices, and its other values are kept by an undo', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  await edit(unit, { base_price: 9000 })
  const [last] = await prices.changes()
  await edit(unit, { beds: 'Dve postele' })
  expect((await prices.changes())[0]).toEqual(last)
  expect((await prices.undo(last?.id ?? '')).status).toBe(200)
  expect((await property.call('GET', `/accommodation-units/${unit}`)).body).toMatchObject({
    base_price: 8000,
    beds: 'Dve postele',
  })
})

test('a base price that was changed again is not undone, and the later change is named', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  await edit(unit, { base_price: 9000 })
  const [first] = await prices.changes()
  await edit(unit, { base_price: 9900 })
  const [second] = await prices.changes()
  expect(await prices.undo(first?.id ?? '')).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { changes: [{ later: [{ id: second?.id, keys: ['base_price'] }] }] } },
  })
  expect(await priceOf(unit)).toBe(9900)
})

test('a base price changed meanwhile refuses a change of days that did not know it', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const { version } = await prices.read('2027-05-01', '2027-05-02')
  await edit(unit, { base_price: 9000 })
  const raised = { kind: 'set', units: [unit], from: '2027-05-01', to: '2027-05-01', version }
  expect(
    await prices.change({ ...raised, values: { price: { kind: 'percent', value: 1000 } } }),
  ).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { changes: [{ kind: 'unit_edit' }] } },
  })
})
