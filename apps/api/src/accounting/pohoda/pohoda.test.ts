import type { AccountingExport } from '@dvor/contract/money/accounting.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { pohodaRateOf } from './vat-kinds.ts'
import { encodeWindows1250 } from './windows-1250.ts'

let api: TestApi
let property: InvoicingProperty
let bytes: Buffer
let xml: string

const pack = async () => {
  const { body } = await property.call('POST', '/accounting-months/2027-06/exports', { format: 'pohoda' })
  return (await property.file(`/accounting-exports/${(body as AccountingExport).id}/file`)).bytes
}

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  await property.settings({ pohoda_cash_account: 'REC', pohoda_bank_account: 'TB' })
  api.clock.set('2027-06-01T09:00:00Z')
  const id = await property.stay({ company: aCompany })
  const pay = (body: object) => property.call('POST', `/reservations/${id}/transaction-logs`, body)
  await pay({ kind: 'payment', method: 'transfer', amount: 5000 })
  const [advance] = await property.issue(id, 'advance_invoice')
  api.clock.set('2027-06-04T12:00:00Z')
  await property.to(id, 'checked_in')
  await pay({ kind: 'payment', method: 'cash', amount: 9000, ekasa_number: '15' })
  await pay({ kind: 'payment', method: 'card', amount: 10_900 })
  await pay({ kind: 'refund', method: 'cash', amount: 100 })
  api.clock.set('2027-06-07T09:00:00Z')
  await property.to(id, 'completed')
  const [invoice] = await property.issue(id, 'invoice')
  await property.call('POST', `/invoices/${invoice?.id}/credit-note`, { reason: 'Zlá adresa' })
  await property.call('POST', '/till/movements', { kind: 'withdrawal', amount: 700, note: 'Nákup' })
  expect(advance?.total).toBe(5000)
  bytes = await pack()
  xml = new TextDecoder('windows-1250').decode(bytes)
})
afterAll(() => api.close())

const items = () => xml.split('<dat:dataPackItem').slice(1)
const itemWith = (part: string) => items().find((one) => one.includes(part)) ?? ''
const values = (text: string, name: string) =>
  [...text.matchAll(new RegExp(`<${name}[^>]*>([^<]*)</${name}>`, 'g'))].map(([, value = '']) => value)
const cents = (text: string, name: string) =>
  values(text, name).reduce((sum, value) => sum + Math.round(Number(value) * 100), 0)

describe('the data package', () => {
  test('names version, firm and encoding, and each item once', () => {
    expect(xml).toMatch(/^<\?xml version="1\.0" encoding="Windows-1250"\?>\n<dat:dataPack /)
    expect(xml).toContain('id="dvor-2027-06" ico="12345679"')
    const ids = [...xml.matchAll(/<dat:dataPackItem version="2\.0" id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toHaveLength(8)
    expect(new Set(ids).size).toBe(8)
    expect(xml).toContain('<typ:company>Ďatelinová &amp; spol., a. s.</typ:company>')
  })

  test('is the same when it is made again, so that Pohoda knows its items', async () => {
    api.clock.set('2027-08-01T09:00:00Z')
    expect((await pack()).equals(bytes)).toBe(true)
  })

  test('has invoices and credit notes whose items are their sums to the cent', async () => {
    const { body } = await property.call('GET', '/invoices?_limit=-1')
    const documents = (body as { number: string; kind: string; total: number }[]).filter(({ kind }) =>
      ['invoice', 'advance_invoice', 'credit_note'].includes(kind),
    )
    expect(documents).toHaveLength(3)
    for (const { number, kind, total } of documents) {
      const item = itemWith(`checkDuplicity="true">${number}<`)
      const type = kind === 'credit_note' ? 'issuedCreditNotice' : 'issuedInvoice'
      expect(values(item, 'inv:invoiceType')).toEqual([type])
      expect(cents(item, 'typ:priceSum'), number).toBe(total)
      expect(cents(item, 'typ:price') + cents(item, 'typ:priceVAT')).toBe(total)
      expect(cents(item, 'typ:priceNone') + cents(item, 'typ:price3Sum')).toBe(total)
      for (const text of values(item, 'inv:text')) expect([...text].length).toBeLessThanOrEqual(240)
    }
  })

  test('has cash as vouchers of the till, transfers as movements of the bank, cards as internal documents', () => {
    const cash = items().filter((one) => one.includes('<vch:voucher '))
    expect(cash).toHaveLength(3)
    for (const one of cash) expect(one).toContain('<typ:ids>REC</typ:ids>')
    expect(cash.map((one) => values(one, 'vch:voucherType')[0])).toEqual(['receipt', 'expense', 'expense'])
    expect(cash.map((one) => cents(one, 'typ:priceNone'))).toEqual([9000, 100, 700])
    expect(cash[0]).toContain('Doklad e-kasy 15')
    const [bank, ...others] = items().filter((one) => one.includes('<bnk:bank '))
    expect(others).toEqual([])
    expect([values(bank ?? '', 'bnk:bankType'), cents(bank ?? '', 'typ:priceNone')]).toEqual([
      ['receipt'],
      5000,
    ])
    const [card] = items().filter((one) => one.includes('<int:intDoc '))
    expect(cents(card ?? '', 'typ:priceNone')).toBe(10_900)
  })
})

test.each([
  ['5 % in 2027', 5, '2027-06-01', 'third'],
  ['19 % in 2025', 19, '2025-01-01', 'low'],
  ['23 % in 2025', 23, '2025-01-01', 'high'],
  ['20 % in 2024', 20, '2024-12-31', 'high'],
  ['10 % in 2024', 10, '2024-12-31', 'low'],
  ['10 % in 2025, of a payment of the last year', 10, '2025-01-05', 'historyLow'],
  ['20 % in 2025', 20, '2025-01-05', 'historyHigh'],
])('%s is a kind of Pohoda', (_name, rate, day, kind) => {
  expect(pohodaRateOf({ category: 'S', rate }, day)).toBe(kind)
})

test('the stay tax has no VAT in Pohoda', () => {
  expect(pohodaRateOf({ category: 'E', rate: 0 }, '2027-06-01')).toBe('none')
})

test('letters outside of Windows-1250 become references', () => {
  expect(encodeWindows1250('Ľščť Їжак €').toString('latin1')).toBe(
    `${Buffer.from([0xbc, 0x9a, 0xe8, 0x9d]).toString('latin1')} &#x407;&#x436;&#x430;&#x43A; \u0080`,
  )
})
