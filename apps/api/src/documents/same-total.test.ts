import { formatMoney } from '@dvor/format/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf, withoutSpace } from '../testing/files/read-pdf.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
afterAll(() => api.close())

test('quote, order, ledger, invoice and its page have the same total', async () => {
  api.clock.set('2027-03-10T11:00:00Z')
  const id = await property.stay()
  api.clock.set('2027-06-04T11:00:00Z')
  await property.to(id, 'checked_in')
  const { total } = (await property.call('GET', `/reservations/${id}`)).body as { total: number }
  const [invoice] = await property.issue(id, 'invoice')
  expect(invoice?.total).toBe(total)
  const { bytes } = await property.file(`/invoices/${invoice?.id}/file.pdf`)
  expect(readPdf(bytes).letters).toContain(withoutSpace(formatMoney(total)))
})
