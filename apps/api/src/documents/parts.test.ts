import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
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
const friend = { name: 'Eva Malá', street: 'Dlhá 1', city: 'Martin', postal_code: '036 01', country: 'SK' }

/** A stay of 249 €: 240 € of lodging at 5 % and 9 € of tax. */
async function aStayHere() {
  const id = await property.stay()
  await property.to(id, 'checked_in')
  const { total, price } = (await property.call('GET', `/reservations/${id}`)).body as {
    total: number
    price: { lines: { kind: string }[] }
  }
  const at = (kind: string) => price.lines.findIndex((line) => line.kind === kind)
  return { id, total, nights: at('nights'), tax: at('stay_tax') }
}

test('a firm pays the lodging, a friend a share; the sums and the money add up, each transfer names its invoice', async () => {
  const { id, total, nights } = await aStayHere()
  expect(total).toBe(24_900)
  await property.pay(id, 10_000)
  const parts = [
    { buyer: aCompany, email: 'firma@example.com', lines: [nights], paid: 9900 },
    { buyer: friend, amount: 300 },
  ]
  const seen = await property.call('POST', `/reservations/${id}/documents/preview`, {
    kind: 'invoice',
    parts,
  })
  const issued = await property.issue(id, 'invoice', { parts })
  // 240 € at 5 % have 11,43 € of VAT; of the 9 € of the tax 3 € are the friend's, 1 € of them is paid by the main payer.
  const expected = [
    { total: 24_000, vat: 1143, due: 14_100 },
    { total: 300, vat: 0, due: 300 },
    { total: 600, vat: 0, due: 500 },
  ]
  expect(seen.body).toMatchObject(expected)
  expect(issued).toMatchObject(expected)
  expect(new Set(issued.map(({ number }) => number)).size).toBe(3)
  const [firm] = issued
  const { letters } = readPdf((await property.file(`/invoices/${firm?.id}/file.pdf`)).bytes)
  expect(letters).toContain(withoutSpace(aCompany.name))
  const { rows } = await api.api.db.$client.query<{ transfer: { note: string; amount: number } }>(
    `select content->'transfer' as transfer from invoices where id = $1`,
    [firm?.id],
  )
  expect(rows).toMatchObject([{ transfer: { note: firm?.number, amount: 14_100 } }])
  expect(await property.call('POST', `/invoices/${firm?.id}/email`)).toMatchObject({
    body: { to: 'firma@example.com' },
  })

  // No other invoice beside them, also once one part is credited; with all credited it can be divided anew.
  expect(await property.tryIssue(id, 'invoice')).toMatchObject({ body: { code: 'document_exists' } })
  for (const { id: part } of issued) {
    expect(await property.tryIssue(id, 'invoice', { parts })).toMatchObject({
      body: { code: 'document_exists' },
    })
    expect(await property.call('POST', `/invoices/${part}/credit-note`, {})).toMatchObject({ status: 200 })
  }
  expect(await property.issue(id, 'invoice', { parts: [{ buyer: aCompany, amount: total }] })).toMatchObject([
    { total: 24_900, vat: 1143, due: 14_900 },
    { total: 0, vat: 0, due: 0 },
  ])
  const listed = (await property.call('GET', `/invoices?reservation=${id}&_limit=-1`)).body as {
    is_outdated: boolean
    total: number
  }[]
  expect(listed.reduce((sum, one) => sum + one.total, 0)).toBe(24_900)
  expect(listed.some(({ is_outdated }) => is_outdated)).toBe(false)
})

test('payments that were invoiced before are deducted from the main payer alone, who must keep as much', async () => {
  const id = await property.stay({ company: aCompany })
  await property.pay(id, 8300)
  const [advance] = await property.issue(id, 'advance_invoice')
  expect(advance).toMatchObject({ total: 8300 })
  await property.to(id, 'checked_in')
  const tooMuch = { parts: [{ buyer: friend, amount: 20_000 }] }
  expect(await property.tryIssue(id, 'invoice', tooMuch)).toMatchObject(refusal('parts_below_advances'))
  const stolen = { parts: [{ buyer: friend, amount: 10_000, paid: 100 }] }
  expect(await property.tryIssue(id, 'invoice', stolen)).toMatchObject(refusal('parts_paid'))
  const issued = await property.issue(id, 'invoice', { parts: [{ buyer: friend, amount: 10_000 }] })
  // 249 − 100 − 83 = 66 €.
  expect(issued).toMatchObject([
    { total: 10_000, due: 10_000 },
    { total: 6600, due: 6600 },
  ])
})

test('what contradicts itself is refused', async () => {
  const { id, nights } = await aStayHere()
  const refused = async (parts: object[], reason: string) =>
    expect(await property.tryIssue(id, 'invoice', { parts })).toMatchObject(refusal(reason))
  const firm = { buyer: aCompany }
  await refused(
    [
      { ...firm, lines: [nights] },
      { ...firm, lines: [nights] },
    ],
    'parts_exceed',
  )
  await refused([{ ...firm, amount: 24_901 }], 'parts_exceed')
  await refused([{ ...firm }], 'parts_exceed')
  await refused([{ ...firm, amount: 100, paid: 50 }], 'parts_paid')
  await property.pay(id, 5000)
  await refused([{ ...firm, amount: 100, paid: 101 }], 'parts_paid')
  const other = await property.stay()
  await property.to(other, 'cancelled')
  expect(await property.tryIssue(other, 'invoice', { parts: [{ ...firm, amount: 1 }] })).toMatchObject(
    refusal('state'),
  )
})
