import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { aStay, hold, order, type OrderOptions } from '../../testing/test-property.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  api.clock.set('2027-03-01T08:00:00Z')
})
afterAll(() => api.close())

/** A voucher of so many cents, with its code. */
async function soldVoucher(value: number): Promise<{ id: string; code: string }> {
  const { body } = await property.call('POST', '/vouchers', { value, method: 'cash' })
  const { id } = body as { id: string }
  const { bytes } = await property.file(`/vouchers/${id}/file.pdf`)
  const { letters } = readPdf(new Uint8Array(bytes))
  return { id, code: /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(letters)?.[0] ?? '' }
}

const held = async () => hold(api, [aStay(await property.addUnit(), '2027-06-01', '2027-06-03')])
const balanceOf = async (id: string) =>
  ((await property.call('GET', `/vouchers/${id}`)).body as { balance: number }).balance
const orderWith = async (voucher: string, options: OrderOptions = {}) =>
  order(api, await held(), { ...options, more: { voucher } })

test('a voucher that covers everything confirms the order without the gateway', async () => {
  const { id, code } = await soldVoucher(100_000)
  const { status, body } = await orderWith(code)
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'confirmed', payment_url: null })
  const { token } = body as { token: string }
  const { body: detail } = await api.call('GET', `/reservation-details/${token}`)
  const { paid, due, price } = detail as { paid: number; due: number; price: { total: number } }
  expect({ paid, due }).toEqual({ paid: price.total, due: 0 })
  expect(await balanceOf(id)).toBe(100_000 - price.total)
})

test('a smaller voucher leaves the rest of the deposit to the gateway', async () => {
  const { id, code } = await soldVoucher(1000)
  const { status, body } = await orderWith(code)
  expect(status).toBe(200)
  expect(body).toMatchObject({ state: 'awaiting_payment', payment_url: expect.any(String) })
  expect(await balanceOf(id)).toBe(0)
})

test('a wrong voucher refuses the whole order, and the hold can be ordered without it', async () => {
  const kept = await held()
  const refused = await order(api, kept, { more: { voucher: 'ABCD-EFGH-JKMN' } })
  expect(refused).toMatchObject({ status: 409, body: { code: 'voucher_invalid' } })
  expect((await order(api, kept)).status).toBe(200)
})

test('an order that waits for approval leaves the voucher as it is, which pays after the approval', async () => {
  const { id, code } = await soldVoucher(100_000)
  const unit = await property.addUnit({ approval_required: true })
  const guestHold = await hold(api, [aStay(unit, '2027-06-01', '2027-06-03')])
  const { status, body } = await order(api, guestHold, { more: { voucher: code } })
  expect({ status, body }).toMatchObject({ status: 200, body: { state: 'pending_approval' } })
  expect(await balanceOf(id)).toBe(100_000)
  const { token, number } = body as { token: string; number: string }
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[]
  await property.call('PUT', `/reservations/${found?.id}`, { state: 'awaiting_payment' })
  const answer = await api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
  expect(answer).toMatchObject({ status: 200, body: { due: 0 } })
})

test('the same order sent twice spends the voucher once', async () => {
  const { id, code } = await soldVoucher(1000)
  const kept = await held()
  const options = { key: 'the-same-order-again', more: { voucher: code } }
  const [first, second] = [await order(api, kept, options), await order(api, kept, options)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(second.body).toEqual(first.body)
  expect(await balanceOf(id)).toBe(0)
})
