import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aGuest,
  aStay,
  actAtGateway,
  book,
  hold,
  order,
  type TestProperty,
} from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { detailOf } from '../../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let unit: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
beforeEach(async () => {
  unit = await property.addUnit()
})
afterAll(() => api.close())

test('a guest finds a free unit with its full price, holds it, orders, pays and returns', async () => {
  await property.add('prices', {
    accommodation_unit: unit,
    title: 'Leto',
    valid_from: '2027-07-01',
    valid_to: '2027-08-31',
    price: 10000,
  })
  const search = await api.call('GET', '/availability?from=2027-06-30&to=2027-07-02&adults=2')
  const availability = (search.body as UnitAvailability[]).find((one) => one.accommodation_unit === unit)
  // One night at the base price, one in summer, stay tax for two adults and two nights.
  expect(availability).toMatchObject({ available: true, price: { total: 8000 + 10000 + 4 * 150 } })

  const guestHold = await hold(api, [aStay(unit, '2027-06-30', '2027-07-02')])
  expect(guestHold.price).toEqual(availability?.price)
  const ordered = await order(api, guestHold)
  expect(ordered.status).toBe(200)
  const { token, payment_url } = ordered.body as { token: string; payment_url: string }
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', due_now: 5580, paid: 0 })

  await actAtGateway(api, payment_url, 'pay')
  expect(await detailOf(api, token)).toMatchObject({
    state: 'confirmed',
    payment_status: 'deposit_paid',
    paid: 5580,
    guest: { first_name: 'Jana' },
  })
})

test('a taken night is refused by name, and another guest sees the reason', async () => {
  await hold(api, [aStay(unit, '2027-05-01', '2027-05-04')])
  const second = await api.call('POST', '/reservation-holds', {
    body: { stays: [aStay(unit, '2027-05-03', '2027-05-05')] },
  })
  expect(second.status).toBe(409)
  expect(second.body).toMatchObject({
    code: 'nights_taken',
    details: { stays: [{ index: 0, refusals: [{ code: 'taken', nights: ['2027-05-03'] }] }] },
  })
  const search = await api.call('GET', '/availability?from=2027-05-03&to=2027-05-05&adults=2')
  const found = (search.body as UnitAvailability[]).find((one) => one.accommodation_unit === unit)
  expect(found).toMatchObject({ available: false, refusals: [{ code: 'taken' }] })
  expect(found?.alternatives).toHaveLength(3)
})

test('an expired hold frees its nights without a timer and cannot be ordered', async () => {
  const guestHold = await hold(api, [aStay(unit, '2027-05-01', '2027-05-04')], '10.0.0.1')
  api.clock.advanceMinutes(15)
  const late = await order(api, guestHold)
  expect(late).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
  await hold(api, [aStay(unit, '2027-05-01', '2027-05-04')], '10.0.0.2')
})

test('a hold replaces its own earlier one', async () => {
  const from = '10.0.0.9'
  const first = await hold(api, [aStay(unit, '2027-05-01', '2027-05-04')], from)
  const again = await api.call('POST', '/reservation-holds', {
    from,
    body: { stays: [aStay(unit, '2027-05-02', '2027-05-06')], hold_token: first.token },
  })
  expect(again.status).toBe(200)
  expect(await order(api, first)).toMatchObject({ status: 409, body: { code: 'hold_expired' } })
})

test('a hold whose answer was lost can be repeated and released by its key', async () => {
  const headers = { 'idempotency-key': 'a tab that hears nothing' }
  const request = (arrival: string, departure: string, key?: typeof headers) =>
    api.call('POST', '/reservation-holds', {
      from: '10.0.0.7',
      headers: key,
      body: { stays: [aStay(unit, arrival, departure)] },
    })
  const refused = { status: 409, body: { code: 'nights_taken' } }
  const lost = await Promise.all(
    Array.from({ length: 8 }, () => request('2027-05-01', '2027-05-04', headers)),
  )
  expect(new Set(lost.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await request('2027-05-01', '2027-05-04')).toMatchObject(refused)
  // Another request of the same guest replaces the hold, and a request that is refused leaves it.
  expect((await request('2027-05-03', '2027-05-06', headers)).status).toBe(200)
  await hold(api, [aStay(unit, '2027-05-01', '2027-05-03')], '10.0.0.8')
  expect(await request('2027-05-01', '2027-05-04', headers)).toMatchObject(refused)
  expect(await request('2027-05-03', '2027-05-06')).toMatchObject(refused)
  const release = (from: string) =>
    api.call('DELETE', `/reservation-holds/${encodeURIComponent(headers['idempotency-key'])}`, { from })
  await release('10.0.0.6')
  expect(await request('2027-05-03', '2027-05-06')).toMatchObject(refused)
  await release('10.0.0.7')
  expect((await request('2027-05-03', '2027-05-06')).status).toBe(200)
  expect((await api.call('DELETE', '/reservation-holds/12345678%00')).status).toBe(404)
})

test('an order is not released by the key of its hold', async () => {
  const headers = { 'idempotency-key': 'a tab that has ordered' }
  const body = { stays: [aStay(unit, '2027-05-01', '2027-05-04')] }
  const answer = await api.call('POST', '/reservation-holds', { headers, body })
  const ordered = await order(api, answer.body as Hold)
  expect(ordered.status).toBe(200)
  await api.call('DELETE', `/reservation-holds/${encodeURIComponent(headers['idempotency-key'])}`)
  const next = { stays: [aStay(unit, '2027-06-01', '2027-06-04')] }
  expect((await api.call('POST', '/reservation-holds', { headers, body: next })).status).toBe(200)
  expect(await detailOf(api, (ordered.body as { token: string }).token)).toMatchObject({
    state: 'awaiting_payment',
  })
})

test('an Idempotency-Key belongs to its caller: another caller with the same key gets an answer of its own', async () => {
  const key = 'a key that two guests use'
  const held = new Map<string, Awaited<ReturnType<typeof hold>>>()
  const ordered = async (from: string, arrival: string, departure: string, device?: string) => {
    const one = held.get(arrival) ?? (await hold(api, [aStay(unit, arrival, departure)], from))
    held.set(arrival, one)
    const { status, body } = await api.call('POST', '/reservation-orders', {
      from,
      headers: { 'idempotency-key': key, ...(device && { 'device-key': device }) },
      body: {
        hold_token: one.token,
        guest: aGuest,
        payment_method: 'sandbox',
        terms_version: '1',
        expected_total: one.price.total,
      },
    })
    return { status, ...(body as { token?: string; code?: string }) }
  }
  const first = await ordered('10.9.0.1', '2027-05-01', '2027-05-02')
  const second = await ordered('10.9.0.2', '2027-05-02', '2027-05-03')
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.token).not.toBe(first.token)
  // The answer was lost, and the phone is on another network by now.
  expect(await ordered('10.9.0.3', '2027-05-01', '2027-05-02')).toEqual(first)
  const device = 'a-device-key-of-some-browser-0123456789abcdef'
  expect(await ordered('10.9.0.1', '2027-05-03', '2027-05-04', device)).toMatchObject({ status: 200 })
  expect(await ordered('10.9.0.1', '2027-05-05', '2027-05-06', device)).toMatchObject({
    status: 409,
    code: 'idempotency_mismatch',
  })
})

test('twenty concurrent orders with the same Idempotency-Key make one reservation', async () => {
  const guestHold = await hold(api, [aStay(unit, '2027-05-01', '2027-05-04')])
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => order(api, guestHold, { key: 'one-and-the-same-key' })),
  )
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
  const other = await order(api, guestHold, { key: 'one-and-the-same-key', more: { note: 'Iná objednávka' } })
  expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_mismatch' } })
})

test('a repeated order gets the first answer after its end, and no second payment once it is paid', async () => {
  const unpaid = await hold(api, [aStay(unit, '2027-05-01', '2027-05-04')])
  const key = 'a-key-of-an-order-that-is-repeated'
  const first = await order(api, unpaid, { key })
  api.clock.advanceMinutes(31)
  const { token } = first.body as OrderResult
  expect(await order(api, unpaid, { key })).toMatchObject({ status: 200, body: { token, payment_url: null } })

  const guestHold = await hold(api, [aStay(unit, '2027-06-01', '2027-06-04')])
  const paid = (await order(api, guestHold, { key: `${key}-and-paid` })).body as OrderResult
  await actAtGateway(api, paid.payment_url, 'pay')
  await detailOf(api, paid.token)
  expect(await order(api, guestHold, { key: `${key}-and-paid` })).toMatchObject({
    status: 200,
    body: { ...paid, payment_url: null },
  })
})

test.each([
  ['past', '2027-03-01', '2027-03-05'],
  ['inverted', '2027-05-05', '2027-05-01'],
  ['400 nights', '2027-05-01', '2028-06-04'],
])('an invalid stay is refused: %s', async (_name, arrival, departure) => {
  const answer = await api.call('POST', '/reservation-holds', {
    body: { stays: [aStay(unit, arrival, departure)] },
  })
  expect([400, 409]).toContain(answer.status)
  expect(answer.body).toHaveProperty('code')
})

test('too many guests, and the same room twice, are refused', async () => {
  const many = await api.call('POST', '/reservation-holds', {
    body: { stays: [aStay(unit, '2027-05-01', '2027-05-03', { adults: 4 })] },
  })
  expect(many).toMatchObject({
    status: 409,
    body: { code: 'not_available', details: { stays: [{ refusals: [{ code: 'too_small', sleeps: 3 }] }] } },
  })
  const twice = [aStay(unit, '2027-05-01', '2027-05-03'), aStay(unit, '2027-05-02', '2027-05-04')]
  expect(await api.call('POST', '/reservation-holds', { body: { stays: twice } })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'stays.1.accommodation_unit', code: 'not_unique' }] },
  })
})

test('the last use of a coupon is given once, and returned when the order expires', async () => {
  await property.add('coupons', { code: 'LETO10', kind: 'percent', value: 10, max_uses: 1 })
  const body = { stays: [aStay(unit, '2027-05-01', '2027-05-03')], coupon: ' leto10 ' }
  const quote = await api.call('POST', '/quotes', { body })
  expect(quote.body).toMatchObject({ discount: -1600, total: 14400 + 600 })
  const expected_total = 15000
  await book(api, [aStay(unit, '2027-05-01', '2027-05-03')], { expected_total, more: { coupon: 'LETO10' } })
  expect(
    await api.call('POST', '/quotes', {
      body: { ...body, stays: [aStay(unit, '2027-06-01', '2027-06-03')] },
    }),
  ).toMatchObject({
    status: 409,
    body: { code: 'coupon_invalid' },
  })
  api.clock.advanceMinutes(31)
  await property.call('GET', '/reservations')
  expect(await api.call('POST', '/quotes', { body })).toMatchObject({ status: 200 })
})
