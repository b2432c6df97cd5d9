import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildInvoicingProperty, type InvoicingProperty, type Shown } from '../testing/fixtures/invoicing.ts'
import { readPdf, withoutSpace } from '../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty

beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
})
afterAll(() => api.close())

const refusal = (reason: string) => ({ status: 409, body: { code: 'document_refused', details: { reason } } })

describe('a credit note', () => {
  const credit = (id = '', body: object = {}) => property.call('POST', `/invoices/${id}/credit-note`, body)

  test('reverses an invoice as a whole, once, and a correct one can be issued', async () => {
    const id = await property.stay()
    await property.to(id, 'checked_in')
    const [invoice] = await property.issue(id, 'invoice')
    const { body } = await credit(invoice?.id, { reason: 'Iný odberateľ' })
    expect(body).toMatchObject({
      kind: 'credit_note',
      total: -24900,
      vat: -1143,
      due: -24900,
      credits: invoice?.id,
    })
    expect(await credit(invoice?.id)).toMatchObject({ status: 409, body: { code: 'document_exists' } })
    expect((await property.call('GET', `/invoices/${invoice?.id}`)).body).toMatchObject({
      credited_by: (body as Shown).id,
    })
    expect(await property.issue(id, 'invoice')).toHaveLength(1)
  })

  test('is refused for other documents, and for an advance that an invoice has deducted', async () => {
    const id = await property.stay()
    const [confirmation] = await property.issue(id, 'confirmation')
    expect(await credit(confirmation?.id)).toMatchObject(refusal('nothing'))
    await property.pay(id, 10000)
    const [advance] = await property.issue(id, 'advance_invoice')
    await property.to(id, 'checked_in')
    const [invoice] = await property.issue(id, 'invoice')
    expect(await credit(advance?.id)).toMatchObject(refusal('state'))
    await credit(invoice?.id)
    expect((await credit(advance?.id)).status).toBe(200)
  })
})

describe('the invoice for what is kept', () => {
  // The agreed rules keep 30 % of 240.00 € by then: the price of 249.00 € without 9.00 € of stay tax.
  beforeEach(() => api.clock.set('2027-05-10T09:00:00Z'))
  const cancel = (id: string, cancellation: 'by_rules' | 'no_fee') =>
    property.call('PUT', `/reservations/${id}`, { state: 'cancelled', cancellation })

  test('is on the fee without VAT, before the rest is returned, and credits the advances', async () => {
    const id = await property.stay()
    await property.pay(id, 10_000)
    const [advance] = await property.issue(id, 'advance_invoice')
    await cancel(id, 'by_rules')
    const [fee] = await property.issue(id, 'invoice')
    expect(fee).toMatchObject({ total: 7200, vat: 0, due: 0 })
    const { body } = await property.call('GET', `/invoices?reservation=${id}&kind=credit_note`)
    expect(body).toMatchObject([{ credits: advance?.id, total: -10_000 }])
  })

  test('is the same after the refund, and less where more was returned', async () => {
    const returned = async (amount: number) => {
      const id = await property.stay()
      await property.pay(id, 10_000)
      await cancel(id, 'by_rules')
      await property.pay(id, amount, 'refund')
      return (await property.issue(id, 'invoice'))[0]?.total
    }
    expect(await returned(2800)).toBe(7200)
    expect(await returned(5000)).toBe(5000)
  })

  test('is refused while all that was paid is to be returned', async () => {
    const id = await property.stay()
    await property.pay(id, 10_000)
    await cancel(id, 'no_fee')
    expect(await property.tryIssue(id, 'invoice')).toMatchObject(refusal('nothing'))
    await property.pay(id, 10_000, 'refund')
    expect(await property.tryIssue(id, 'invoice')).toMatchObject(refusal('nothing'))
  })

  test('of guests who did not come is at most the price without the stay tax', async () => {
    const id = await property.stay()
    await property.pay(id, 30_000)
    api.clock.set('2027-06-04T09:00:00Z')
    await property.to(id, 'no_show')
    // 240.00 € at 5 % contain 11.43 € of VAT.
    expect(await property.issue(id, 'invoice')).toMatchObject([{ total: 24_000, vat: 1143, due: 0 }])
  })

  test('of guests who did not come deducts the invoices for their payments', async () => {
    const id = await property.stay()
    await property.pay(id, 10_000)
    // 96.39 € of accommodation (VAT 4.59 €) and 3.61 € of stay tax.
    const [advance] = await property.issue(id, 'advance_invoice')
    expect(advance).toMatchObject({ total: 10_000, vat: 459 })
    api.clock.set('2027-06-04T09:00:00Z')
    await property.to(id, 'no_show')
    // All of the 100 € is for accommodation now: VAT 4.76 €.
    const [kept] = await property.issue(id, 'invoice')
    expect(kept).toMatchObject({ total: 0, vat: 17, due: 0 })
    const { body } = await property.call('GET', `/invoices?reservation=${id}&kind=credit_note`)
    expect(body).toEqual([])
    const { letters } = readPdf((await property.file(`/invoices/${kept?.id}/file.pdf`)).bytes)
    expect(letters).toContain(withoutSpace('Úhrada za pobyt, na ktorý hosť neprišiel'))
    expect(letters).not.toContain('Storno')
  })

  test('has the VAT that the settings say from a day on', async () => {
    const fee_vat = [
      { fee: 'cancellation', treatment: 'as_service', valid_from: '2027-05-11' },
      { fee: 'no_show', treatment: 'outside', valid_from: '2027-01-01' },
      { fee: 'early_departure', treatment: 'outside', valid_from: '2027-01-01' },
    ]
    await property.settings({ fee_vat })
    const kept = async () => {
      const id = await property.stay()
      await property.pay(id, 10_000)
      await cancel(id, 'by_rules')
      return (await property.issue(id, 'invoice'))[0]
    }
    expect(await kept()).toMatchObject({ total: 7200, vat: 0 })
    api.clock.set('2027-05-11T09:00:00Z')
    // 72.00 € at 5 %.
    expect(await kept()).toMatchObject({ total: 7200, vat: 343 })
    const id = await property.stay()
    await property.pay(id, 24_900)
    api.clock.set('2027-06-05T09:00:00Z')
    await property.to(id, 'checked_in')
    const left = { departure: '2027-06-06', fee: 'by_rules' }
    expect((await property.call('POST', `/reservations/${id}/early-departure`, left)).status).toBe(200)
    // Two nights of 160.00 € at 5 %; the fee of 80.00 € is a compensation.
    const [invoice] = await property.issue(id, 'invoice')
    expect(invoice).toMatchObject({ total: 24_600, vat: 762 })
    const { letters } = readPdf((await property.file(`/invoices/${invoice?.id}/file.pdf`)).bytes)
    expect(letters).toContain(withoutSpace('Poplatok za skorší odchod je náhrada, nie je predmetom dane.'))
  })
})
