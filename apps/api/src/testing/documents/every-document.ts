import type { DocumentKind } from '@dvor/contract/money/invoices.ts'
import { decode } from 'bysquare/pay'
import { afterAll, beforeAll, expect } from 'vitest'
import { readPdf, withoutSpace } from '../files/read-pdf.ts'
import { scanPdf } from '../files/see-pdf.ts'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../test-api.ts'

/** Parts of every document of the property. */
const everywhere = [
  'Dvor pod Lipami, s. r. o.',
  'Horné Podlipie',
  'Zapísaná v OR Mestského súdu Žilina, oddiel Sro, vložka 12345/L',
]

/** Expects that every letter of a drawn document can be read back, `texts` among them. */
export function expectReadable(pdf: Buffer, texts: readonly string[]): void {
  const { letters, pages, title } = readPdf(pdf)
  for (const text of [...everywhere, ...texts]) expect(letters).toContain(withoutSpace(text))
  expect(letters).not.toContain('\uFFFD')
  expect(pages).toBe(1)
  expect(title).toMatch(/\d{8}/)
}

/** Expects a code for banking apps on the drawn page, with the amount due. */
export async function expectPayable(pdf: Buffer, amount: number): Promise<void> {
  const scanned = await scanPdf(pdf)
  expect(decode(scanned ?? '').payments[0]).toMatchObject({
    amount,
    currencyCode: 'EUR',
    variableSymbol: expect.stringMatching(/^2027\d{4}$/),
    bankAccounts: [{ iban: 'SK3112000000198742637541' }],
  })
}

/** A property with one stay of a company in each of the languages and every kind of document, for the tests of a file. */
export function openEveryDocument(languages: readonly string[]) {
  let api: TestApi

  let property: InvoicingProperty

  const ids = new Map<string, string>()

  beforeAll(async () => {
    api = await startTestApi()
    property = await buildInvoicingProperty(api)
    const wood = await property.add('common-services', {
      title: 'Drevo do krbu',
      price: 1200,
      price_unit: 'piece',
      vat_kind: 'other',
    })
    await property.add('coupons', { code: 'LETO', kind: 'percent', value: 10, title: 'Letná zľava' })
    for (const language of languages) {
      const id = await property.stay({
        language,
        company: aCompany,
        coupon: 'LETO',
        common_services: [{ common_service: wood, quantity: 2 }],
        state: 'awaiting_payment',
        payment_method: 'transfer',
      })
      const issue = async (kind: DocumentKind, more?: object) => {
        const [row] = await property.issue(id, kind, more)
        ids.set(`${language} ${kind}`, row?.id ?? '')
        return row?.id ?? ''
      }
      await issue('deposit_request')
      await property.pay(id, 10000)
      await issue('confirmation')
      await issue('advance_invoice')
      await property.to(id, 'checked_in')
      await issue('stay_confirmation', { persons: ['Ľubomír Ščepán', 'Kristínka Ščepánová'] })
      const credited = await property.call('POST', `/invoices/${await issue('invoice')}/credit-note`, {
        reason: 'Nesprávny odberateľ',
      })
      ids.set(`${language} credit_note`, (credited.body as { id: string }).id)
    }
  })

  afterAll(() => api.close())

  const pdfOf = async (which: string) => (await property.file(`/invoices/${ids.get(which)}/file.pdf`)).bytes

  return {
    get api() {
      return api
    },
    get property() {
      return property
    },
    ids,
    pdfOf,
  }
}
