import type { DocumentKind } from '@dvor/contract/money/invoices.ts'
import { decode } from 'bysquare/pay'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readPdf, withoutSpace } from '../../testing/files/read-pdf.ts'
import { scanPdf } from '../../testing/files/see-pdf.ts'
import { aCompany, buildInvoicingProperty, type InvoicingProperty } from '../../testing/fixtures/invoicing.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let property: InvoicingProperty
const ids = new Map<string, string>()

/** One stay of a company in each language with every kind of document. */
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
  for (const language of ['sk', 'en']) {
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

describe('every letter can be read back', () => {
  const everywhere = [
    'Dvor pod Lipami, s. r. o.',
    'Horné Podlipie',
    'Zapísaná v OR Mestského súdu Žilina, oddiel Sro, vložka 12345/L',
  ]
  test.each([
    [
      'sk deposit_request',
      ['Výzva na úhradu zálohy', 'Nie je daňovým dokladom', 'Záloha na úhradu', '73,98 €'],
    ],
    [
      'sk confirmation',
      ['Potvrdenie rezervácie', 'Cena spolu', 'Ďatelinová & spol., a. s.', 'Drevo do krbu'],
    ],
    [
      'sk advance_invoice',
      ['Faktúra k prijatej platbe', 'Dátum prijatia platby', 'Platba vopred za ubytovanie'],
    ],
    [
      'sk invoice',
      ['Faktúra', 'IČ DPH: SK2087654327', 'Rekapitulácia DPH', 'Odpočet prijatej platby, faktúra FP2027'],
    ],
    [
      'sk credit_note',
      ['Dobropis', 'Opravuje faktúru FA2027', 'Dôvod opravy: Nesprávny odberateľ', '−146,60 €'],
    ],
    [
      'sk stay_confirmation',
      [
        'Potvrdenie o pobyte',
        '§ 152a Zákonníka práce',
        'Ľubomír Ščepán, Kristínka Ščepánová',
        '4. – 7. 6. 2027',
        'Uhradené',
      ],
    ],
    ['en deposit_request', ['Deposit request', 'Not a tax document', '€73.98']],
    ['en confirmation', ['Booking confirmation', 'We confirm your booking']],
    ['en advance_invoice', ['Invoice for a payment received', 'Payment in advance for accommodation']],
    ['en invoice', ['VAT summary', 'Total incl. VAT', 'Less payment received']],
    ['en credit_note', ['Credit note', 'Corrects invoice FA2027', '−€146.60']],
    ['en stay_confirmation', ['Confirmation of stay', 'Who stayed', '4 – 7 Jun 2027']],
  ])('%s', async (which, texts) => {
    const { letters, pages, title } = readPdf(await pdfOf(which))
    for (const text of [...everywhere, ...texts]) expect(letters).toContain(withoutSpace(text))
    expect(letters).not.toContain('\uFFFD')
    expect(pages).toBe(1)
    expect(title).toMatch(/\d{8}/)
  })
})

describe('the code for banking apps', () => {
  test.each([
    ['sk deposit_request', 73.98],
    ['sk invoice', 146.6],
    ['en invoice', 146.6],
  ])('%s: is readable on the drawn page and contains the amount due', async (which, amount) => {
    const scanned = await scanPdf(await pdfOf(which))
    expect(decode(scanned ?? '').payments[0]).toMatchObject({
      amount,
      currencyCode: 'EUR',
      variableSymbol: expect.stringMatching(/^2027\d{4}$/),
      bankAccounts: [{ iban: 'SK3112000000198742637541' }],
    })
  })

  test('without an amount due there is no code', async () => {
    expect(await scanPdf(await pdfOf('sk advance_invoice'))).toBeNull()
  })
})

describe('a file', () => {
  test('is drawn once and then the same, also for concurrent readers', async () => {
    const path = `/invoices/${ids.get('sk invoice')}/file.pdf`
    const [first, second] = await Promise.all([property.file(path), property.file(path)])
    expect(first.bytes.equals(second.bytes)).toBe(true)
    await property.settings({ business_name: 'Celkom iný dom' })
    expect((await property.file(path)).bytes.equals(first.bytes)).toBe(true)
  })

  test('is never cached and has a file name of its own', async () => {
    const { headers } = await property.file(`/invoices/${ids.get('sk invoice')}/file.pdf`)
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^attachment; filename="faktura-fa2027\d{4}\.pdf"$/),
    })
    const xml = await property.file(`/invoices/${ids.get('sk confirmation')}/ubl.xml`)
    expect(xml.status).toBe(404)
  })

  test('is not served as an upload', async () => {
    const id = ids.get('sk invoice') ?? ''
    for (const path of [`/uploads/${id}/document.pdf`, `/uploads/../documents/${id}/document.pdf`])
      expect((await api.app.inject({ url: path })).statusCode).toBe(404)
  })
})

describe('a guest', () => {
  const own = (token: string, id: string) =>
    api.app.inject({ url: `/api/reservation-details/${token}/documents/${id}` })

  test('reads the documents of the own reservation and no other', async () => {
    const [mine, others] = [await property.stay(), await property.stay()]
    const tokenOf = async (id: string) =>
      ((await property.call('GET', `/reservations/${id}`)).body as { token: string }).token
    const [row] = await property.issue(mine, 'confirmation')
    const [foreign] = await property.issue(others, 'confirmation')
    const token = await tokenOf(mine)
    const detail = await api.call('GET', `/reservation-details/${token}`)
    expect(detail.body).toMatchObject({
      documents: [{ id: row?.id, kind: 'confirmation', number: row?.number, total: 24900 }],
    })
    const answer = await own(token, row?.id ?? '')
    expect(answer.statusCode).toBe(200)
    expect(readPdf(answer.rawPayload).letters).toContain('Potvrdenierezervácie')
    expect((await own(token, foreign?.id ?? '')).statusCode).toBe(404)
    expect((await own(await tokenOf(others), row?.id ?? '')).statusCode).toBe(404)
  })
})
