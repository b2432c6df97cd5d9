import { afterAll, beforeAll, expect, test } from 'vitest'
import { readPdf } from '../testing/files/read-pdf.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { wrongVouchers } from './check-balance.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
afterAll(() => api.close())

const ask = (code: string, from: string) => api.call('POST', '/voucher-balances', { body: { code }, from })

test('tells the balance of a valid voucher, and the same of an unknown and a void one', async () => {
  const sold = await property.call('POST', '/vouchers', { value: 4000, method: 'cash' })
  const { id } = sold.body as { id: string }
  const { bytes } = await property.file(`/vouchers/${id}/file.pdf`)
  const { letters } = readPdf(new Uint8Array(bytes))
  const code = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(letters)?.[0] ?? ''
  const from = '203.0.113.7'
  expect(await ask(code, from)).toMatchObject({ status: 200, body: { state: 'valid', balance: 4000 } })
  await property.call('POST', `/vouchers/${id}/void`, { reason: 'Stratený' })
  const [unknown, gone] = [await ask('ABCDEFGHJKMN', from), await ask(code, from)]
  expect([unknown.status, gone.status]).toEqual([409, 409])
  const bodyOf = ({ body }: { body: unknown }) => ({ ...(body as object), requestId: '' })
  expect(bodyOf(unknown)).toEqual(bodyOf(gone))
})

test('refuses after ten wrong codes from one address', async () => {
  const from = '203.0.113.9'
  for (let wrong = 0; wrong < wrongVouchers.max; wrong++)
    expect((await ask('ABCDEFGHJKMN', from)).status).toBe(409)
  expect((await ask('ABCDEFGHJKMN', from)).status).toBe(429)
})
