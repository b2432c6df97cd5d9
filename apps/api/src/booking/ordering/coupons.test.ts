import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aStay, order, type TestProperty } from '../../testing/test-property.ts'
import { addRide, aSeat, holdSeats, someAddress, type Ride } from '../../testing/fixtures/a-service.ts'
import type { Answer, TestApi } from '../../testing/test-api.ts'
import { limits } from '../../platform/http/limits.ts'
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

const start = '2027-03-10T09:00:00Z'
const quote = (body: object, from = someAddress()) => api.call('POST', '/quotes', { body, from })
describe('a code', () => {
  test('is the same in any case, and is unique', async () => {
    await property.add('coupons', { code: 'Jar27', kind: 'percent', value: 10 })
    expect((await quote({ services: [aSeat(ride)], coupon: ' jAR27 ' })).body).toMatchObject({ total: 1620 })
    const twice = await property.call('POST', '/coupons', { code: 'jar27', kind: 'amount', value: 1 })
    expect(twice).toMatchObject({ status: 409, body: { fields: [{ path: 'code', code: 'not_unique' }] } })
  })

  test('says why it is refused; one that is switched off is unknown to guests', async () => {
    await property.add('coupons', { code: 'VYPNUTY', kind: 'percent', value: 10, active: false })
    await property.add('coupons', { code: 'VCERA', kind: 'percent', value: 10, valid_to: '2027-03-09' })
    await property.add('coupons', { code: 'ZAJTRA', kind: 'percent', value: 10, valid_from: '2027-03-11' })
    await property.add('coupons', { code: 'MINUTY', kind: 'percent', value: 10, max_uses: 1 })
    await api.api.db.$client.query(`update coupons set used_count = 1 where code = 'MINUTY'`)
    const reasonOf = ({ status, body }: Answer) => {
      const { code, details } = body as { code: string; details?: { reason: string } }
      expect({ status, code }).toEqual({ status: 409, code: 'coupon_invalid' })
      return details?.reason
    }
    const answers = await Promise.all(
      ['NEJESTVUJE', 'VYPNUTY', 'VCERA', 'ZAJTRA', 'MINUTY'].map(async (coupon) =>
        reasonOf(await quote({ services: [aSeat(ride)], coupon })),
      ),
    )
    expect(answers).toEqual(['unknown', 'unknown', 'over', 'not_yet', 'used_up'])
    const owner = await property.call('POST', '/agreed-quotes', {
      services: [aSeat(ride)],
      coupon: 'VYPNUTY',
    })
    expect(reasonOf(owner)).toBe('inactive')
  })

  test('ends at midnight in Bratislava, not in UTC', async () => {
    await property.add('coupons', { code: 'POLNOC', kind: 'percent', value: 10, valid_to: '2027-07-01' })
    const summer = await addRide(property, {}, { weekday: null, day: '2027-07-10' })
    const at = async (now: string) => {
      api.clock.set(now)
      return (await quote({ services: [aSeat(summer, 1, '2027-07-10')], coupon: 'POLNOC' })).status
    }
    expect(await at('2027-07-01T21:59:59Z')).toBe(200)
    expect(await at('2027-07-01T22:00:00Z')).toBe(409)
    api.clock.set(start)
  })

  test('applies to nights of its days and to long stays', async () => {
    await property.add('coupons', {
      code: 'MAJ',
      kind: 'percent',
      value: 10,
      stay_from: '2027-05-01',
      stay_to: '2027-05-31',
      min_nights: 3,
    })
    const at = async (arrival: string, nights: number) => {
      const stays = [aStay(property.unit, arrival, addDays(arrival, nights))]
      const { body } = await quote({ stays, coupon: 'MAJ' })
      return (body as { details?: { reason: string } }).details?.reason
    }
    expect(await at('2027-05-29', 3)).toBeUndefined()
    expect(await at('2027-05-30', 3)).toBe('other_stay')
    expect(await at('2027-04-30', 3)).toBe('other_stay')
    expect(await at('2027-05-10', 2)).toBe('too_short')
    expect(codeOf(await quote({ services: [aSeat(ride)], coupon: 'MAJ' }))).toBe('coupon_invalid')
  })

  test('of some units reduces their nights alone, keeps that in a change, and knows no unknown unit', async () => {
    const other = await property.addUnit()
    const body = { code: 'LIPA', kind: 'percent', value: 50, covers: 'accommodation' }
    const unknown = { ...body, units: ['018f6f6e-0000-7000-8000-0000000000ff'] }
    expect(await property.call('POST', '/coupons', unknown)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'units', code: 'not_found' }] },
    })
    const coupon = await property.add('coupons', { ...body, units: [other] })
    const stays = [property.unit, other].map((unit) => aStay(unit, '2027-10-05', '2027-10-07'))
    expect((await quote({ stays, services: [aSeat(ride)], coupon: 'LIPA' })).body).toMatchObject({
      discount: -8000,
    })
    expect(codeOf(await quote({ stays: stays.slice(0, 1), coupon: 'LIPA' }))).toBe('coupon_invalid')
    const guest = { last_name: 'Lipová', phone: '+421900111222' }
    const answer = await property.call('POST', '/reservations', { stays, guest, coupon: 'LIPA' })
    await property.call('PUT', `/coupons/${coupon}`, { units: [], value: 10 })
    const { id } = answer.body as { id: string }
    const longer = stays.map((stay) => ({ ...stay, departure: '2027-10-08' }))
    const result = await property.call('POST', `/reservations/${id}/stays`, { stays: longer })
    expect(result.body).toMatchObject({ price: { discount: -12_000 } })
  })

  test('of one service reduces its lines alone, is not used up without it, and stays in a change', async () => {
    const body = { code: 'KONE', kind: 'percent', value: 50, max_uses: 1 }
    const unknown = { ...body, services: [property.unit] }
    expect(await property.call('POST', '/coupons', unknown)).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'services', code: 'not_found' }] },
    })
    await property.add('coupons', { ...body, covers: 'services', services: [ride.service] })
    const other = await addRide(property, { price: 1000 })
    const both = [aSeat(ride), aSeat(other)]
    expect((await quote({ services: both, coupon: 'KONE' })).body).toMatchObject({ total: 1900 })
    const stays = [aStay(property.unit, '2027-03-12', '2027-03-14')]
    const guest = { last_name: 'Konská', phone: '+421900111333' }
    const book = (services: object[]) =>
      property.call('POST', '/reservations', { stays, services, guest, coupon: 'KONE' })
    const used = async () => (await property.call('GET', '/coupons?code=KONE')).body
    const without = await book([aSeat(other)])
    expect(without).toMatchObject({ status: 200, body: { coupon_code: null, price: { discount: 0 } } })
    expect(await used()).toMatchObject([{ used_count: 0 }])
    const { id } = without.body as { id: string }
    expect((await property.call('PUT', `/reservations/${id}`, { state: 'cancelled' })).status).toBe(200)
    const reservation = await book(both)
    expect(reservation).toMatchObject({
      status: 200,
      body: { coupon_code: 'KONE', price: { discount: -900 } },
    })
    expect(await used()).toMatchObject([{ used_count: 1 }])
    const longer = { stays: [{ ...stays[0], departure: '2027-03-15' }] }
    const answer = await property.call(
      'POST',
      `/reservations/${(reservation.body as { id: string }).id}/stays`,
      longer,
    )
    expect(answer.body).toMatchObject({ price: { discount: -900 } })
    expect((await property.call('DELETE', `/services/${ride.service}`)).status).toBe(409)
  })

  test('of an amount never makes a price negative, nor reduces the stay tax', async () => {
    await property.add('coupons', { code: 'VELKY', kind: 'amount', value: 100_000 })
    const stays = [aStay(property.unit, '2027-06-01', '2027-06-03')]
    const price = (await quote({ stays, services: [aSeat(ride)], coupon: 'VELKY' })).body as PriceBreakdown
    expect(price).toMatchObject({ total: 600, stay_tax: 600, discount: -price.subtotal })
    const hold = await holdSeats(api, [aSeat(ride)])
    const ordered = await order(api, hold, {
      payment_method: 'on_site',
      expected_total: 0,
      more: { coupon: 'VELKY' },
    })
    expect(ordered).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  })
})

test('limits wrong codes by address, and right ones not', async () => {
  await property.add('coupons', { code: 'SPRAVNY', kind: 'percent', value: 10 })
  const from = '203.0.113.77'
  const tryCode = (coupon: string) => quote({ services: [aSeat(ride)], coupon }, from)
  for (let right = 0; right < limits.coupon.ip + 5; right++)
    expect((await tryCode('SPRAVNY')).status).toBe(200)
  for (let wrong = 0; wrong < limits.coupon.ip; wrong++)
    expect((await tryCode(`HADAM${wrong}`)).status).toBe(409)
  const refused = await tryCode('SPRAVNY')
  expect(refused).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } })
  expect((await quote({ services: [aSeat(ride)] }, from)).status).toBe(200)
  expect((await quote({ services: [aSeat(ride)], coupon: 'SPRAVNY' })).status).toBe(200)
  api.clock.advanceMinutes(limits.coupon.perSeconds / 60)
  expect((await tryCode('SPRAVNY')).status).toBe(200)
  api.clock.set(start)
})
