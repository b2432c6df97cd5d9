import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { Till } from '@dvor/contract/money/till.ts'
import type { Voucher, VoucherDetail, VoucherPage } from '@dvor/contract/money/vouchers.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rules } from '../operations/integrity/rules.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { aStay, book } from '../testing/test-property.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { expireVouchers } from './edit-voucher.ts'
import { returnOfEnded } from './return-to-vouchers.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  api.clock.set('2027-03-01T08:00:00Z')
})
afterAll(() => api.close())

const services = () => ({ clock: api.clock, publicUrl: 'http://127.0.0.1:3000' })

const sell = async (values: object = {}): Promise<Voucher> => {
  const { status, body } = await property.call('POST', '/vouchers', {
    value: 20_000,
    method: 'cash',
    buyer_name: 'Eva Malá',
    ...values,
  })
  expect(status).toBe(200)
  return body as Voucher
}
const detailOf = async (id: string) => (await property.call('GET', `/vouchers/${id}`)).body as VoucherDetail

/** The code as it stands on the printed voucher. */
async function codeOf(id: string): Promise<string> {
  const { bytes } = await property.file(`/vouchers/${id}/file.pdf`)
  const { letters } = readPdf(new Uint8Array(bytes))
  return /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(letters)?.[0] ?? ''
}

const soldWithCode = async (values: object = {}) => {
  const voucher = await sell(values)
  return { ...voucher, code: await codeOf(voucher.id) }
}

const ordered = async (payment_method = 'transfer') =>
  book(api, [aStay(await property.addUnit(), '2027-06-01', '2027-06-03')], { payment_method })

interface Shown {
  total: number
  paid: number
  due: number
  due_now: number
  state: string
  to_return: number
}
const shown = async (token: string) =>
  (await api.call('GET', `/reservation-details/${token}`)).body as Shown & { price: { total: number } }
const redeem = (token: string, code: string) =>
  api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
const handOver = (counted: number) =>
  property.call('POST', '/till/handovers', { opening: 0, expected: counted, counted })
const idOf = async (number: string) =>
  ((await property.call('GET', `/reservations?number=${number}`)).body as { id: string }[])[0]?.id ?? ''

async function brokenRules(): Promise<string[]> {
  const broken = []
  for (const { name, sql } of rules)
    if ((await api.api.db.$client.query(sql)).rows.length > 0) broken.push(name)
  return broken
}

describe('a voucher that is sold at the front desk', () => {
  test('is valid for a year, has a code on paper alone, and its money is in the till with a document', async () => {
    const voucher = await sell()
    expect(voucher).toMatchObject({ state: 'valid', balance: 20_000, valid_until: '2028-03-01' })
    const code = await codeOf(voucher.id)
    expect(code).toMatch(new RegExp(`${voucher.code_end}$`))
    const plain = code.replaceAll('-', '')
    const { rows } = await api.api.db.$client.query(
      'select v::text || (select coalesce(string_agg(h::text, $1), $1) from history h where h.record_id = v.id) as all from vouchers v where id = $2',
      ['', voucher.id],
    )
    expect(rows[0].all).not.toContain(plain)
    const { movements } = await detailOf(voucher.id)
    expect(movements).toMatchObject([{ kind: 'sold', money: 20_000, method: 'cash', number: 'PP20270001' }])
    const receipt = await property.file(`/voucher-movements/${movements[0]?.id}/file.pdf`)
    const { letters } = readPdf(new Uint8Array(receipt.bytes))
    for (const words of ['Potvrdenieoprijatíplatby', 'Prijalisme200,00€', 'EvaMalá', 'nieje'])
      expect(letters).toContain(words)
    const { lines } = (await property.call('GET', '/till')).body as Till
    expect(lines).toMatchObject([{ kind: 'voucher_sold', amount: 20_000, text: 'PP20270001' }])
    expect((await handOver(20_000)).status).toBe(200)
    expect(((await property.call('GET', '/till')).body as Till).lines).toEqual([])
  })

  test('with a transfer waits for the money, and cannot be printed or spent before', async () => {
    const voucher = await sell({ method: 'transfer', value: 5000 })
    expect(voucher).toMatchObject({ state: 'waiting', balance: 0 })
    expect((await property.file(`/vouchers/${voucher.id}/file.pdf`)).status).toBe(404)
    const paid = await property.call('POST', `/vouchers/${voucher.id}/payment`, { method: 'transfer' })
    expect(paid).toMatchObject({ status: 200, body: { state: 'valid', balance: 5000 } })
    expect((await property.call('POST', `/vouchers/${voucher.id}/payment`, { method: 'cash' })).status).toBe(
      409,
    )
  })

  test('is e-mailed on its day with the PDF, without the code in the outbox', async () => {
    const voucher = await soldWithCode({
      recipient_email: 'jan@example.com',
      send_to: 'recipient',
      send_on: '2027-03-05',
      message: 'Všetko najlepšie!',
    })
    const { rows } = await api.api.db.$client.query(
      "select *, outgoing_emails::text as all from outgoing_emails where key = 'voucher_sent'",
    )
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ to: 'jan@example.com', state: 'queued' })
    expect(rows[0].next_attempt_at.toISOString()).toBe('2027-03-05T07:00:00.000Z')
    expect(rows[0].attachments).toMatchObject([{ kind: 'voucher', voucher: voucher.id }])
    expect(rows[0].body).toContain('Všetko najlepšie!')
    expect(rows[0].all).not.toContain(voucher.code)
    await property.call('POST', `/vouchers/${voucher.id}/void`, { reason: 'Omyl', refund: 'cash' })
    const after = await api.api.db.$client.query(
      "select state from outgoing_emails where key = 'voucher_sent'",
    )
    expect(after.rows).toEqual([{ state: 'superseded' }])
  })

  test.each([
    [{ value: 99 }, 'value'],
    [{ value: 1_000_001 }, 'value'],
    [{ valid_until: '2027-02-28' }, 'valid_until'],
    [{ send_on: '2027-02-28' }, 'send_on'],
    [{ send_to: 'recipient' }, 'recipient_email'],
    [{ method: 'voucher' }, 'method'],
  ])('is refused with the wrong field: %o', async (wrong, path) => {
    const answer = await property.call('POST', '/vouchers', { value: 5000, method: 'cash', ...wrong })
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ path }] } })
  })

  test('is found by name, number and end of the code, and by its state', async () => {
    const voucher = await sell({ buyer_name: 'Žofia Šťastná', value: 7000 })
    const list = async (query: string) =>
      (await property.call('GET', `/vouchers?${query}`)).body as VoucherPage
    for (const q of ['šťastná', voucher.number, voucher.code_end])
      expect((await list(`q=${encodeURIComponent(q)}`)).vouchers.map(({ id }) => id)).toContain(voucher.id)
    expect((await list('q=100%25')).count).toBe(0)
    const { vouchers, count } = await list('state=void')
    expect(vouchers.every(({ state }) => state === 'void')).toBe(true)
    expect(count).toBe(vouchers.length)
  })
})

describe('spending a voucher', () => {
  test('reduces what is due and never the price; the rest stays on it', async () => {
    const { id, code } = await soldWithCode()
    const { token } = await ordered()
    const before = await shown(token)
    const total = before.price.total
    expect(before.state).toBe('awaiting_payment')
    const answer = await redeem(token, ` ${code.toLowerCase()} `)
    const redeemed = Math.min(20_000, total)
    expect(answer).toMatchObject({
      status: 200,
      body: { redeemed, balance: 20_000 - redeemed, due: total - redeemed },
    })
    const after = await shown(token)
    expect(after.price.total).toBe(total)
    expect(after).toMatchObject({ state: 'confirmed', paid: redeemed, due: total - redeemed })
    expect((await detailOf(id)).balance).toBe(20_000 - redeemed)
    const rest = await ordered()
    const left = await redeem(rest.token, code)
    expect(left).toMatchObject({ status: 200, body: { redeemed: 20_000 - redeemed, balance: 0 } })
    expect((await detailOf(id)).state).toBe('redeemed')
    expect((await redeem((await ordered()).token, code)).body).toMatchObject({
      code: 'voucher_invalid',
      details: { state: 'redeemed' },
    })
    expect(await brokenRules()).toEqual([])
  })

  test('comes back with a cancellation by the guest, and gives a near last day three months', async () => {
    const { id, code } = await soldWithCode({ valid_until: '2027-03-20' })
    const { token } = await ordered()
    const { body } = await redeem(token, code)
    const { redeemed } = body as { redeemed: number }
    const cancelled = await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })
    expect(cancelled).toMatchObject({ status: 200, body: { refund: redeemed } })
    expect(await detailOf(id)).toMatchObject({ balance: 20_000, state: 'valid', valid_until: '2027-06-01' })
    expect(await shown(token)).toMatchObject({ state: 'cancelled', paid: 0, to_return: 0 })
    expect(await brokenRules()).toEqual([])
  })

  test('comes back when the order expires unpaid', async () => {
    const { id, code } = await soldWithCode({ value: 1000 })
    const { token } = await ordered()
    await redeem(token, code)
    expect((await shown(token)).state).toBe('awaiting_payment')
    api.clock.set('2027-03-20T08:00:00Z')
    await shown(token)
    await returnOfEnded(api.api.db, services())
    expect(await detailOf(id)).toMatchObject({ balance: 1000, state: 'valid' })
    expect(await shown(token)).toMatchObject({ state: 'expired', paid: 0 })
  })

  test('is undone by the owner, who cannot reverse the entry of the ledger', async () => {
    const { id, code } = await soldWithCode({ value: 3000 })
    const { number } = await ordered()
    const reservation = await idOf(number)
    const done = await property.call('POST', `/reservations/${reservation}/voucher-redemptions`, { code })
    expect(done).toMatchObject({ status: 200, body: { redeemed: 3000 } })
    const logged = 'select id from transaction_logs where reservation = $1'
    const [entry] = (await api.api.db.$client.query(logged, [reservation])).rows
    const reversal = { kind: 'reversal', method: 'voucher', amount: 3000, reverses: entry?.id }
    expect(
      (await property.call('POST', `/reservations/${reservation}/transaction-logs`, reversal)).status,
    ).toBe(409)
    const path = `/reservations/${reservation}/voucher-returns`
    expect((await property.call('POST', path, { amount: 3001 })).status).toBe(400)
    expect(await property.call('POST', path, {})).toMatchObject({ status: 200, body: { returned: 3000 } })
    expect((await property.call('POST', path, {})).status).toBe(400)
    expect((await detailOf(id)).balance).toBe(3000)
    expect(await brokenRules()).toEqual([])
  })
})

describe('the last day', () => {
  test('forfeits the balance, which a prolongation brings back', async () => {
    const { id, code } = await soldWithCode({ valid_until: '2027-03-25', value: 6000 })
    api.clock.set('2027-03-26T05:00:00Z')
    expect((await redeem((await ordered()).token, code)).body).toMatchObject({
      code: 'voucher_invalid',
      details: { state: 'expired' },
    })
    await expireVouchers(api.api.db, services())
    await expireVouchers(api.api.db, services())
    expect(await detailOf(id)).toMatchObject({ state: 'expired', balance: 0 })
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
    expect(await brokenRules()).toEqual([])
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
