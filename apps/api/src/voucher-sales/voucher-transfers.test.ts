import type { VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import type { VoucherOrder, VoucherOrderResult } from '@dvor/contract/reservations/voucher-orders.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { from, openBankProperty, type Bank } from '../testing/fixtures/a-statement.ts'
import type { TestApi } from '../testing/test-api.ts'
import type { TestProperty } from '../testing/test-property.ts'
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
})
