import { afterAll, beforeEach, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { addAdvent } from '../testing/fixtures/a-package.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let ids: string[]
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  ids = []
  for (const title of ['Jar', 'Leto', 'Jeseň', 'Zima'])
    ids.push(await property.add('seasonal-offers', { title, order: ids.length }))
})
afterAll(() => properties.close())

const titles = async () =>
  ((await api.call('GET', '/seasonal-offers')).body as { title: string }[]).map(({ title }) => title)
const reorder = (body: unknown) => property.call('POST', '/seasonal-offers-reorder', body)

test('a permutation is stored, given as ids or as places, and the lists follow', async () => {
  expect((await reorder({ ids: ids.toReversed() })).status).toBe(200)
  expect(await titles()).toEqual(['Zima', 'Jeseň', 'Leto', 'Jar'])
  const places = [3, 0, 7, 5]
  expect((await reorder(ids.map((id, at) => ({ id, order: places[at] })))).status).toBe(200)
  expect(await titles()).toEqual(['Leto', 'Jar', 'Zima', 'Jeseň'])
})

test('a new offer is last, and two concurrent ones get different places', async () => {
  const places = async (...of: string[]) => {
    const all = (await property.call('GET', '/seasonal-offers')).body as { id: string; order: number }[]
    return of.map((id) => all.find((offer) => offer.id === id)?.order)
  }
  const added = await property.add('seasonal-offers', { title: 'Babie leto' })
  const emptied = await property.add('seasonal-offers', { title: 'Fašiangy', order: null })
  expect(await places(added, emptied)).toEqual([4, 5])
  const both = await Promise.all(
    ['Advent', 'Silvester'].map((title) => property.add('seasonal-offers', { title })),
  )
  expect((await places(...both)).toSorted()).toEqual([6, 7])
  await property.call('PUT', `/seasonal-offers/${added}`, { order: null })
  expect(await places(added)).toEqual([8])
  await property.call('PUT', `/seasonal-offers/${added}`, { title: 'Indiánske leto' })
  expect(await places(added)).toEqual([8])
})

test('anything but a permutation is refused and changes nothing', async () => {
  const [first = '', second = ''] = ids
  const wrong = [
    { ids: ids.slice(1) },
    { ids: [...ids, first] },
    { ids: [first, ...ids.slice(0, 3)] },
    { ids: [...ids.slice(1), '0197a000-0000-7000-8000-000000000000'] },
    { ids: [] },
    [
      { id: first, order: 0 },
      { id: second, order: 0 },
    ],
    { order: ids },
  ]
  for (const body of wrong) expect((await reorder(body)).status, JSON.stringify(body)).toBe(400)
  expect(await titles()).toEqual(['Jar', 'Leto', 'Jeseň', 'Zima'])
  expect((await api.call('POST', '/seasonal-offers-reorder', { body: { ids } })).status).toBe(401)
})

test('visitors see an offer in its days only, and filters cannot widen that', async () => {
  const past = { title: 'Vlani', valid_to: '2027-03-09' }
  const late = { title: 'Neskôr', valid_from: '2027-03-11' }
  for (const values of [past, late, { title: 'Skrytá', active: false }])
    await property.add('seasonal-offers', values)
  const edge = { title: 'Dnes', order: 9, valid_from: '2027-03-10', valid_to: '2027-03-10' }
  await property.add('seasonal-offers', edge)
  expect(await titles()).toEqual(['Jar', 'Leto', 'Jeseň', 'Zima', 'Dnes'])
  expect((await api.call('GET', '/seasonal-offers?active=false')).body).toEqual([])
  expect((await api.call('GET', '/seasonal-offers/count')).body).toBe(5)
  expect((await property.call('GET', '/seasonal-offers/count')).body).toBe(8)
})

test('an offer shows code and discount of its coupon to visitors, while it can be used', async () => {
  const coupon = await property.add('coupons', { code: 'ZIMA20', kind: 'percent', value: 20, max_uses: 3 })
  await property.call('PUT', `/seasonal-offers/${ids[3]}`, { coupon })
  const seen = async () => (await api.call('GET', `/seasonal-offers/${ids[3]}`)).body as object
  expect(await seen()).toMatchObject({
    coupon_code: 'ZIMA20',
    coupon_discount: { kind: 'percent', value: 20 },
  })
  expect(await seen()).not.toHaveProperty('coupon')
  expect((await api.call('GET', `/seasonal-offers?coupon=${coupon}`)).status).toBe(400)
  await property.call('PUT', `/coupons/${coupon}`, { valid_to: '2027-03-09' })
  expect(await seen()).toMatchObject({ coupon_code: null, coupon_discount: null })
})

test('an offer promises a price only with a coupon or a package', async () => {
  const offer = ids[0]
  const write = (values: object) => property.call('PUT', `/seasonal-offers/${offer}`, values)
  const refusal = (path: string) => ({ status: 400, body: { fields: [{ path, code: 'price_not_sold' }] } })
  const promise = { price_text: 'raňajky v cene' }
  expect(await write(promise)).toMatchObject(refusal('price_text'))
  expect(await property.call('POST', '/seasonal-offers', { title: 'Prísľub', ...promise })).toMatchObject(
    refusal('price_text'),
  )
  const coupon = await property.add('coupons', { code: 'JAR10', kind: 'percent', value: 10 })
  expect((await write({ ...promise, coupon })).status).toBe(200)
  expect(await write({ coupon: null })).toMatchObject(refusal('coupon'))
  await addAdvent(property, { seasonal_offer: offer })
  expect((await write({ coupon: null })).status).toBe(200)
})
