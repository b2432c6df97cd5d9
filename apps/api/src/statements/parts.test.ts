import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import { from, openBankProperty, orderByTransfer, type Bank } from '../testing/fixtures/a-statement.ts'
import type { TestApi } from '../testing/test-api.ts'
import { detailOf, reservationRow } from '../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
let unit: string
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
})
beforeEach(async () => {
  api.clock.set('2027-03-10T09:00:00Z')
  unit = await property.addUnit()
})
afterAll(() => api.close())

const waiting = () => orderByTransfer(api, unit)
const stateOf = async (token: string) => (await detailOf(api, token)).state

test('a deposit in two transfers with the symbol of its order confirms it, and settles the alert', async () => {
  const { token, number, deposit } = await waiting()
  expect(await bank.take([from(number, 1000)])).toMatchObject({ assigned: 0, open: 1 })
  expect((await reservationRow(property, number))?.attention).toContain('neprepadne')
  await bank.take([from(number, deposit - 1000)])
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', paid: deposit })
  expect(await bank.lines(`variable_symbol=${number}`)).toMatchObject([
    { state: 'assigned', allocated: 1000 },
    { state: 'assigned', allocated: deposit - 1000 },
  ])
  expect((await reservationRow(property, number))?.attention).toBeNull()
})

test('the parts may be three, of one file or more, and the balance may come in parts, too', async () => {
  const { token, number, deposit, total } = await waiting()
  await bank.take([from(number, 1000), from(number, 500)])
  await bank.take([from(number, deposit - 1500)])
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', paid: deposit })
  await bank.take([from(number, 700), from(number, total - deposit - 700)])
  expect(await detailOf(api, token)).toMatchObject({ payment_status: 'paid', due: 0 })
})

test('an order does not expire while unassigned money with its symbol waits', async () => {
  const [{ token, number }, other] = [await waiting(), await orderByTransfer(api, await property.addUnit())]
  await bank.take([from(number, 1000)])
  api.clock.set('2027-04-10T09:00:00Z')
  expect(await stateOf(other.token)).toBe('expired')
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', pay_by: null, paid: 0 })
})

test('money that turns out to be for something else gives its order the days of a transfer again', async () => {
  const { token, number } = await waiting()
  const before = (await detailOf(api, token)).pay_by
  await bank.take([from(number, 1000), from(number, 2000)])
  const [first, second] = await bank.lines(`variable_symbol=${number}`)
  const setAside = (id = '') => property.call('POST', `/statement-lines/${id}/state`, { state: 'unrelated' })
  expect((await setAside(first?.id)).status).toBe(200)
  expect(await detailOf(api, token)).toMatchObject({ pay_by: null })
  await setAside(second?.id)
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', pay_by: before })
})

test('a part that the owner assigns by hand keeps its order without a deadline', async () => {
  const { token, number, deposit } = await waiting()
  await bank.take([from(number, 1000)])
  const [line] = await bank.lines(`variable_symbol=${number}`)
  const id = (await reservationRow(property, number))?.id
  const share = { allocations: [{ reservation: id, amount: 1000 }] }
  await property.call('POST', `/statement-lines/${line?.id}/allocations`, share)
  expect(await detailOf(api, token)).toMatchObject({ paid: 1000, pay_by: null })
  await bank.take([from(number, deposit - 1000)])
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', paid: deposit })
})

test('an order that is approved while its money waits has no deadline, either', async () => {
  unit = await property.addUnit({ approval_required: true })
  const { token, number } = await waiting()
  await bank.take([from(number, 1000)])
  api.clock.set('2027-04-10T09:00:00Z')
  const id = (await reservationRow(property, number))?.id
  const approved = await property.call('PUT', `/reservations/${id}`, { state: 'awaiting_payment' })
  expect(approved.body).toMatchObject({ state: 'awaiting_payment', pay_by: null })
  api.clock.set('2027-04-20T09:00:00Z')
  expect(await stateOf(token)).toBe('awaiting_payment')
})

test('parts that came after the deadline confirm together while the nights are free', async () => {
  const { token, number, deposit } = await waiting()
  api.clock.set('2027-04-10T09:00:00Z')
  await bank.take([from(number, 1000), from(number, deposit - 1000)])
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', paid: deposit })
  expect((await reservationRow(property, number))?.attention).toBeNull()
})

test('money in another currency and money that is too much stay out of the sum', async () => {
  const { token, number, deposit } = await waiting()
  await bank.take([from(number, 1000, { currency: 'CZK' }), from(number, deposit - 1000)])
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
  await bank.take([from(number, 1001)])
  expect(await detailOf(api, token)).toMatchObject({ state: 'awaiting_payment', paid: 0 })
})

test('parts imported at once by five callers are booked once', async () => {
  const { token, number, deposit } = await waiting()
  const parts = [1000, 500, 300, 200, deposit - 2000].map((amount) => bank.take([from(number, amount)]))
  await Promise.all(parts)
  expect(await detailOf(api, token)).toMatchObject({ state: 'confirmed', paid: deposit })
})
