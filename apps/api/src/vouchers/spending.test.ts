import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { Till } from '@dvor/contract/money/till.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { voucherCalls, type VoucherCalls } from '../testing/calls/voucher-calls.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { limits } from '../platform/http/limits.ts'
import { expireVouchers } from './edit-voucher.ts'
import { returnOfEnded } from './return-to-vouchers.ts'

let api: TestApi
let property: InvoicingProperty
let calls: VoucherCalls
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  calls = voucherCalls(api, property)
  api.clock.set('2027-03-01T08:00:00Z')
  // The till begins with its first hand-over, so that it has all money of the vouchers below.
  await property.call('POST', '/till/handovers', { opening: 0, expected: 0, counted: 0 })
})
afterAll(() => api.close())

const services = () => ({ clock: api.clock, publicUrl: 'http://127.0.0.1:3000' })

interface Shown {
  total: number
  paid: number
  due: number
  state: string
  to_return: number
}
const shown = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}`)).body as Shown & { price: { total: number } }
const idOf = async (number: string) =>
  ((await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[])[0]?.id ?? ''
const attentionOf = async (number: string) =>
  ((await property.call('GET', `/reservations?number=${number}`)).body as { attention: string | null }[])[0]
    ?.attention
const ask = (code: string, from: string) => api.call('POST', '/voucher-balances', { body: { code }, from })

describe('spending a voucher', () => {
  test('reduces what is due and never the price; the rest stays on it', async () => {
    const { id, code } = await calls.soldWithCode()
    const { token } = await calls.ordered()
    const before = await shown(token)
    const total = before.price.total
    expect(before.state).toBe('awaiting_payment')
    const answer = await calls.redeem(token, ` ${code.toLowerCase()} `)
    const redeemed = Math.min(20_000, total)
    expect(answer).toMatchObject({
      status: 200,
      body: { redeemed, balance: 20_000 - redeemed, due: total - redeemed },
    })
    const after = await shown(token)
    expect(after.price.total).toBe(total)
    expect(after).toMatchObject({ state: 'confirmed', paid: redeemed, due: total - redeemed })
    expect((await calls.detailOf(id)).balance).toBe(20_000 - redeemed)
    const rest = await calls.ordered()
    const left = await calls.redeem(rest.token, code)
    expect(left).toMatchObject({ status: 200, body: { redeemed: 20_000 - redeemed, balance: 0 } })
    expect((await calls.detailOf(id)).state).toBe('redeemed')
    expect((await calls.redeem((await calls.ordered()).token, code)).body).toMatchObject({
      code: 'voucher_invalid',
      details: { state: 'redeemed' },
    })
    expect(await calls.brokenRules()).toEqual([])
  })

  test('comes back with a cancellation by the guest, and gives a near last day three months', async () => {
    const { id, code } = await calls.soldWithCode({ valid_until: '2027-03-20' })
    const { token } = await calls.ordered()
    const { body } = await calls.redeem(token, code)
    const { redeemed } = body as { redeemed: number }
    const cancelled = await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
    expect(cancelled).toMatchObject({ status: 200, body: { refund: redeemed } })
    expect(await calls.detailOf(id)).toMatchObject({
      balance: 20_000,
      state: 'valid',
      valid_until: '2027-06-01',
    })
    expect(await shown(token)).toMatchObject({ state: 'cancelled', paid: 0, to_return: 0 })
    expect(await calls.brokenRules()).toEqual([])
  })

  test('comes back when the order expires unpaid', async () => {
    const { id, code } = await calls.soldWithCode({ value: 1000 })
    const { token, number } = await calls.ordered()
    await calls.redeem(token, code)
    expect((await shown(token)).state).toBe('awaiting_payment')
    api.clock.set('2027-03-20T08:00:00Z')
    await shown(token)
    const attention = await attentionOf(number)
    await returnOfEnded(api.api.db, services())
    expect(await calls.detailOf(id)).toMatchObject({ balance: 1000, state: 'valid' })
    expect(await shown(token)).toMatchObject({ state: 'expired', paid: 0 })
    // The owner has nothing to send.
    expect(attention).toBeNull()
  })

  test('is undone by the owner, who cannot reverse the entry of the ledger', async () => {
    const { id, code } = await calls.soldWithCode({ value: 3000 })
    const { number } = await calls.ordered()
    const reservation = await idOf(number)
    const answer = await property.call('POST', `/reservations/${reservation}/voucher-redemptions`, { code })
    expect(answer).toMatchObject({ status: 200, body: { redeemed: 3000 } })
    const logged = 'select id from transaction_logs where reservation = $1'
    const [entry] = (await api.api.db.$client.query(logged, [reservation])).rows
    const reversal = { kind: 'reversal', method: 'voucher', amount: 3000, reverses: entry?.id }
    expect(
      (await property.call('POST', `/reservations/${reservation}/transaction-logs`, reversal)).status,
    ).toBe(409)
    const path = `/reservations/${reservation}/voucher-returns`
    expect((await property.call('POST', path, { amount: 3001 })).status).toBe(400)
    // Money given back in cash does not go back a second time.
    const cash = (kind: string, amount: number) =>
      property.call('POST', `/reservations/${reservation}/transaction-logs`, { kind, method: 'cash', amount })
    await cash('refund', 2000)
    const refused = { status: 409, body: { code: 'refund_exceeds', details: { most: 1000 } } }
    expect(await property.call('POST', path, {})).toMatchObject(refused)
    expect(await property.call('POST', path, { amount: 1001 })).toMatchObject(refused)
    await cash('payment', 2000)
    expect(await property.call('POST', path, {})).toMatchObject({ status: 200, body: { returned: 3000 } })
    expect((await property.call('POST', path, {})).status).toBe(400)
    expect((await calls.detailOf(id)).balance).toBe(3000)
    expect(await calls.brokenRules()).toEqual([])
  })
})

describe('the last day', () => {
  test('forfeits the balance, which a prolongation brings back', async () => {
    const { id, code } = await calls.soldWithCode({ valid_until: '2027-03-25', value: 6000 })
    api.clock.set('2027-03-26T05:00:00Z')
    expect((await calls.redeem((await calls.ordered()).token, code)).body).toMatchObject({
      code: 'voucher_invalid',
      details: { state: 'expired' },
    })
    await expireVouchers(api.api.db, services())
    await expireVouchers(api.api.db, services())
    expect(await calls.detailOf(id)).toMatchObject({ state: 'expired', balance: 0 })
    const statement = async () =>
      ((await property.call('GET', '/monthly-statements/2027-03')).body as MonthlyStatement).vouchers
    const forfeited = await statement()
    const prolong = (valid_until: string) =>
      property.call('POST', `/vouchers/${id}/validity`, { valid_until })
    expect((await prolong('2027-03-25')).status).toBe(400)
    expect(await prolong('2027-12-31')).toMatchObject({
      status: 200,
      body: { state: 'valid', balance: 6000 },
    })
    const after = await statement()
    expect(forfeited.forfeited - after.forfeited).toBe(6000)
    expect(after.outstanding - forfeited.outstanding).toBe(6000)
    expect(await calls.brokenRules()).toEqual([])
  })
})

test('the statement, the till and the exports agree with the movements to the cent', async () => {
  const sum = async (sql: string) => Number((await api.api.db.$client.query(sql)).rows[0].sum ?? 0)
  const { vouchers } = (await property.call('GET', '/monthly-statements/2027-03')).body as MonthlyStatement
  expect(vouchers.sold + vouchers.refunded).toBe(await sum('select sum(money) from voucher_movements'))
  expect(vouchers.outstanding).toBe(await sum('select sum(amount) from voucher_movements'))
  expect(vouchers.sold + vouchers.refunded - vouchers.redeemed - vouchers.forfeited).toBe(
    vouchers.outstanding,
  )
  const { sums } = (await property.call('GET', '/till')).body as Till
  expect(sums.expected).toBe(await sum("select sum(money) from voucher_movements where method = 'cash'"))
})

describe('a code that pays nothing', () => {
  const from = '203.0.113.7'
  const refusal = (state: string) => ({ status: 409, body: { code: 'voucher_invalid', details: { state } } })

  test('is refused with the reason, by the balance and by the reservation alike', async () => {
    const { id, code } = await calls.soldWithCode({ value: 4000 })
    expect(await ask(code, from)).toMatchObject({ status: 200, body: { state: 'valid', balance: 4000 } })
    const { token } = await calls.ordered()
    const expectRefused = async (typed: string, state: string) => {
      expect(await ask(typed, from)).toMatchObject(refusal(state))
      expect(await calls.redeem(token, typed)).toMatchObject(refusal(state))
    }
    await property.call('POST', `/vouchers/${id}/void`, { reason: 'Stratený' })
    await expectRefused(code, 'void')
    await expectRefused('ABCDEFGHJKMN', 'unknown')
  })

  test('is unknown where another property sold it, and spends nothing there', async () => {
    const other = await startTestApi()
    const elsewhere = voucherCalls(other, await buildInvoicingProperty(other))
    const { id, code } = await elsewhere.soldWithCode({ value: 4000 })
    expect(await ask(code, from)).toMatchObject(refusal('unknown'))
    expect(await calls.redeem((await calls.ordered()).token, code)).toMatchObject(refusal('unknown'))
    expect((await elsewhere.detailOf(id)).balance).toBe(4000)
    await other.close()
  })
})

test('refuses after ten wrong codes from one address', async () => {
  const from = '203.0.113.9'
  for (let wrong = 0; wrong < limits.voucher.ip; wrong++)
    expect((await ask('ABCDEFGHJKMN', from)).status).toBe(409)
  expect((await ask('ABCDEFGHJKMN', from)).status).toBe(429)
})
