import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { addProduct } from '../testing/fixtures/a-bill.ts'
import type { DocumentPreview } from '@dvor/contract/money/invoices.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
afterAll(() => api.close())

const refusal = (reason: string) => ({ status: 409, body: { code: 'document_refused', details: { reason } } })
const query = (text: string, values: unknown[] = []) => api.api.db.$client.query(text, values)

describe('documents by the reservation’s state', () => {
  test('an invoice only after arrival, and only one', async () => {
    const id = await property.stay()
    expect(await property.tryIssue(id, 'invoice')).toMatchObject(refusal('state'))
    await property.to(id, 'checked_in')
    const [invoice] = await property.issue(id, 'invoice')
    expect(invoice).toMatchObject({ total: 24900, due: 24900, net: 23757, vat: 1143, due_on: '2027-03-24' })
    expect(await property.tryIssue(id, 'invoice')).toMatchObject({
      status: 409,
      body: { code: 'document_exists', details: { number: invoice?.number } },
    })
  })

  test('a confirmation of a confirmed stay, a request for an amount due', async () => {
    const id = await property.stay({ state: 'awaiting_payment', payment_method: 'transfer' })
    expect(await property.tryIssue(id, 'confirmation')).toMatchObject(refusal('state'))
    const [request] = await property.issue(id, 'deposit_request')
    expect(request).toMatchObject({ total: 7470, due: 7470, due_on: '2027-03-15' })
    await property.pay(id, 7470)
    const [confirmation] = await property.issue(id, 'confirmation')
    expect(confirmation?.number).toMatch(/^PR2027\d{4}$/)
    await property.pay(id, 17430)
    expect(await property.tryIssue(id, 'deposit_request')).toMatchObject(refusal('nothing'))
  })

  test('the same document is not issued twice, a changed one is', async () => {
    const id = await property.stay()
    const [first] = await property.issue(id, 'confirmation')
    const [again] = await property.issue(id, 'confirmation')
    expect(again?.id).toBe(first?.id)
    await property.call('PUT', `/reservations/${id}`, { company: aCompany })
    const [changed] = await property.issue(id, 'confirmation')
    expect(changed?.number).toBe(`${first?.number}-2`)
  })

  test('the confirmation of a stay needs a stay and a payment', async () => {
    const id = await property.stay()
    await property.pay(id, 24900)
    expect(await property.tryIssue(id, 'stay_confirmation')).toMatchObject(refusal('state'))
    await property.to(id, 'checked_in')
    expect(await property.issue(id, 'stay_confirmation', { persons: ['Žofia Ščepánová'] })).toHaveLength(1)
  })

  test('a preview is the document without a number, and takes none', async () => {
    const id = await property.stay()
    const preview = (kind: string) => property.call('POST', `/reservations/${id}/documents/preview`, { kind })
    expect(await preview('invoice')).toMatchObject(refusal('state'))
    await property.to(id, 'checked_in')
    const body = (await preview('invoice')).body as [DocumentPreview]
    expect(body).toMatchObject([{ kind: 'invoice', number: null, total: 24900, due: 24900, vat: 1143 }])
    expect(body[0].lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(24900)
    const { letters } = readPdf(Buffer.from(body[0].pdf, 'base64'))
    expect(letters).toContain('Náhľad')
    expect((await query('select 1 from invoices where reservation = $1', [id])).rows).toEqual([])
    const last = 'select last from document_series where name like $1'
    const before = (await query(last, ['invoice-%'])).rows
    await preview('invoice')
    expect((await query(last, ['invoice-%'])).rows).toEqual(before)
    const [issued] = await property.issue(id, 'invoice')
    expect(letters).not.toContain(issued?.number)
    const [confirmation] = await property.issue(id, 'confirmation')
    expect((await preview('confirmation')).body).toMatchObject([{ number: confirmation?.number }])
  })

  test('an agreed price and lines added by hand are on the invoice, negative ones as discounts', async () => {
    const id = await property.stay()
    await property.to(id, 'checked_in')
    const adjustment = { kind: 'total', value: 26_900, reason: 'dohoda' }
    const custom_lines = [{ label: 'Rozbité okno', quantity: 1, unit_price: 5000, vat_kind: 'other' }]
    const body = { adjustment, custom_lines }
    expect((await property.call('PUT', `/reservations/${id}/price-adjustments`, body)).status).toBe(200)
    const product = await addProduct(property)
    await property.call('POST', `/reservations/${id}/bill-items`, { product, quantity: 2 })
    const { body: seen } = await property.call('POST', `/reservations/${id}/documents/preview`, {
      kind: 'invoice',
    })
    const [invoice] = seen as [DocumentPreview]
    expect(invoice).toMatchObject({ total: 27_400, due: 27_400 })
    const lines = invoice.lines.map(({ name, amount }) => [name, amount])
    expect(lines).toContainEqual(['Rozbité okno', 5000])
    expect(lines).toContainEqual(['Pivo', 500])
    expect(lines).toContainEqual(['Dohodnutá zľava', -3000])
  })

  test('unknown kinds and credit notes cannot be requested', async () => {
    const id = await property.stay()
    for (const kind of ['credit_note', 'letter'])
      expect(await property.tryIssue(id, kind)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await property.tryIssue(id, 'confirmation', { number: 'FA1' })).toMatchObject({ status: 400 })
  })

  test('no tax document while the property lacks data that the law requires', async () => {
    const id = await property.stay()
    await property.to(id, 'checked_in')
    await property.settings({ ic_dph: null })
    expect(await property.tryIssue(id, 'invoice')).toMatchObject(refusal('property_incomplete'))
    await property.settings({ ic_dph: 'SK2012345676', vat_rates: [] })
    expect(await property.tryIssue(id, 'invoice')).toMatchObject(refusal('property_incomplete'))
    await property.settings({ vat_rates: [{ kind: 'accommodation', rate: 5, valid_from: '2025-01-01' }] })
    expect((await property.tryIssue(id, 'invoice')).status).toBe(200)
  })
})

describe('payments in advance', () => {
  test('each gets an invoice once, and the stay’s invoice deducts them', async () => {
    const id = await property.stay()
    await property.pay(id, 10000)
    await property.pay(id, 5000)
    const advances = await property.issue(id, 'advance_invoice')
    expect(advances.map(({ total, due }) => [total, due])).toEqual([
      [10000, 0],
      [5000, 0],
    ])
    expect(await property.tryIssue(id, 'advance_invoice')).toMatchObject(refusal('nothing'))
    await property.to(id, 'checked_in')
    await property.pay(id, 900)
    const [invoice] = await property.issue(id, 'invoice')
    expect(invoice).toMatchObject({ total: 9900, due: 9000 })
    const vat = [...advances, invoice].reduce((sum, one) => sum + (one?.vat ?? 0), 0)
    expect(vat).toBe(1143)
  })

  test('are not invoiced by a property that pays no VAT', async () => {
    await property.settings({ vat_payer: false })
    const id = await property.stay()
    await property.pay(id, 10000)
    expect(await property.tryIssue(id, 'advance_invoice')).toMatchObject(refusal('not_vat_payer'))
    await property.to(id, 'checked_in')
    const [invoice] = await property.issue(id, 'invoice')
    expect(invoice).toMatchObject({ net: 24900, vat: 0, total: 24900, due: 14900 })
    await property.settings({ vat_payer: true })
  })

  test('are invoiced up to the price, also where a line by hand lowers it', async () => {
    const id = await property.stay()
    const custom_lines = [{ label: 'Zľava', quantity: 1, unit_price: -20_000, vat_kind: 'other' }]
    const body = { adjustment: null, custom_lines }
    await property.call('PUT', `/reservations/${id}/price-adjustments`, body)
    await property.pay(id, 9900)
    expect(await property.issue(id, 'advance_invoice')).toMatchObject([{ total: 4900 }])
  })

  test('are not invoiced as far as the money was paid back', async () => {
    const id = await property.stay()
    await property.pay(id, 10_000)
    await property.pay(id, 4000, 'refund')
    expect(await property.issue(id, 'advance_invoice')).toMatchObject([{ total: 6000 }])
    await property.pay(id, 5000)
    expect(await property.issue(id, 'advance_invoice')).toMatchObject([{ total: 5000 }])
    const returned = await property.stay()
    await property.pay(returned, 10_000)
    await property.pay(returned, 10_000, 'refund')
    expect(await property.tryIssue(returned, 'advance_invoice')).toMatchObject(refusal('nothing'))
  })

  test('a reversed payment is not invoiced', async () => {
    const id = await property.stay()
    const entry = await property.pay(id, 10000)
    const body = { kind: 'reversal', method: 'transfer', amount: 10000, reverses: entry }
    expect((await property.call('POST', `/reservations/${id}/transaction-logs`, body)).status).toBe(200)
    expect(await property.tryIssue(id, 'advance_invoice')).toMatchObject(refusal('nothing'))
  })
})

describe('issued documents are permanent', () => {
  test('the database refuses to change or remove a row', async () => {
    const id = await property.stay()
    await property.issue(id, 'confirmation')
    await expect(query('update invoices set total = 1')).rejects.toThrow('never changed')
    await expect(query('delete from invoices')).rejects.toThrow('never changed')
    await expect(query('truncate invoices cascade')).rejects.toThrow('never changed')
    await expect(query('delete from reservations where id = $1', [id])).rejects.toThrow('never changed')
  })

  test('a reservation with a document and an entry on one cannot be deleted', async () => {
    const id = await property.stay()
    const entry = await property.pay(id, 24900)
    await property.to(id, 'checked_in')
    await property.issue(id, 'invoice')
    expect(await property.call('DELETE', `/transaction-logs/${entry}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use' },
    })
    const later = await property.pay(id, 100)
    expect((await property.call('DELETE', `/transaction-logs/${later}`)).status).toBe(200)
    const other = await property.stay()
    await property.issue(other, 'confirmation')
    expect(await property.call('DELETE', `/reservations/${other}`)).toMatchObject({
      status: 409,
      body: { code: 'in_use', details: { invoices: 1 } },
    })
  })

  test('an invoice does not change with the reservation or the property', async () => {
    const id = await property.stay()
    await property.to(id, 'checked_in')
    const [invoice] = await property.issue(id, 'invoice')
    const read = async () => (await property.file(`/invoices/${invoice?.id}/ubl.xml`)).bytes.toString()
    const before = await read()
    await property.settings({ legal_name: 'Iná firma, s. r. o.' })
    await property.call('PUT', `/reservations/${id}`, { company: aCompany })
    expect(await read()).toBe(before)
    await property.settings({ legal_name: 'Dvor pod Lipami, s. r. o.' })
  })
})
