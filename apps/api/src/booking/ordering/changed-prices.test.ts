import type { PriceBreakdown, QuoteInput } from '@dvor/contract/pricing/quotes.ts'
import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdvent, adventHold, type SoldAdvent } from '../../testing/fixtures/a-package.ts'
import { addRide, aSeat, tryHold, type Ride } from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aStay, order, type TestProperty } from '../../testing/test-property.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let advent: SoldAdvent
let ride: Ride
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  advent = await addAdvent(property)
  ride = await addRide(property)
})
afterAll(() => api.close())

/** A reservation that a guest wants: a stay of two nights in a unit of its own, or the given hold. */
interface Wanted {
  asked?: Pick<QuoteInput, 'rate_plan' | 'coupon' | 'common_services'>
  held?: Omit<QuoteInput, 'common_services'>
  /** Changes what the owner declares. */
  change: () => Promise<{ status: number }>
}

const put = (path: string, values: object) => property.call('PUT', `/${path}`, values)
const two = (unit: string) => [aStay(unit, '2027-05-03', '2027-05-05')]

test.each<[string, (unit: string) => Promise<Wanted>]>([
  [
    'the base price',
    async (unit) => ({ change: () => put(`accommodation-units/${unit}`, { base_price: 9000 }) }),
  ],
  [
    'a season',
    async (unit) => {
      const dates = { valid_from: '2027-05-01', valid_to: '2027-05-31' }
      const id = await property.addPrice({ accommodation_unit: unit, ...dates, price: 10_000 })
      return { change: () => put(`prices/${id}`, { price: 9000 }) }
    },
  ],
  [
    'a single day',
    async (unit) => ({
      change: () =>
        property.call('POST', '/day-rates', {
          accommodation_unit: unit,
          title: 'Jarmok',
          day: '2027-05-04',
          price: 12_000,
        }),
    }),
  ],
  [
    'a price rule',
    async (unit) => {
      const effect = { direction: 'discount', effect: 'percent', value: 1000 }
      const id = await property.add('price-rules', {
        title: 'Dve noci',
        kind: 'length_of_stay',
        nights_from: 2,
        units: [unit],
        ...effect,
      })
      return { change: () => put(`price-rules/${id}`, { active: false }) }
    },
  ],
  [
    'a rate plan',
    async (unit) => {
      const effect = { direction: 'discount', effect: 'percent', value: 1000 }
      const rate_plan = await property.add('rate-plans', { title: 'Nevratná', units: [unit], ...effect })
      return { asked: { rate_plan }, change: () => put(`rate-plans/${rate_plan}`, { value: 500 }) }
    },
  ],
  [
    'a service',
    async (unit) => {
      const values = {
        title: 'Raňajky',
        price: 900,
        price_unit: 'person_night',
        vat_kind: 'food',
        units: [unit],
      }
      const id = await property.add('common-services', values)
      const common_services = [{ common_service: id, quantity: 1 }]
      return { asked: { common_services }, change: () => put(`common-services/${id}`, { price: 1000 }) }
    },
  ],
  [
    'an activity',
    async (unit) => ({
      held: { stays: two(unit), services: [aSeat(ride, 2, '2027-05-08')] },
      change: () => put(`services/${ride.service}`, { price: 2000 }),
    }),
  ],
  [
    'a package',
    async (unit) => ({
      held: adventHold(advent, unit),
      change: () => put(`packages/${advent.id}`, { price: 20_000 }),
    }),
  ],
])('a guest reads the new sum and agrees to it when %s changes after the quote', async (_what, prepare) => {
  const unit = await property.addUnit()
  const { asked = {}, held, change } = await prepare(unit)
  const request = held ?? { stays: two(unit) }
  const quote = async () =>
    (await api.call('POST', '/quotes', { body: { ...request, ...asked } })).body as PriceBreakdown
  const before = await quote()
  const hold = (await tryHold(api, request)).body as Hold
  expect((await change()).status).toBe(200)
  const after = await quote()
  expect(after.total).not.toBe(before.total)
  const terms = { payment_method: 'on_site', more: asked }
  const refused = await order(api, hold, { ...terms, expected_total: before.total })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { total: after.total } },
  })
  expect((await order(api, hold, { ...terms, expected_total: after.total })).status).toBe(200)
})

test('a coupon that ends after the quote is refused, and the order without it costs the full sum', async () => {
  const unit = await property.addUnit()
  const coupon = await property.add('coupons', { code: 'KONCI', kind: 'percent', value: 10 })
  const body = { stays: two(unit), coupon: 'KONCI' }
  const { total } = (await api.call('POST', '/quotes', { body })).body as PriceBreakdown
  const hold = (await tryHold(api, { stays: body.stays })).body as Hold
  await put(`coupons/${coupon}`, { active: false })
  const terms = { payment_method: 'on_site' }
  const refused = await order(api, hold, { ...terms, expected_total: total, more: { coupon: 'KONCI' } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'coupon_invalid' } })
  const other = await order(api, hold, { ...terms, expected_total: total })
  expect(other).toMatchObject({
    status: 409,
    body: { code: 'price_changed', details: { total: hold.price.total } },
  })
  expect((await order(api, hold, { ...terms, expected_total: hold.price.total })).status).toBe(200)
})
