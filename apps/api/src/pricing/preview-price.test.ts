import { priceBreakdown, type PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { PriceSimulation } from '@dvor/contract/pricing/price-simulations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const simulate = async (body: unknown) => {
  const answer = await property.call('POST', '/price-simulations', body)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as PriceSimulation
}

test('explains each night, prices a season before it is saved, and saves nothing', async () => {
  const season = await property.addPrice({
    title: 'Leto',
    valid_from: '2027-07-01',
    valid_to: '2027-08-31',
    price: 10_000,
  })
  const stay = aStay(property.unit, '2027-06-30', '2027-07-02')
  const quoted = async () =>
    priceBreakdown.parse((await api.call('POST', '/quotes', { body: { stays: [stay] } })).body)
  const before = await quoted()
  const saved = await simulate({ stay })
  expect(saved).toMatchObject({ price: before, saved_total: before.total, min_nights: 1, refusals: [] })
  expect(saved.nights).toEqual([
    { night: '2027-06-30', price: 8000, winner: null, losers: [] },
    { night: '2027-07-01', price: 10_000, winner: { id: season, title: 'Leto' }, losers: [] },
  ])
  const draft = {
    title: 'Začiatok leta',
    valid_from: '2027-06-29',
    valid_to: '2027-07-05',
    price: 15_000,
    min_nights: 3,
  }
  const drafted = await simulate({ stay, draft })
  expect(drafted.price.total - drafted.saved_total).toBe(7000 + 5000)
  expect(drafted.nights[1]).toMatchObject({
    price: 15_000,
    winner: { title: 'Začiatok leta' },
    losers: [{ id: season, reason: 'wider' }],
  })
  expect(drafted.refusals).toEqual([{ code: 'min_nights', nights: 3 }])
  // The draft of the same season with higher prices replaces the stored one and appears once.
  const same = { ...draft, id: season, valid_from: '2027-07-01', valid_to: '2027-08-31', min_nights: null }
  expect((await simulate({ stay, draft: same })).nights[1]).toMatchObject({ price: 15_000, losers: [] })
  expect(await quoted()).toEqual(before)
})

test('says what each coupon would take off, and why the others would nothing', async () => {
  const coupon = (values: object) => property.add('coupons', { kind: 'percent', value: 10, ...values })
  await coupon({ code: 'DESAT', covers: 'accommodation' })
  await coupon({ code: 'TYZDEN', min_nights: 7 })
  await coupon({ code: 'SLUZBY', covers: 'services' })
  await coupon({ code: 'VYPNUTY', active: false })
  const stay = aStay(property.unit, '2027-10-01', '2027-10-03')
  const { coupons, price } = await simulate({ stay })
  expect(coupons.map(({ code, amount, reason }) => [code, amount, reason])).toEqual([
    ['SLUZBY', 0, 'no_service'],
    ['TYZDEN', 0, 'too_short'],
    ['DESAT', -1600, null],
  ])
  const quoted = await api.call('POST', '/quotes', { body: { stays: [stay], coupon: 'DESAT' } })
  expect((quoted.body as PriceBreakdown).total).toBe(price.total - 1600)
})

test('refuses invalid requests, and callers other than the owner', async () => {
  const stay = aStay(property.unit, '2027-06-30', '2027-07-02')
  const upside = { title: 'X', valid_from: '2027-07-05', valid_to: '2027-07-01', price: 1 }
  const wrong = await property.call('POST', '/price-simulations', { stay, draft: upside })
  expect(wrong).toMatchObject({ status: 400, body: { fields: [{ path: 'draft.valid_to' }] } })
  expect(
    (await property.call('POST', '/price-simulations', { stay: { ...stay, departure: stay.arrival } }))
      .status,
  ).toBe(400)
  expect((await api.call('POST', '/price-simulations', { body: { stay } })).status).toBe(401)
})

test('names the nights that a season will not price, and the priority with which it would', async () => {
  const unit = await property.addUnit()
  const own = { accommodation_unit: unit }
  const old = await property.addPrice({
    ...own,
    title: 'Silvester',
    valid_from: '2027-12-29',
    valid_to: '2028-01-01',
    price: 20_000,
    priority: 3,
  })
  await property.addPrice({
    ...own,
    valid_from: '2027-12-01',
    valid_to: '2027-12-31',
    price: 1,
    active: false,
  })
  const season = { title: 'Zima', valid_from: '2027-12-20', valid_to: '2028-01-10', price: 12_000 }
  const effect = async (values: object) =>
    property.call('POST', '/season-effects', { ...own, season: values })
  const expected = {
    is_active: true,
    nights: 22,
    priced_nights: 18,
    winning_priority: 4,
    winners: [
      { id: old, reason: 'priority', nights: 4, periods: [{ from: '2027-12-29', to: '2028-01-01' }] },
    ],
  }
  expect(await effect(season)).toMatchObject({ status: 200, body: expected })
  const id = await property.addPrice({ ...own, ...season })
  expect(await effect({ ...season, id })).toMatchObject({ body: expected })
  expect(await effect({ ...season, id, priority: 4 })).toMatchObject({
    body: { winners: [], priced_nights: 22 },
  })
  expect(await effect({ ...season, id, active: false })).toMatchObject({ body: { is_active: false } })
  expect(await effect({ ...season, valid_to: '2027-12-01' })).toMatchObject({ status: 400 })
  const anonymous = await api.call('POST', '/season-effects', { body: { ...own, season } })
  expect(anonymous.status).toBe(401)
})
