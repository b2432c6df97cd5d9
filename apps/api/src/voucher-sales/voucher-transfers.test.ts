import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import type { VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOrder, VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from, openBankProperty, type Bank } from '../testing/fixtures/a-statement.ts'
import type { TestApi } from '../testing/test-api.ts'
import { aStay, book, type TestProperty } from '../testing/test-property.ts'
import { rules } from '../operations/integrity/rules.ts'

let api: TestApi
let property: TestProperty
let bank: Bank
beforeAll(async () => {
  ;({ api, property, bank } = await openBankProperty())
  await property.settings({ voucher_sale: true })
  api.clock.set('2027-03-01T08:00:00Z')
})
afterAll(() => api.close())

async function ordered(values: object = {}): Promise<VoucherOrderResult> {
  const buyer = { buyer_name: 'Eva Malá', buyer_email: 'eva@example.com' }
  const order = { value: 10_000, ...buyer, payment_method: 'transfer', terms_version: '1', ...values }
  return (await api.call('POST', '/voucher-orders', { body: order })).body as VoucherOrderResult
}
const pageOf = async (token: string) =>
  (await api.call('GET', `/voucher-orders/${token}`)).body as VoucherOrder
const detailOf = async (number: string) => {
  const { body } = await property.call('GET', `/vouchers?q=${number}`)
  const [{ id }] = (body as { vouchers: [{ id: string }] }).vouchers
  return (await property.call('GET', `/vouchers/${id}`)).body as VoucherDetail
}
async function emailKeys(number: string): Promise<string[]> {
  const { id } = await detailOf(number)
  const sql = 'select key from outgoing_emails where event_key like $1 order by key'
  const { rows } = await api.api.db.$client.query(sql, [`voucher:${id}:%`])
  return rows.map(({ key }) => String(key))
}

async function brokenRules(): Promise<string[]> {
  const broken = []
  for (const { name, sql } of rules)
    if ((await api.api.db.$client.query(sql)).rows.length > 0) broken.push(name)
  return broken
}

describe('a transfer from the bank statement', () => {
  const lineOf = async (symbol: string) => (await bank.lines(`variable_symbol=${symbol}`))[0]

  test('with the symbol and the price makes the voucher valid', async () => {
    const { token, number, payment_url } = await ordered()
    expect(payment_url).toBeNull()
    const { transfer } = await pageOf(token)
    expect(transfer).toMatchObject({ variable_symbol: number, amount: 10_000, due_day: '2027-03-06' })
    expect(await emailKeys(number)).toEqual(['voucher_ordered'])
    expect(await bank.take([from(number, 10_000)])).toMatchObject({ assigned: 1, open: 0, booked: 10_000 })
    expect(await pageOf(token)).toMatchObject({ state: 'valid', balance: 10_000, transfer: null })
    expect(await lineOf(number)).toMatchObject({ state: 'assigned', voucher_number: number })
    expect(await brokenRules()).toEqual([])
  })

  test('that the bank takes back leaves the voucher waiting, and one of a spent voucher waits for the owner', async () => {
    const [kept, spent] = [await ordered(), await ordered()]
    const payments = [kept, spent].map(({ number }) => from(number, 10_000))
    await bank.take(payments)
    const { code } = (await property.call('POST', `/vouchers/${(await detailOf(spent.number)).id}/code`, {}))
      .body as { code: string }
    const { token } = await book(api, [aStay(await property.addUnit(), '2027-07-01', '2027-07-03')])
    await api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
    const back = payments.map((one) => ({ ...one, amount: -10_000, reversal: 'marked' as const }))
    expect(await bank.take(back)).toMatchObject({ unrelated: 1, open: 1 })
    expect(await pageOf(kept.token)).toMatchObject({ state: 'waiting', balance: 0 })
    expect(await lineOf(`${spent.number}&is_reversal=true`)).toMatchObject({
      state: 'open',
      reason: 'reversed',
    })
    expect(await brokenRules()).toEqual([])
  })

  test('in another amount, and a second one, wait in the inbox for the owner', async () => {
    const { token, number } = await ordered()
    await bank.take([from(number, 9999)])
    expect(await lineOf(number)).toMatchObject({ state: 'open', reason: 'amount_differs' })
    expect(await pageOf(token)).toMatchObject({ state: 'waiting' })
    const assign = async (of: string) => {
      const line = await lineOf(number)
      const voucher = (await detailOf(of)).id
      return property.call('POST', `/statement-lines/${line?.id}/voucher`, { voucher })
    }
    const dearer = await ordered({ value: 9999 })
    expect((await assign(dearer.number)).status).toBe(200)
    expect(await pageOf(dearer.token)).toMatchObject({ state: 'valid', balance: 9999 })
    expect(await lineOf(number)).toMatchObject({ state: 'assigned', voucher_number: dearer.number })
    expect((await assign(number)).status).toBe(409)
    const paid = await ordered()
    await bank.take([from(paid.number, 10_000)])
    await bank.take([from(paid.number, 10_000, { booked_on: '2027-03-02' })])
    const lines = await bank.lines(`variable_symbol=${paid.number}`)
    expect(lines.map(({ reason }) => reason)).toContain('nothing_due')
  })

  test('is released from its voucher, which waits for its own money again and is sold anew', async () => {
    const wrong = await ordered({ value: 4500 })
    const right = await ordered({ value: 4500 })
    await bank.take([from('', 4500, { symbol: null, name: 'Bez symbolu' })])
    const line = (await bank.lines('counterparty_name=Bez symbolu'))[0]
    const path = `/statement-lines/${line?.id}/voucher`
    const assign = async (number: string) =>
      property.call('POST', path, { voucher: (await detailOf(number)).id })
    const release = () => property.call('DELETE', path)
    const seen = async () => (await bank.lines('counterparty_name=Bez symbolu'))[0]
    expect((await release()).status).toBe(409)
    expect((await assign(wrong.number)).status).toBe(200)
    const { id } = await detailOf(wrong.number)
    const { code } = (await property.call('POST', `/vouchers/${id}/code`, {})).body as { code: string }

    expect((await release()).status).toBe(200)
    expect(await seen()).toMatchObject({
      state: 'open',
      reason: 'undone',
      allocated: 0,
      voucher_number: null,
    })
    const { movements, ...released } = await detailOf(wrong.number)
    expect(released).toMatchObject({ state: 'waiting', balance: 0, to_refund: 0 })
    expect(movements).toMatchObject([
      { kind: 'sold', money: 4500 },
      {
        kind: 'sale_reversed',
        amount: -4500,
        money: -4500,
        note: `Opravuje doklad ${movements[0]?.number}.`,
      },
    ])
    expect((await api.call('POST', '/voucher-balances', { body: { code } })).body).toMatchObject({
      code: 'voucher_invalid',
      details: { state: 'waiting' },
    })
    const { rows } = await api.api.db.$client.query(
      "select distinct state from outgoing_emails where key = 'voucher_bought' and event_key like $1",
      [`voucher:${id}:%`],
    )
    expect(rows).toEqual([{ state: 'superseded' }])

    const { documents } = await pageOf(wrong.token)
    expect(documents.map(({ correction }) => correction)).toEqual([false, true])
    expect((await assign(right.number)).status).toBe(200)
    expect(await pageOf(right.token)).toMatchObject({ state: 'valid', balance: 4500 })
    await bank.take([from(wrong.number, 4500, { booked_on: '2027-03-02' })])
    expect(await pageOf(wrong.token)).toMatchObject({ state: 'valid', balance: 4500 })
    expect(await brokenRules()).toEqual([])
  })

  test('stays where its voucher has been spent; a surplus is released until it is paid back', async () => {
    const { number } = await ordered({ value: 4600 })
    await bank.take([from(number, 4600), from(number, 4600, { booked_on: '2027-03-02' })])
    const lines = await bank.lines(`variable_symbol=${number}`)
    const paid = lines.find(({ state }) => state === 'assigned')
    const second = lines.find(({ state }) => state === 'open')
    const { id } = await detailOf(number)
    const at = (line: string | undefined) => `/statement-lines/${line}/voucher`
    expect((await property.call('POST', at(second?.id), { voucher: id })).status).toBe(200)
    expect((await detailOf(number)).to_refund).toBe(4600)
    expect((await property.call('DELETE', at(second?.id))).status).toBe(200)
    expect(await detailOf(number)).toMatchObject({ to_refund: 0, balance: 4600, state: 'valid' })
    expect((await property.call('POST', at(second?.id), { voucher: id })).status).toBe(200)
    await property.call('POST', `/vouchers/${id}/refund`, { method: 'transfer' })
    expect((await property.call('DELETE', at(second?.id))).status).toBe(409)

    const stay = aStay(await property.addUnit(), '2027-06-01', '2027-06-03')
    const { token } = await book(api, [stay], { payment_method: 'transfer' })
    const { code } = (await property.call('POST', `/vouchers/${id}/code`, {})).body as { code: string }
    await api.call('POST', `/reservation-details/${token}/voucher`, { body: { code } })
    expect((await property.call('DELETE', at(paid?.id))).status).toBe(409)
    expect(await brokenRules()).toEqual([])
    const sum = async (sql: string) => Number((await api.api.db.$client.query(sql)).rows[0].sum)
    const { vouchers } = (await property.call('GET', '/monthly-statements/2027-03')).body as MonthlyStatement
    expect(vouchers.sold + vouchers.refunded).toBe(await sum('select sum(money) from voucher_movements'))
    expect(vouchers.outstanding).toBe(await sum('select sum(amount) from voucher_movements'))
  })
})
