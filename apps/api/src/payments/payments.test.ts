import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aStay, actAtGateway, book, hold, order, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { detailOf } from '../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

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

const stay = () => [aStay(unit, '2027-05-01', '2027-05-03')]

test.each(['pay', 'lose', 'repeat'])('money is booked exactly once: %s', async (action) => {
  const { token, payment_url } = await book(api, stay())
  await actAtGateway(api, payment_url, action)
  const detail = await detailOf(api, token)
  expect(detail).toMatchObject({ state: 'confirmed', paid: detail.price.deposit_due })
  expect(detail.payments).toHaveLength(1)
})

test('a delayed payment is found when the guest reads the reservation again', async () => {
  const { token, payment_url } = await book(api, stay())
  await actAtGateway(api, payment_url, 'delay')
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment' })
  api.clock.advanceMinutes(1)
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed' })
})

test('a declined payment can be tried again', async () => {
  const { token, payment_url } = await book(api, stay())
  await actAtGateway(api, payment_url, 'decline')
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  const again = await api.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'sandbox' },
  })
  const url = (again.body as { payment_url: string }).payment_url
  expect(url).not.toBe(payment_url)
  await actAtGateway(api, url, 'pay')
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed' })
})

test('a forged notification changes nothing', async () => {
  const { token, payment_url } = await book(api, stay())
  const reference = payment_url?.split('/').at(-1)
  const forged = await api.call('POST', '/payments/sandbox/notifications', {
    body: { reference, signature: 'x'.repeat(43) },
  })
  expect(forged).toMatchObject({ status: 400, body: { code: 'payment_invalid' } })
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
})

test('a late payment confirms while the nights are free', async () => {
  const { token, payment_url } = await book(api, stay())
  api.clock.advanceMinutes(31)
  expect(await detailOf(api, token)).toMatchObject({ state: 'expired' })
  await actAtGateway(api, payment_url, 'pay')
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed' })
})

test('a late payment for taken nights is kept and flagged for the owner', async () => {
  const { token, payment_url } = await book(api, stay())
  api.clock.advanceMinutes(31)
  await hold(api, stay(), '10.1.1.1')
  await actAtGateway(api, payment_url, 'pay')
  const detail = await detailOf(api, token)
  expect(detail).toMatchObject({ state: 'expired', paid: detail.price.deposit_due })
  const flagged = await property.call('GET', `/reservations?attention_null=false&number=${detail.number}`)
  expect(flagged.body).toMatchObject([{ attention: 'Platba prišla po termíne a izba je už obsadená.' }])
})

test('a late payment confirms on the day of arrival; a day later it is flagged and the stay stays expired', async () => {
  const second = await property.addUnit()
  const orders = []
  for (const room of [unit, second])
    orders.push(await book(api, [aStay(room, '2027-03-13', '2027-03-15')], { payment_method: 'transfer' }))
  const paid = async ({ number }: { number: string }) => {
    const [row] = (await property.call('GET', `/reservations?number=${number}`)).body as {
      id: string
      total: number
    }[]
    const entry = { kind: 'payment', method: 'transfer', amount: row?.total }
    await property.call('POST', `/reservations/${row?.id}/transaction-logs`, entry)
    return (await property.call('GET', `/reservations/${row?.id}`)).body
  }
  const [early, late] = orders
  if (!early || !late) throw new Error('two orders')
  api.clock.set('2027-03-13T09:00:00Z')
  expect(await paid(early)).toMatchObject({ state: 'confirmed', attention: null })
  api.clock.set('2027-03-14T09:00:00Z')
  expect(await paid(late)).toMatchObject({
    state: 'expired',
    alerts: [{ kind: 'late_payment', reason: expect.stringContaining('po začiatku pobytu') }],
  })
  api.clock.set('2027-03-10T09:00:00Z')
})

test('a transfer has its account data and a readable code', async () => {
  const { token, number } = await book(api, stay(), { payment_method: 'transfer' })
  expect(await detailOf(api, token)).toMatchObject({
    state: 'awaiting_payment',
    transfer: { variable_symbol: number, iban: 'SK31 1200 0000 1987 4263 7541' },
  })
})

test('with a wrong BIC the QR code is still shown, and a wrong IBAN is not offered', async () => {
  const { token } = await book(api, stay(), { payment_method: 'transfer' })
  const store = (iban: string, bic: string) =>
    api.api.db.$client.query('update global_settings set iban = $1, bic = $2', [iban, bic])
  await store('SK3112000000198742637541', 'TATRA')
  expect(await detailOf(api, token)).toMatchObject({ transfer: { bic: null, qr_svg: expect.any(String) } })
  await store('SK3212000000198742637541', 'TATRA')
  const guestHold = await hold(api, [aStay(unit, '2027-06-01', '2027-06-03')])
  const refused = await order(api, guestHold, { payment_method: 'transfer' })
  expect(refused).toMatchObject({ body: { code: 'payment_method_unavailable' } })
  await property.settings({ iban: 'SK3112000000198742637541', bic: null })
})

test('paying on site confirms at once; no payment may exceed the amount due', async () => {
  const { token, state } = await book(api, stay(), { payment_method: 'on_site' })
  expect(state).toBe('confirmed')
  const { due, number } = await detailOf(api, token)
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as {
    id: string
  }[]
  const answer = await property.call('POST', `/reservations/${found?.id}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: due,
  })
  expect(answer.status).toBe(200)
  expect(await detailOf(api, token)).toMatchObject({ payment_status: 'paid', due: 0 })
  const more = await api.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'sandbox' },
  })
  expect(more).toMatchObject({ status: 400, body: { code: 'payment_invalid' } })
})
