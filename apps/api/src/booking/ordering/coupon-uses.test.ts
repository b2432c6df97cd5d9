import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { AgreedQuote } from '@dvor/contract/reservations/price-adjustments.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStay, hold, order, type TestProperty } from '../../testing/test-property.ts'
import { addRide, aSeat, holdSeats, someAddress, type Ride } from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { codeOf } from '../../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let ride: Ride
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  ride = await addRide(property, {}, { capacity: 100 })
})
afterAll(() => api.close())

const usedOf = async (code: string) =>
  ((await property.call('GET', `/coupons?code=${code}`)).body as { used_count: number }[])[0]?.used_count
const reservationOf = async (token: string) =>
  ((await property.call('GET', `/reservations?token=${token}`)).body as { id: string; total: number }[])[0]

/** Books a ride with the code; the order may be refused. */
async function bookWith(coupon: string, total = 0) {
  const hold = await holdSeats(api, [aSeat(ride)])
  const answer = await order(api, hold, {
    payment_method: 'on_site',
    expected_total: total,
    more: { coupon },
  })
  return { answer, token: hold.token }
}

describe('a use', () => {
  test('is counted by the order, given back by a cancellation and counted again by an undo', async () => {
    await property.add('coupons', { code: 'JEDEN', kind: 'percent', value: 100, max_uses: 1 })
    const { token } = await bookWith('JEDEN')
    expect(await usedOf('JEDEN')).toBe(1)
    expect(codeOf((await bookWith('JEDEN')).answer)).toBe('coupon_invalid')
    await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
    expect(await usedOf('JEDEN')).toBe(0)
    const reservation = await reservationOf(token)
    await property.call('PUT', `/reservations/${reservation?.id}`, { state: 'confirmed' })
    expect(await usedOf('JEDEN')).toBe(1)
  })

  test('that another order took meanwhile is not given back twice', async () => {
    await property.add('coupons', { code: 'STAFETA', kind: 'percent', value: 100, max_uses: 1 })
    const first = await bookWith('STAFETA')
    const reservation = await reservationOf(first.token)
    const set = (state: string) => property.call('PUT', `/reservations/${reservation?.id}`, { state })
    await set('cancelled')
    expect((await bookWith('STAFETA')).answer.status).toBe(200)
    expect((await set('confirmed')).status).toBe(200)
    await set('cancelled')
    expect(await usedOf('STAFETA')).toBe(1)
    expect(codeOf((await bookWith('STAFETA')).answer)).toBe('coupon_invalid')
  })

  test('is given back when an order expires unpaid', async () => {
    await property.add('coupons', { code: 'LAPSE', kind: 'percent', value: 50, max_uses: 1 })
    const stays = [aStay(property.unit, '2027-08-01', '2027-08-02')]
    const guestHold = await hold(api, stays, someAddress())
    const priced = await api.call('POST', '/quotes', { body: { stays, coupon: 'LAPSE' } })
    const { total } = priced.body as PriceBreakdown
    expect((await order(api, guestHold, { expected_total: total, more: { coupon: 'LAPSE' } })).status).toBe(
      200,
    )
    expect(await usedOf('LAPSE')).toBe(1)
    api.clock.advanceMinutes(31)
    await property.call('GET', '/reservations/count')
    expect(await usedOf('LAPSE')).toBe(0)
  })
})

describe('a limit for each guest', () => {
  const [lucia, cousin] = [
    {
      first_name: 'Lucia',
      last_name: 'Verná',
      email: 'Lucia@example.com',
      phone: '+421 905 111 222',
      country: 'SK',
    },
    {
      first_name: 'Iná',
      last_name: 'Hostka',
      email: 'ina@example.com',
      phone: '+421 905 333 444',
      country: 'SK',
    },
  ] as const
  const bookAs = async (guest: object) => {
    const hold = await holdSeats(api, [aSeat(ride)])
    const more = { coupon: 'VERNY', guest }
    return order(api, hold, { payment_method: 'on_site', expected_total: 0, more })
  }

  test('is by e-mail or phone, also of orders at the same moment, and ends with a cancellation', async () => {
    await property.add('coupons', { code: 'VERNY', kind: 'percent', value: 100, max_uses_per_guest: 1 })
    const answers = await Promise.all([1, 2, 3, 4].map(() => bookAs(lucia)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409])
    expect(answers.map(codeOf).filter(Boolean)).toEqual(['coupon_used', 'coupon_used', 'coupon_used'])
    expect(await usedOf('VERNY')).toBe(1)
    expect(codeOf(await bookAs({ ...lucia, email: 'druha@example.com', phone: '0905111222' }))).toBe(
      'coupon_used',
    )
    expect(codeOf(await bookAs({ ...lucia, email: 'lucia@EXAMPLE.com', phone: '+421905999888' }))).toBe(
      'coupon_used',
    )
    expect((await bookAs(cousin)).status).toBe(200)
    const [{ token } = { token: '' }] = answers.flatMap(({ status, body }) =>
      status === 200 ? [body as { token: string }] : [],
    )
    await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
    expect((await bookAs(lucia)).status).toBe(200)
  })

  test('is named to the owner who passes it', async () => {
    const stays = [aStay(property.unit, '2027-09-01', '2027-09-02')]
    const limitFor = async (guest: object | null) => {
      const { body } = await property.call('POST', '/agreed-quotes', { stays, coupon: 'VERNY', guest })
      return (body as AgreedQuote).coupon_limit
    }
    expect(await limitFor({ email: 'lucia@example.com' })).toEqual({ used: 1, most: 1 })
    expect(await limitFor({ phone: '0905 333 444' })).toEqual({ used: 1, most: 1 })
    expect(await limitFor({ email: 'nova@example.com' })).toBeNull()
    expect(await limitFor(null)).toBeNull()
  })

  test('holds back no booking of the owner', async () => {
    const guest = { last_name: 'Verná', email: 'lucia@example.com', phone: '+421905111222' }
    const stays = [aStay(property.unit, '2027-09-01', '2027-09-02')]
    const answer = await property.call('POST', '/reservations', { stays, guest, coupon: 'VERNY' })
    expect(answer.status).toBe(200)
  })
})
