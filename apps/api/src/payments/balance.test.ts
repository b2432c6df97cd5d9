import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { actAtGateway, aStay, book, hold, order, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { flagLateBalances } from './flag-late-balances.ts'
import { detailOf, reservationRow } from '../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let unit: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
beforeEach(async () => {
  api.clock.set('2027-03-10T09:00:00Z')
  unit = await property.addUnit()
})
afterAll(() => api.close())

const stay = () => [aStay(unit, '2027-05-01', '2027-05-03')]
const rowOf = (number: string) => reservationRow(property, number)

/** Ordered with its deposit paid. */
async function withDeposit() {
  const { token, number, payment_url } = await book(api, stay())
  await actAtGateway(api, payment_url, 'pay')
  return { token, number, seen: await detailOf(api, token) }
}

test('the balance has its due day from the order on, and the same payment methods', async () => {
  const { token, payment_url } = await book(api, stay())
  const before = await detailOf(api, token)
  const rest = before.price.total - before.price.deposit_due
  expect(before).toMatchObject({ balance: { amount: rest, due_on: '2027-04-17' } })
  await actAtGateway(api, payment_url, 'pay')
  const after = await detailOf(api, token)
  expect(after).toMatchObject({
    due_now: rest,
    balance: { amount: rest, due_on: '2027-04-17' },
    transfer: { amount: rest, due_day: '2027-04-17' },
  })
  expect(after.payment_methods).toEqual(expect.arrayContaining(['sandbox', 'transfer']))
  const again = await api.call('POST', `/reservation-details/${token}/payments`, {
    body: { payment_method: 'sandbox' },
  })
  await actAtGateway(api, (again.body as { payment_url: string }).payment_url, 'pay')
  expect(await detailOf(api, token)).toMatchObject({ due: 0, payment_status: 'paid', balance: null })
})

test('the confirmation’s e-mail has the due day and the payment', async () => {
  const { number } = await withDeposit()
  const id = (await rowOf(number))?.id
  const mails = (await property.call('GET', `/outgoing-emails?reservation=${id}`)).body as {
    key: string
    body: string
  }[]
  const confirmation = mails.find(({ key }) => key === 'reservation_confirmed')
  expect(confirmation?.body).toMatch(/17\.\s4\.\s2027/)
  expect(mails.some(({ key }) => key === 'payment_received')).toBe(false)
})

test('a late balance is flagged once, and its transfer asks for no past day; one in time is not', async () => {
  const { number, token } = await withDeposit()
  const services = { clock: api.clock, publicUrl: 'http://127.0.0.1:3000' }
  api.clock.set('2027-04-17T21:00:00Z')
  await flagLateBalances(api.api.db, services)
  expect((await rowOf(number))?.attention).toBeNull()
  api.clock.set('2027-04-18T04:00:00Z')
  await flagLateBalances(api.api.db, services)
  await flagLateBalances(api.api.db, services)
  const row = await rowOf(number)
  expect(await detailOf(api, token)).toMatchObject({
    balance: { due_on: '2027-04-17' },
    transfer: { due_day: null, payme_url: expect.not.stringContaining('DT=') },
  })
  expect(row?.attention).toMatch(/^Doplatok .* neprišiel do 17\.\s4\.\s2027\.$/)
  const history = (await property.call('GET', `/reservations/${row?.id}/history`)).body as {
    action: string
  }[]
  expect(history.filter(({ action }) => action === 'attention')).toHaveLength(1)
})

test('paying on site is offered only while the owner allows it', async () => {
  await property.settings({ on_site_allowed: false })
  const guestHold = await hold(api, stay())
  expect((await api.call('GET', '/payment-methods?arrival=2027-05-01')).body).not.toContain('on_site')
  expect(await order(api, guestHold, { payment_method: 'on_site' })).toMatchObject({
    status: 409,
    body: { code: 'payment_method_unavailable' },
  })
  await property.settings({ on_site_allowed: true })
  const ordered = await order(api, guestHold, { payment_method: 'on_site' })
  expect(ordered).toMatchObject({ status: 200, body: { state: 'confirmed' } })
  const { token } = ordered.body as { token: string }
  const detail = await detailOf(api, token)
  expect(detail.balance).toEqual({ amount: detail.price.total, due_on: '2027-05-01' })
})

test('an overpaid amount is flagged for the owner', async () => {
  const { number, seen } = await withDeposit()
  const id = (await rowOf(number))?.id
  const body = { kind: 'payment', method: 'cash', amount: seen.due + 100 }
  await property.call('POST', `/reservations/${id}/transaction-logs`, body)
  expect((await rowOf(number))?.attention).toMatch(
    /^Hosť zaplatil o 1,00\s€ viac, než mal\. Preplatok treba vrátiť\.$/,
  )
  expect((await property.call('GET', `/reservations/${id}`)).body).toMatchObject({
    payment_status: 'overpaid',
  })
})

test('a payment that came twice is named with its sum, which is to be returned', async () => {
  const { number, seen } = await withDeposit()
  const id = (await rowOf(number))?.id
  const pay = () =>
    property.call('POST', `/reservations/${id}/transaction-logs`, {
      kind: 'payment',
      method: 'transfer',
      amount: seen.due,
    })
  await pay()
  await pay()
  const { body } = await property.call('GET', `/reservations/${id}`)
  expect(body).toMatchObject({ to_return: seen.due })
  expect((await rowOf(number))?.attention).toMatch(/^Rovnaká platba .* prišla dvakrát/)
})

test('a deposit that came twice is named, although both together stay below the price', async () => {
  const { number, payment_url } = await book(api, stay())
  const id = (await rowOf(number))?.id
  const read = async () =>
    (await property.call('GET', `/reservations/${id}`)).body as Record<'due' | 'deposit_due', number>
  const { deposit_due } = await read()
  const entry = { kind: 'payment', method: 'transfer', amount: deposit_due }
  await property.call('POST', `/reservations/${id}/transaction-logs`, entry)
  expect((await rowOf(number))?.attention).toBeNull()
  await actAtGateway(api, payment_url, 'pay')
  expect((await rowOf(number))?.attention).toMatch(
    /^Rovnaká platba .* prišla dvakrát\. Druhá znižuje doplatok/,
  )
  const rest = { ...entry, amount: (await read()).due }
  await property.call('POST', `/reservations/${id}/transaction-logs`, rest)
  expect((await rowOf(number))?.attention).toBeNull()
})

test('refunds entered by hand cannot exceed the payments', async () => {
  const { number, seen } = await withDeposit()
  const id = (await rowOf(number))?.id
  const refund = (amount: number) =>
    property.call('POST', `/reservations/${id}/transaction-logs`, {
      kind: 'refund',
      method: 'transfer',
      amount,
    })
  expect(await refund(seen.paid + 1)).toMatchObject({ status: 409, body: { code: 'refund_exceeds' } })
  expect((await refund(seen.paid)).status).toBe(200)
  const row = await rowOf(number)
  const mails = (await property.call('GET', `/reservations/${row?.id}/messages`)).body as { key: string }[]
  expect(mails.filter(({ key }) => key === 'payment_refunded')).toHaveLength(1)
})
