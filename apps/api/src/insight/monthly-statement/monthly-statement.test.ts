import type { MonthlyStatement } from '@dvor/contract/insight/monthly-statement.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { readPdf } from '../../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  api.clock.set('2027-03-10T09:00:00Z')
})
afterAll(() => api.close())

const statementOf = async (month: string) => {
  const { status, body } = await property.call('GET', `/monthly-statements/${month}`)
  expect(status).toBe(200)
  return body as MonthlyStatement
}

/** Three nights for 240 € and 9 € of tax, left on 7 June. */
async function ended(paid: number): Promise<string> {
  const id = await property.stay()
  api.clock.set('2027-06-07T10:00:00Z')
  await property.pay(id, paid)
  await property.to(id, 'checked_in', 'completed')
  return id
}

const sumIn = async (sql: string): Promise<number> =>
  Number((await api.api.db.$client.query(sql)).rows[0].sum ?? 0)

test('a month without anything has zeros, and a wrong month is refused', async () => {
  expect(await statementOf('2027-01')).toMatchObject({
    from: '2027-01-01',
    to: '2027-01-31',
    earned: { reservations: 0, total: 0 },
    money: [],
    differences: [],
  })
  for (const wrong of ['2027-13', '2027-1', 'june'])
    expect((await property.call('GET', `/monthly-statements/${wrong}`)).status).toBe(404)
})

test('stays, fees, VAT, money and documents agree to the cent, and differences are listed', async () => {
  const paid = await ended(24_900)
  await property.issue(paid, 'invoice')
  const open = await ended(10_000)
  const over = await ended(30_000)
  await property.pay(over, 1000, 'refund')
  const cancelled = await property.stay()
  api.clock.set('2027-06-01T10:00:00Z')
  await property.pay(cancelled, 5000)
  await property.call('PUT', `/reservations/${cancelled}`, { state: 'cancelled', cancellation: 'by_rules' })
  const forgotten = await property.stay()
  api.clock.set('2027-07-02T10:00:00Z')

  const statement = await statementOf('2027-06')
  const { earned, settled, vat, money, documents, invoiced, differences } = statement
  const kept = earned.fees
  expect(earned).toMatchObject({ accommodation: 72_000, stay_tax: 2700, food: 0, other: 0 })
  expect(earned.total).toBe(72_000 + 2700 + kept)
  expect(settled.paid - settled.overpaid + settled.open).toBe(earned.total)
  expect(settled).toMatchObject({ open: 14_900, paid: 24_900 + 10_000 + 29_000 + 5000 })
  expect(vat.reduce((sum, { gross }) => sum + gross, 0)).toBe(74_700)
  for (const { net, vat: tax, gross } of vat) expect(net + tax).toBe(gross)
  expect(money).toEqual([{ method: 'transfer', received: 69_900, returned: -1000, net: 68_900 }])
  expect(await sumIn('select sum(amount) from transaction_logs')).toBe(68_900)
  expect(documents).toMatchObject([{ kind: 'invoice', count: 1, total: 24_900 }])
  expect(await sumIn("select sum(vat) from invoices where kind = 'invoice'")).toBe(documents[0]?.vat)
  expect(invoiced).toBe(24_900)
  const listed = differences.map(({ id }) => id)
  expect(listed).toEqual(expect.arrayContaining([open, over]))
  expect(listed).not.toContain(paid)
  expect(statement.not_closed).toBe(1)
  expect(statement.nights.sold).toBeGreaterThanOrEqual(9)

  await property.to(forgotten, 'checked_in', 'completed')
  const closed = await statementOf('2027-06')
  expect(closed).toMatchObject({ not_closed: 0, earned: { total: earned.total + 24_900 } })
})

test('the PDF shows the sums, in both languages', async () => {
  const slovak = await property.file('/monthly-statements/2027-06/file.pdf')
  expect(slovak.headers).toMatchObject({
    'content-disposition': 'attachment; filename="mesiac-2027-06.pdf"',
  })
  const { letters } = readPdf(new Uint8Array(slovak.bytes))
  expect(letters).toContain('Čodomzarobil')
  expect(letters).toContain('960,00€')
  const english = await property.file('/monthly-statements/2027-06/file.pdf?language=en')
  expect(readPdf(new Uint8Array(english.bytes)).letters).toContain('Whatthepropertyearned')
})
