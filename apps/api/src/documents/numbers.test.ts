import type { Voucher, VoucherDetail } from '@dvor/contract/money/vouchers.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
beforeEach(() => api.clock.set('2027-03-10T09:00:00Z'))
afterAll(() => api.close())

const query = (text: string, values: unknown[] = []) => api.api.db.$client.query(text, values)

test('numbers run through a year, restart in the next, and continue those of another program', async () => {
  const invoiceNow = async () => {
    const id = await property.stay()
    await property.to(id, 'checked_in')
    return (await property.issue(id, 'invoice'))[0]?.number
  }
  const first = Number((await invoiceNow())?.slice(2))
  expect(await invoiceNow()).toBe(`FA${first + 1}`)
  api.clock.set('2028-01-01T00:30:00+01:00')
  await property.settings({ series_year: 2028, invoice_first_number: 58 })
  const stay = await property.stay(await stayIn('2028-06'))
  await property.to(stay, 'checked_in')
  expect((await property.issue(stay, 'invoice'))[0]?.number).toBe('FA20280058')
  const next = await property.stay(await stayIn('2028-07'))
  await property.to(next, 'checked_in')
  expect((await property.issue(next, 'invoice'))[0]?.number).toBe('FA20280059')
})

test('the confirmation of a stay has another number than the money for a voucher', async () => {
  const { body: voucher } = await property.call('POST', '/vouchers', { value: 5000, method: 'cash' })
  const { body } = await property.call('GET', `/vouchers/${(voucher as Voucher).id}`)
  const id = await property.stay()
  await property.pay(id, 24_900)
  await property.to(id, 'checked_in')
  const [confirmation] = await property.issue(id, 'stay_confirmation')
  expect((body as VoucherDetail).movements[0]?.number).toBe('PP20270001')
  expect(confirmation?.number).toMatch(/^PO2027\d{4}$/)
})

test('a prefix that other documents have is refused', async () => {
  const edit = (prefixes: object) => property.call('PUT', '/global-settings', prefixes)
  const refused = { status: 400, body: { fields: [{ path: 'invoice_prefix', code: 'not_unique' }] } }
  expect(await edit({ invoice_prefix: 'PP' })).toMatchObject(refused)
  expect(await edit({ invoice_prefix: 'FP' })).toMatchObject(refused)
  expect((await edit({ invoice_prefix: 'FA' })).status).toBe(200)
})

test('a prefix by which another kind has documents of the year is refused', async () => {
  const id = await property.stay()
  await property.to(id, 'checked_in')
  await property.issue(id, 'invoice')
  const edit = (prefixes: object) => property.call('PUT', '/global-settings', prefixes)
  const swapped = { invoice_prefix: 'FX', advance_invoice_prefix: 'FA' }
  expect(await edit(swapped)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'advance_invoice_prefix', code: 'not_unique' }] },
  })
  expect((await edit({ invoice_prefix: 'FX' })).status).toBe(200)
  expect((await edit({ invoice_prefix: 'FA' })).status).toBe(200)
  api.clock.set('2029-03-10T09:00:00Z')
  expect((await edit(swapped)).status).toBe(200)
  expect((await edit({ invoice_prefix: 'FA', advance_invoice_prefix: 'FP' })).status).toBe(200)
})

async function stayIn(month: string) {
  const unit = await property.addUnit()
  const days = { arrival: `${month}-04`, departure: `${month}-07` }
  return { stays: [{ accommodation_unit: unit, ...days, adults: 2, children_ages: [] }] }
}

test('numbers of the sample have series of their own, and a sample can be deleted', async () => {
  await query('update global_settings set sample_mode = true')
  const id = await property.stay()
  await property.to(id, 'checked_in')
  const [invoice] = await property.issue(id, 'invoice')
  expect(invoice).toMatchObject({ number: 'UK-FA20270001', sample: true })
  await query('update global_settings set sample_mode = false')
  await query('delete from invoices where id = $1', [invoice?.id])
})
