import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInvoicingProperty, type InvoicingProperty, type Shown } from '../testing/fixtures/invoicing.ts'
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

test('the fee of a cancelled stay is invoiced without VAT, after its advances were credited', async () => {
  const id = await property.stay()
  await property.pay(id, 10000)
  const [advance] = await property.issue(id, 'advance_invoice')
  await property.to(id, 'cancelled')
  await property.pay(id, 4000, 'refund')
  const [fee] = await property.issue(id, 'invoice')
  expect(fee).toMatchObject({ total: 6000, vat: 0, due: 0 })
  const { body } = await property.call('GET', `/invoices?reservation=${id}&kind=credit_note`)
  expect(body).toMatchObject([{ credits: advance?.id, total: -10000 }])
})
