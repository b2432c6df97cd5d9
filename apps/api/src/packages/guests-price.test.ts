import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAdvent, adventHold } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { buildInvoicingProperty, type InvoicingProperty } from '../testing/fixtures/invoicing.ts'
import { idOf } from '../testing/fixtures/read-reservation.ts'
import { readPdf } from '../testing/files/read-pdf.ts'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { order } from '../testing/test-property.ts'

let api: TestApi
let property: InvoicingProperty
let reservation: string
beforeAll(async () => {
  api = await startTestApi()
  property = await buildInvoicingProperty(api)
  await property.settings({ stay_tax_rates: [] })
  const advent = await addAdvent(property)
  const hold = (await tryHold(api, adventHold(advent, property.unit))).body as Hold
  const { body } = await order(api, hold, { payment_method: 'on_site' })
  reservation = await idOf(property, (body as OrderResult).number)
})
afterAll(() => api.close())

/** 189 € are 131.48 for the nights, 32.87 for the dinner and 24.65 for the baking. */
const [whole, shares] = ['189,00', ['131,48', '32,87', '24,65']]

async function emailTo(recipient: 'guest' | 'owner') {
  const { body } = await property.call('GET', `/outgoing-emails?reservation=${reservation}`)
  const texts = (body as { body: string }[]).map((email) => email.body)
  // The owner's leads to the back office.
  const isWanted = (text: string) => text.includes('/reservations/edit/') === (recipient === 'owner')
  return texts.find((text) => text.includes('Advent pri peci') && isWanted(text)) ?? ''
}

test('the guest reads a package as one line with what it contains', async () => {
  const text = await emailTo('guest')
  for (const words of ['Advent pri peci', whole, 'Adventná večera', 'Pečenie chleba'])
    expect(text).toContain(words)
  for (const share of shares) expect(text).not.toContain(share)
})

test('the owner reads its parts', async () => {
  const text = await emailTo('owner')
  for (const share of shares) expect(text).toContain(share)
})

test('the confirmation has one line, the invoice its split by VAT', async () => {
  const lettersOf = async (kind: 'confirmation' | 'invoice') => {
    const [document] = await property.issue(reservation, kind)
    return readPdf((await property.file(`/invoices/${document?.id}/file.pdf`)).bytes).letters
  }
  const confirmation = await lettersOf('confirmation')
  expect(confirmation).toContain('Adventpripeci')
  expect(confirmation).toContain('Adventnávečera,Pečeniechleba')
  for (const share of shares) expect(confirmation).not.toContain(share)
  api.clock.set('2027-12-12T11:00:00Z')
  await property.to(reservation, 'checked_in')
  const invoice = await lettersOf('invoice')
  for (const share of shares) expect(invoice).toContain(share)
})
