import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { PlanOffer } from '@dvor/contract/pricing/plan-offers.ts'
import { priceBreakdown, type PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detailOf } from '../testing/fixtures/read-reservation.ts'
import { aStay, actAtGateway, book, hold, order, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let flexible = ''
let nonRefundable = ''
let breakfast = ''
let meal = ''
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({
    stay_tax_rates: [],
    cancellation_rules: [{ days_before: 7, fee_percent: 0 }],
  })
  const body = (await api.call('GET', '/rate-plans')).body as { id: string; title: string }[]
  expect(body.map(({ title }) => title)).toEqual(['Pružná'])
  flexible = body[0]?.id ?? ''
  meal = await property.add('common-services', {
    title: 'Raňajky',
    price: 900,
    price_unit: 'person_night',
    vat_kind: 'food',
  })
})
afterAll(() => api.close())

/** Adds the plans beside Pružná; before that a guest has no choice. */
async function addPlans() {
  if (nonRefundable) return
  const discount = { effect: 'percent', direction: 'discount', value: 1000 }
  nonRefundable = await property.add('rate-plans', {
    title: 'Nevratná',
    translations: { en: { title: 'Non-refundable' } },
    ...discount,
    cancellation_rules: [{ days_before: 0, fee_percent: 100 }],
    payment_schedule: [{ share: 'rest', value: 0, days_before: null }],
  })
  breakfast = await property.add('rate-plans', {
    title: 'S raňajkami',
    included_services: [meal],
    days_from: 3,
  })
}

const quote = async (body: object) => priceBreakdown.parse((await api.call('POST', '/quotes', { body })).body)
const offers = async (stays: object[]) =>
  (await api.call('POST', '/rate-plan-offers', { body: { stays } })).body as PlanOffer[]
const idOf = async (number: string) =>
  ((await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[])[0]?.id ?? ''

test('a single plan is one offer, without a name on the lines or for the guest', async () => {
  const stays = [aStay(property.unit, '2027-04-01', '2027-04-03')]
  const price = await quote({ stays })
  expect(price.lines.map(({ rule }) => rule)).toEqual([null])
  expect(await offers(stays)).toMatchObject([{ id: flexible, price: { total: 16_000 }, refusals: [] }])
  const { token } = await book(api, stays)
  expect(await detailOf(api, token)).toMatchObject({ rate_plan: null, price })
})

test('plans are offered with their prices, terms and the reasons against them', async () => {
  await addPlans()
  const stays = [aStay(property.unit, '2027-05-01', '2027-05-04')]
  expect(await offers(stays)).toMatchObject([
    {
      title: 'Pružná',
      price: { total: 24_000, deposit_due: 7200 },
      cancellation_rules: [{ days_before: 7 }],
    },
    {
      title: 'Nevratná',
      price: { total: 21_600, deposit_due: 21_600 },
      cancellation_rules: [{ fee_percent: 100 }],
    },
    { title: 'S raňajkami', price: { total: 29_400 }, included: [{ title: 'Raňajky' }] },
  ])
  await property.call('PUT', `/rate-plans/${breakfast}`, { min_nights: 4 })
  const [, , refused] = await offers(stays)
  expect(refused).toMatchObject({ price: null, refusals: [{ code: 'min_nights', nights: 4 }] })
  const units = (await api.call('GET', '/availability?from=2027-05-01&to=2027-05-04&adults=2'))
    .body as UnitAvailability[]
  expect(units.find(({ accommodation_unit }) => accommodation_unit === property.unit)).toMatchObject({
    price: { total: 24_000 },
    plans: [
      { title: 'Pružná', total: 24_000 },
      { title: 'Nevratná', total: 21_600 },
    ],
  })
  const named = { stays, rate_plan: breakfast }
  expect((await api.call('POST', '/reservation-holds', { body: named })).body).toMatchObject({
    code: 'not_available',
  })
  await property.call('PUT', `/rate-plans/${breakfast}`, { min_nights: null })
})

test('a plan that is paid with the order is not paid on site', async () => {
  await addPlans()
  const stays = [aStay(property.unit, '2027-11-01', '2027-11-04')]
  const [own, prepaid] = await offers(stays)
  expect([own?.prepaid, prepaid?.prepaid]).toEqual([false, true])
  const guestHold = await hold(api, stays)
  const onSite = (rate_plan: string, expected_total: number) =>
    order(api, guestHold, { expected_total, payment_method: 'on_site', more: { rate_plan } })
  expect((await onSite(nonRefundable, 21_600)).body).toMatchObject({
    code: 'payment_method_unavailable',
    fields: [{ path: 'payment_method' }],
  })
  expect((await onSite(flexible, 24_000)).status).toBe(200)
})

test('the chosen plan stays from the hold to the refund, whatever the owner changes later', async () => {
  await addPlans()
  const stays = [aStay(property.unit, '2027-06-01', '2027-06-04')]
  const guestHold = await hold(api, stays)
  const price = await quote({ stays, rate_plan: nonRefundable })
  expect(price).toMatchObject({ total: 21_600, lines: [{ rule: 'Nevratná', unit_price: 7200 }] })
  const chosen = { rate_plan: nonRefundable }
  expect((await order(api, guestHold, { more: chosen })).body).toMatchObject({ code: 'price_changed' })
  const ordered = await order(api, guestHold, {
    expected_total: price.total,
    more: { ...chosen, language: 'en' },
  })
  const { token, number, payment_url } = ordered.body as {
    token: string
    number: string
    payment_url: string
  }
  expect(await detailOf(api, token)).toMatchObject({ rate_plan: 'Non-refundable', price, due_now: 21_600 })
  await actAtGateway(api, payment_url, 'pay')
  await property.call('PUT', `/rate-plans/${nonRefundable}`, { value: 500, cancellation_rules: [] })
  const id = await idOf(number)
  expect((await property.call('GET', `/reservations/${id}/cancellation`)).body).toEqual({
    paid: 21_600,
    fee: 21_600,
    refund: 0,
  })
  // A night that is added costs what the plan costs today; the agreed nights stay.
  const longer = { stays: [{ ...stays[0], departure: '2027-06-05' }] }
  const answer = await property.call('POST', `/reservations/${id}/stays?dry_run`, longer)
  expect((answer.body as { price: PriceBreakdown }).price.lines.map(({ unit_price }) => unit_price)).toEqual([
    7200, 7600,
  ])
  const mails = (await property.call('GET', `/outgoing-emails?reservation=${id}&key=reservation_confirmed`))
    .body
  expect((mails as { body: string }[])[0]?.body).toContain('Non-refundable')
  const refund = await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
  expect(refund.body).toMatchObject({ fee: 21_600, refund: 0 })
  await property.call('PUT', `/rate-plans/${nonRefundable}`, {
    value: 1000,
    cancellation_rules: [{ days_before: 0, fee_percent: 100 }],
  })
})

test('the owner gives a reservation another plan: nights, services, terms and history follow', async () => {
  await addPlans()
  const { token, number } = await book(api, [aStay(property.unit, '2027-07-01', '2027-07-04')], {
    payment_method: 'transfer',
  })
  const id = await idOf(number)
  const path = `/reservations/${id}/rate-plan`
  const tried = await property.call('POST', `${path}?dry_run`, { rate_plan: breakfast })
  expect(tried).toMatchObject({ status: 200, body: { before: 24_000, difference: 5400 } })
  expect((await detailOf(api, token)).price.total).toBe(24_000)
  const kept = { rate_plan: breakfast, expected_total: 29_400 }
  expect((await property.call('POST', path, kept)).status).toBe(200)
  expect(await detailOf(api, token)).toMatchObject({
    rate_plan: 'S raňajkami',
    price: { total: 29_400 },
    common_services: [{ title: 'Raňajky', amount: 5400 }],
  })
  await property.call('POST', path, { rate_plan: nonRefundable, expected_total: 21_600 })
  expect(await detailOf(api, token)).toMatchObject({
    rate_plan: 'Nevratná',
    price: { total: 21_600, deposit_due: 21_600 },
    common_services: [],
    cancellation_rules: [{ fee: 21_600 }, { fee: 21_600 }],
  })
  const history = (await property.call('GET', `/reservations/${id}/history`)).body as {
    action: string
    after: unknown
  }[]
  expect(history.filter(({ action }) => action === 'rate plan').map(({ after }) => after)).toMatchObject([
    { rate_plan: 'S raňajkami' },
    { rate_plan: 'Nevratná' },
  ])
  expect((await property.call('POST', path, { rate_plan: property.unit })).body).toMatchObject({
    code: 'invalid',
    fields: [{ path: 'rate_plan', code: 'not_found' }],
  })
})

test('a coupon and a price rule can be for one plan; a price "from" names the cheapest open one', async () => {
  await addPlans()
  await property.add('coupons', { code: 'IBA', kind: 'percent', value: 50, plans: [flexible] })
  const stays = [aStay(property.unit, '2027-08-01', '2027-08-03')]
  expect(await quote({ stays, coupon: 'IBA' })).toMatchObject({ total: 8000 })
  const refused = { stays, coupon: 'IBA', rate_plan: nonRefundable }
  expect((await api.call('POST', '/quotes', { body: refused })).body).toMatchObject({
    code: 'coupon_invalid',
  })
  const offers = (await api.call('POST', '/rate-plan-offers', { body: { stays, coupon: 'IBA' } })).body
  expect((offers as PlanOffer[]).map(({ price }) => price?.total)).toEqual([8000, 14_400, 19_600])
  expect((await api.call('GET', `/lowest-prices?accommodation_unit_in=${property.unit}`)).body).toMatchObject(
    [{ price: 7200, persons: null, rate_plan: { title: 'Nevratná' } }],
  )
  expect((await property.call('DELETE', `/rate-plans/${flexible}`)).body).toMatchObject({
    code: 'in_use',
    details: { coupons: 1 },
  })
  const simulated = await property.call('POST', '/price-simulations', {
    stay: stays[0],
    rate_plan: breakfast,
  })
  expect(simulated.body).toMatchObject({
    rate_plan: breakfast,
    price: { total: 19_600 },
    plans: [{ total: 16_000 }, { total: 14_400 }, { total: 19_600, refusals: [] }],
  })
})
