import type { PaymentPart } from '@dvor/contract/money/payment-schedule.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { detailOf, idOf, reservationRow } from '../testing/fixtures/read-reservation.ts'
import { mailTo } from '../testing/guest-mail.ts'
import { actAtGateway, aStay, book, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { flagLateBalances } from './flag-late-balances.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  await property.settings({ payment_schedule: threeParts })
})
beforeEach(() => api.clock.set('2027-03-10T09:00:00Z'))
afterAll(() => api.close())

const threeParts: PaymentPart[] = [
  { share: 'percent', value: 30, days_before: null },
  { share: 'percent', value: 40, days_before: 60 },
  { share: 'rest', value: 0, days_before: 0 },
]

/** Two nights for 166 €, five months ahead: 49,80 € now, 66,40 € by 2 June, 49,80 € on arrival. */
async function ordered() {
  const unit = await property.addUnit()
  const order = await book(api, [aStay(unit, '2027-08-01', '2027-08-03')])
  return { ...order, id: await idOf(property, order.number) }
}

const pay = (id: string, amount: number) =>
  property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'transfer',
    amount,
  })

const text = (html: string | undefined) => html?.replaceAll('\u00A0', ' ')

test('rows that contradict each other are refused with their path', async () => {
  const refused = async (payment_schedule: unknown) =>
    (await property.call('PUT', '/global-settings', { payment_schedule })).body as { fields: unknown[] }
  const [first, second, rest] = threeParts
  const twice = [first, { ...second, value: 70 }, rest]
  expect((await refused(twice)).fields).toEqual([{ path: 'payment_schedule.1.value', code: 'nothing_left' }])
  expect((await refused([first, second])).fields).toEqual([
    { path: 'payment_schedule.1.share', code: 'rest_not_last' },
  ])
  const backwards = [first, { ...second, days_before: 0 }, { ...rest, days_before: 30 }]
  expect((await refused(backwards)).fields).toEqual([
    { path: 'payment_schedule.2.days_before', code: 'parts_out_of_order' },
  ])
  expect((await refused([])).fields).toEqual([{ path: 'payment_schedule', code: 'too_short' }])
})

test('a price in three parts is asked for part by part', async () => {
  const { token, id, payment_url } = await ordered()
  const before = await detailOf(api, token)
  expect(before).toMatchObject({
    state: 'awaiting_payment',
    due_now: 4980,
    price: { deposit_due: 4980, balance_due_on: '2027-06-02', total: 16_600 },
    instalments: [
      { amount: 4980, due_on: null, open: 4980 },
      { amount: 6640, due_on: '2027-06-02', open: 6640 },
      { amount: 4980, due_on: '2027-08-01', open: 4980 },
    ],
  })
  await actAtGateway(api, payment_url, 'pay')
  expect(await detailOf(api, token)).toMatchObject({
    state: 'confirmed',
    payment_status: 'deposit_paid',
    due_now: 6640,
    balance: { amount: 6640, due_on: '2027-06-02' },
    transfer: { amount: 6640, due_day: '2027-06-02' },
  })
  const [mail] = await mailTo(property, id, 'reservation_confirmed')
  for (const part of ['49,80 €, zaplatené', 'do 2. 6. 2027', '66,40 €', 'do 1. 8. 2027'])
    expect(text(mail?.body)).toContain(part)
  await pay(id, 8000)
  expect(await detailOf(api, token)).toMatchObject({
    due: 3620,
    due_now: 3620,
    balance: { amount: 3620, due_on: '2027-08-01' },
    instalments: [{ open: 0 }, { open: 0 }, { open: 3620 }],
  })
  const overview = (await property.call('GET', `/reservations/${id}/payments`)).body
  expect(overview).toMatchObject({ instalments: [{ open: 0 }, { open: 0 }, { amount: 4980, open: 3620 }] })
})

test('a late part is flagged with its own sum, until it is paid', async () => {
  const { token, id, number, payment_url } = await ordered()
  await actAtGateway(api, payment_url, 'pay')
  const services = { clock: api.clock, publicUrl: 'http://127.0.0.1:3000' }
  const attention = async () => text((await reservationRow(property, number))?.attention ?? undefined)
  api.clock.set('2027-06-02T20:00:00Z')
  await flagLateBalances(api.api.db, services)
  expect(await attention()).toBeUndefined()
  api.clock.set('2027-06-03T04:00:00Z')
  await flagLateBalances(api.api.db, services)
  expect(await attention()).toBe('Doplatok 66,40 € neprišiel do 2. 6. 2027.')
  await pay(id, 6000)
  expect(await attention()).toBe('Doplatok 66,40 € neprišiel do 2. 6. 2027.')
  await pay(id, 640)
  expect(await attention()).toBeUndefined()
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', due_now: 4980 })
})

test('a change of days moves the open parts and keeps the paid one', async () => {
  const { token, payment_url } = await ordered()
  await actAtGateway(api, payment_url, 'pay')
  const { stays, updated_at } = await detailOf(api, token)
  const [stay] = stays
  const body = {
    stays: [{ id: stay?.id, arrival: '2027-08-11', departure: '2027-08-14', adults: 2, children_ages: [] }],
    dry_run: true,
  }
  const change = (more: object = {}) =>
    api.call('POST', `/reservation-details/${token}/changes`, {
      body: { ...body, ...more },
      headers: { 'if-match': `"${updated_at}"` },
    })
  const { price } = (await change()).body as { price: PriceBreakdown }
  const kept = await change({ dry_run: false, expected_total: price.total })
  expect(kept.status, JSON.stringify(kept.body)).toBe(200)
  // Three nights for 249 €: 70 % of them by sixty days before the new arrival.
  expect((await detailOf(api, token)).instalments).toEqual([
    { amount: 4980, due_on: null, open: 0 },
    { amount: 12_450, due_on: '2027-06-12', open: 12_450 },
    { amount: 7470, due_on: '2027-08-11', open: 7470 },
  ])
})

test('an order whose approval comes late has its parts after the new deadline', async () => {
  const unit = await property.addUnit({ approval_required: true })
  // The second part is due on 16 March, a day after the last one for a transfer of the first.
  const order = await book(api, [aStay(unit, '2027-05-15', '2027-05-17')], { payment_method: 'transfer' })
  expect((await detailOf(api, order.token)).price.instalments).toHaveLength(3)
  api.clock.set('2027-03-12T08:00:00Z')
  const id = await idOf(property, order.number)
  await property.call('PUT', `/reservations/${id}`, { state: 'awaiting_payment' })
  const { instalments, pay_by, price } = await detailOf(api, order.token)
  expect(pay_by).toMatch(/^2027-03-17T22:59:59/)
  expect(instalments.map(({ due_on }) => due_on)).toEqual([null, '2027-03-17', '2027-05-15'])
  expect(price.balance_due_on).toBe('2027-03-17')
})
