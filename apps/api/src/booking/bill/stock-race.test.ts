import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, stayIn, stockOf } from '../../testing/fixtures/a-bill.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import type { TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => void ({ api, property } = await startTestProperty()))
afterAll(() => api.close())

const racers = 6
const each = [...Array(racers).keys()]

test('of six stays that take one of the last two pieces at once two get it', async () => {
  const honey = await addProduct(property, { stock: 2 })
  const stays = await Promise.all(
    each.map(async () => stayIn(property, await property.addUnit(), '2027-05-09', '2027-05-12')),
  )
  const answers = await Promise.all(
    stays.map(({ id }) => property.call('POST', `/reservations/${id}/bill-items`, { product: honey })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409, 409, 409])
  expect(await stockOf(property, honey)).toBe(0)
})

test('control: whoever reads the stock first and writes it afterwards sells the last piece twice', async () => {
  const honey = await addProduct(property, { stock: 1 })
  const { $client } = api.api.db
  const seen = await Promise.all(
    [1, 2].map(() => $client.query<{ stock: number }>('select stock from products where id = $1', [honey])),
  )
  const sold = seen.filter(({ rows }) => (rows[0]?.stock ?? 0) > 0)
  for (const { rows } of sold)
    await $client.query('update products set stock = $2 where id = $1', [honey, (rows[0]?.stock ?? 0) - 1])
  expect({ sold: sold.length, stock: await stockOf(property, honey) }).toEqual({ sold: 2, stock: 0 })
})
