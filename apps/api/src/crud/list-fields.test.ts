import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStockedShop, type ShopFixture } from '../testing/fixtures/shop-fixture.ts'

let shop: ShopFixture
let maker: string
const call: ShopFixture['call'] = (...given) => shop.call(...given)

beforeAll(async () => {
  shop = await openStockedShop()
  maker = shop.maker
})
afterAll(() => shop.close())

const titles = async (query: string) => (await call('GET', `/toys?${query}`)).body.map((toy) => toy.title)

test('a list of values is compared by its members, and has no order', async () => {
  expect(await titles('days_in=6&days_in=1')).toEqual(['Čížik', 'Šarkan'])
  expect(await titles('days_nin=7&days_nin=1')).toEqual(['Cvrček', 'Žaba'])
  expect(await titles('days_ne=6')).toEqual(['Cvrček', 'Žaba'])
  expect(await titles('days_null=false&days_contains=6')).toEqual(['Čížik', 'Šarkan'])
  for (const operator of ['lt', 'lte', 'gt', 'gte'])
    expect(await call('GET', `/toys?days_${operator}=6`)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', fields: [{ path: `days_${operator}` }] },
    })
})

test('a record from the server can be sent back unchanged', async () => {
  const long = 'Dlhý názov '.repeat(27).trim()
  await call('POST', '/toys', { maker, title: long, price: 1 })
  const { body: made } = await call('POST', '/toys', { maker, title: long, price: 1 })
  expect(await call('PUT', `/toys/${made.id}`, made)).toMatchObject({ status: 200 })
  const { body: third } = await call('POST', '/toys', { maker, title: long, price: 1 })
  expect(third['slug']).toMatch(/-3$/)
  expect(await call('PUT', `/toys/${made.id}`, { story: '<p>&'.repeat(40_000) })).toMatchObject({
    status: 400,
    body: { code: 'invalid', fields: [{ path: 'story', code: 'too_long' }] },
  })
  const { body: all } = await call('GET', '/toys?price=1')
  for (const toy of all as unknown as { id: string }[]) await call('DELETE', `/toys/${toy.id}`)
})
