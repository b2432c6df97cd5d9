import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShopFixture, type ShopFixture } from '../testing/shop/shop-fixture.ts'

let shop: ShopFixture
beforeAll(async () => {
  shop = await openShopFixture()
})
afterAll(() => shop.close())

const under = (key: string, version?: string) => ({
  'idempotency-key': key,
  ...(version ? { 'if-match': `"${version}"` } : {}),
})
const named = async (title: string) => (await shop.call('GET', `/toys?title=${title}`)).body.length

test('ten concurrent creates with one key make one record', async () => {
  const body = { maker: shop.maker, title: 'Koník', price: 900 }
  const send = () => shop.call('POST', '/toys', body, 'admin', under('konik-hojdaci'))
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(answers.map(({ body: made }) => made.id)).size).toBe(1)
  expect(await named('Koník')).toBe(1)
})

test('control: without unique keys in the database the same ten creates make ten records', async () => {
  const bare = await openShopFixture()
  await bare.run('alter table idempotency_keys drop constraint idempotency_keys_pkey')
  await bare.run('alter table toys drop constraint toys_slug_key')
  const body = { maker: bare.maker, title: 'Koník', price: 900 }
  const send = () => bare.call('POST', '/toys', body, 'admin', under('konik-hojdaci'))
  const answers = await Promise.all(Array.from({ length: 10 }, send))
  expect(new Set(answers.map(({ body: made }) => made.id)).size).toBeGreaterThan(1)
  await bare.close()
})

test('without a key each create makes a record', async () => {
  const send = () => shop.call('POST', '/toys', { maker: shop.maker, title: 'Vláčik', price: 900 })
  await send()
  await send()
  expect(await named('Vláčik')).toBe(2)
})

test('an edit whose answer was lost can be repeated and is not refused as stale', async () => {
  const answer = await shop.call('POST', '/toys', { maker: shop.maker, title: 'Lopta', price: 300 })
  const edit = (price: number, key: string) =>
    shop.call('PUT', `/toys/${answer.body.id}`, { price }, 'admin', under(key, answer.body['updatedAt']))
  const first = await edit(350, 'lopta-350')
  expect(await edit(350, 'lopta-350')).toMatchObject({ status: 200, body: first.body })
  expect(await edit(350, 'another-key')).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(await edit(360, 'lopta-350')).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
})

test('a refused call is not stored', async () => {
  const send = (price: unknown) =>
    shop.call('POST', '/toys', { maker: shop.maker, title: 'Bábika', price }, 'admin', under('babika-1'))
  expect((await send('drahá')).status).toBe(400)
  expect((await send(700)).status).toBe(200)
})

test('a key that is too short is refused', async () => {
  const body = { maker: shop.maker, title: 'Kocka', price: 100 }
  const answer = await shop.call('POST', '/toys', body, 'admin', under('1'))
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
})
