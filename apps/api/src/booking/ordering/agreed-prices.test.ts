import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  aGuest,
  aStay,
  actAtGateway,
  book,
  hold,
  order,
  type TestProperty,
  taxRate,
} from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let breakfast: string
let dog: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  breakfast = await property.add('common-services', {
    title: 'Raňajky',
    price: 900,
    price_unit: 'person_night',
    vat_kind: 'food',
  })
  dog = await property.add('common-services', {
    title: 'Psík',
    price: 500,
    price_unit: 'night',
    vat_kind: 'other',
  })
})
afterAll(() => api.close())

const done = async (answer: ReturnType<TestProperty['call']>) => {
  const { status, body } = await answer
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const detailOf = async (token: string) =>
  (await done(api.call('GET', `/reservation-details/${token}`))) as ReservationDetail
const linesOf = (lines: readonly PriceLine[]) =>
  lines.map(({ kind, quantity, unit_price, rule }) => [kind, quantity, unit_price, rule])
const idOf = async (number: string) =>
  ((await done(property.call('GET', `/reservations?number=${number}`))) as { id: string }[])[0]?.id ?? ''

/** A season with higher prices than the booked ones, and higher prices of services. */
async function raisePrices(unit: string) {
  const season = { valid_from: '2027-01-01', valid_to: '2027-12-31', price: 18_700, extra_person_price: 9000 }
  await property.addPrice({ accommodation_unit: unit, title: 'Nová sezóna', ...season })
  await done(property.call('PUT', `/common-services/${breakfast}`, { price: 1500, vat_kind: 'other' }))
  await done(property.call('PUT', `/common-services/${dog}`, { price: 700, active: false }))
  await property.settings({ stay_tax_rates: [taxRate(300)] })
}
async function restorePrices() {
  await done(property.call('PUT', `/common-services/${breakfast}`, { price: 900, vat_kind: 'food' }))
  await done(property.call('PUT', `/common-services/${dog}`, { price: 500, active: true }))
  await property.settings({ stay_tax_rates: [taxRate(150)] })
}

/** Two nights for two with the dog and a coupon of 10 %, paid; then all prices rise and the coupon ends. */
async function aBookedStay(arrival: string, departure: string) {
  const unit = await property.addUnit({ base_price: 8700 })
  const code = `DOHODA${arrival}`
  const coupon = await property.add('coupons', { code, kind: 'percent', value: 10, max_uses: 1 })
  const stays = [aStay(unit, arrival, departure)]
  const common_services = [{ common_service: dog, quantity: 1 }]
  const request = { stays, common_services, coupon: code }
  const quote = (await done(api.call('POST', '/quotes', { body: request }))) as { total: number }
  const ordered = await order(api, await hold(api, stays, `10.3.${arrival.slice(5, 7)}.1`), {
    expected_total: quote.total,
    more: { common_services, coupon: code },
  })
  const { token, number, payment_url } = ordered.body as Awaited<ReturnType<typeof book>>
  await actAtGateway(api, payment_url, 'pay')
  await raisePrices(unit)
  await done(property.call('PUT', `/coupons/${coupon}`, { value: 50, active: false }))
  const detail = await detailOf(token)
  return { unit, token, id: await idOf(number), detail, stay: stays[0] ?? aStay(unit, arrival, departure) }
}

test('adding or removing a service leaves agreed nights, tax, services and coupon unchanged', async () => {
  const { id, detail } = await aBookedStay('2027-05-01', '2027-05-03')
  const agreed = [
    ['nights', 2, 8700, null],
    ['common_service', 2, 500, null],
  ]
  const path = `/reservations/${id}/common-service-reservations`
  const request = { common_service: breakfast, quantity: 1 }
  const shown = (await done(property.call('POST', `${path}?dry_run=true`, request))) as PriceChange
  expect(linesOf(shown.price.lines).slice(0, 3)).toEqual([...agreed, ['common_service', 4, 1500, null]])
  expect(shown.difference).toBe(4 * 1500 * 0.9)
  expect((await detailOf(detail.token)).price).toEqual(detail.price)
  expect(await property.call('POST', path, { ...request, expected_total: 1 })).toMatchObject({
    status: 409,
    body: { code: 'price_changed' },
  })
  await done(property.call('POST', path, { ...request, expected_total: shown.price.total }))
  const [, added] = (await detailOf(detail.token)).common_services
  const removal = await done(property.call('GET', `/common-service-reservations/${added?.id}/removal`))
  expect(removal).toMatchObject({ difference: -shown.difference })
  await done(property.call('DELETE', `/common-service-reservations/${added?.id}`))
  expect((await detailOf(detail.token)).price).toEqual(detail.price)
  await restorePrices()
})

test('a longer stay pays the new price for the new night only; another unit is priced as new', async () => {
  const { id, stay, unit } = await aBookedStay('2027-06-01', '2027-06-03')
  const preview = async (changed: object) => {
    const body = { stays: [{ ...stay, ...changed }] }
    return linesOf(
      ((await done(property.call('POST', `/reservations/${id}/stays?dry_run=true`, body))) as PriceChange)
        .price.lines,
    )
  }
  expect(await preview({ departure: '2027-06-04' })).toEqual([
    ['nights', 2, 8700, null],
    ['nights', 1, 18_700, 'Nová sezóna'],
    ['common_service', 3, 500, null],
    ['discount', 1, -(2 * 8700 + 18_700) / 10, 'DOHODA2027-06-01'],
    ['discount', 1, -150, 'DOHODA2027-06-01'],
    ['stay_tax', 4, 150, null],
    ['stay_tax', 2, 300, null],
  ])
  expect((await preview({ adults: 3 })).slice(0, 2)).toEqual([
    ['nights', 2, 8700, null],
    ['extra_person', 2, 9000, 'Nová sezóna'],
  ])
  const other = await property.addUnit({ base_price: 12_300 })
  expect((await preview({ accommodation_unit: other }))[0]).toEqual(['nights', 2, 12_300, null])
  expect((await preview({ accommodation_unit: unit }))[0]).toEqual(['nights', 2, 8700, null])
  await restorePrices()
})

test('a guest’s change by the link, and an undone cancellation, keep the agreed prices', async () => {
  const { id, token, detail } = await aBookedStay('2027-07-01', '2027-07-04')
  const [stay] = detail.stays
  const request = {
    id: stay?.id,
    arrival: '2027-07-02',
    departure: '2027-07-05',
    adults: 2,
    children_ages: [],
  }
  const body = { stays: [request], dry_run: true }
  const changed = (await done(
    api.call('POST', `/reservation-details/${token}/changes`, { body }),
  )) as PriceChange
  expect(linesOf(changed.price.lines).slice(0, 2)).toEqual([
    ['nights', 2, 8700, null],
    ['nights', 1, 18_700, 'Nová sezóna'],
  ])
  await done(property.call('PUT', `/reservations/${id}`, { state: 'cancelled' }))
  await done(property.call('PUT', `/reservations/${id}`, { state: 'confirmed' }))
  expect((await detailOf(token)).price).toEqual(detail.price)
  await restorePrices()
})

test('a paid deposit stays paid when the stay grows', async () => {
  const { id, token, detail, stay } = await aBookedStay('2027-08-01', '2027-08-03')
  expect(detail.payment_status).toBe('deposit_paid')
  await done(
    property.call('POST', `/reservations/${id}/stays`, { stays: [{ ...stay, departure: '2027-08-05' }] }),
  )
  const after = await detailOf(token)
  expect(after).toMatchObject({ payment_status: 'deposit_paid', paid: detail.paid })
  expect(after.due_now).toBe(after.due)
  expect(after.balance).toMatchObject({ amount: after.due, due_on: detail.balance?.due_on })
  await restorePrices()
})

test('a partly paid deposit is named as a part', async () => {
  const unit = await property.addUnit()
  const booking = {
    stays: [aStay(unit, '2027-09-01', '2027-09-03')],
    guest: aGuest,
    state: 'awaiting_payment',
    payment_method: 'transfer',
  }
  const { id } = (await done(property.call('POST', '/reservations', booking))) as { id: string }
  const part = { kind: 'payment', method: 'cash', amount: 1000 }
  await done(property.call('POST', `/reservations/${id}/transaction-logs`, part))
  expect(await done(property.call('GET', `/reservations/${id}`))).toMatchObject({
    payment_status: 'partially_paid',
  })
})
