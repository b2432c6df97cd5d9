import type { VatRules } from '@dvor/booking/invoice/vat.ts'
import { splitAdvance, type IssuedAdvance } from '@dvor/booking/invoice/advance.ts'
import { composeBill, type Item } from '@dvor/booking/invoice/compose-bill.ts'
import { creditOf } from '@dvor/booking/invoice/credit.ts'
import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { composeUbl, isForPeppol } from '../documents/e-invoice/compose-ubl.ts'
import { childrenAt, parseXml, textAt } from '../platform/xml/parse-xml.ts'
import { aCompany } from '../testing/fixtures/invoicing.ts'
import { checkEInvoice } from './rules/check-e-invoice.ts'
import { centsAt, centsOrZero, sumOf, ublInvoiceOf } from './ubl/ubl-invoice.ts'

const rates = [
  { kind: 'accommodation' as const, rate: 5, valid_from: '2025-01-01' },
  { kind: 'food' as const, rate: 5, valid_from: '2025-01-01' },
  { kind: 'other' as const, rate: 23, valid_from: '2025-01-01' },
]
const rulesFor = (payer: boolean): VatRules => ({ payer, rates, day: '2027-06-07' })

const kinds = fc.constantFrom('accommodation', 'food', 'other', null)
const supply = fc.record({
  kind: fc.constant('supply' as const),
  name: fc.constantFrom('Drevenica pri potoku', 'Raňajky & <večera>', '„Kôň“ > vozík'),
  detail: fc.constantFrom(null, 'Leto · 4. – 7. 6. 2027'),
  quantity: fc.integer({ min: 1, max: 40 }),
  unit: fc.constantFrom('night' as const, 'piece' as const),
  unit_price: fc.constant(100),
  amount: fc.integer({ min: 1, max: 300_000 }),
  vat_kind: kinds,
})
const price = fc
  .tuple(fc.array(supply, { minLength: 1, maxLength: 6 }), fc.boolean())
  .map(([lines, isCut]): Item[] => {
    const [first] = lines
    if (!isCut || !first || first.vat_kind === null) return lines
    const cut = -Math.ceil(first.amount / 3)
    return [
      ...lines,
      { ...first, kind: 'discount', name: 'Zľava', quantity: 1, unit: 'piece', amount: cut, unit_price: cut },
    ]
  })

interface Case {
  items: Item[]
  payer: boolean
  advance: number
  paid: number
  kind: 'invoice' | 'advance_invoice' | 'credit_note'
  company: boolean
}
const anyCase: fc.Arbitrary<Case> = fc.record({
  items: price,
  payer: fc.boolean(),
  advance: fc.integer({ min: 0, max: 200_000 }),
  paid: fc.integer({ min: 0, max: 500_000 }),
  kind: fc.constantFrom('invoice' as const, 'advance_invoice' as const, 'credit_note' as const),
  company: fc.boolean(),
})

function documentOf({ items, payer, advance, paid, kind, company }: Case): IssuedDocument {
  const vat = rulesFor(payer)
  const shares = payer && advance > 0 ? splitAdvance(advance, items, [], vat) : []
  const advances: IssuedAdvance[] =
    shares.length > 0 ? [{ number: 'FP1', issued_on: '2027-03-01', shares }] : []
  const exemption = payer ? 'Daň za ubytovanie' : 'Dodávateľ nie je platiteľom DPH.'
  const made = composeBill({
    items,
    rules: vat,
    advances,
    paid,
    deductionName: () => 'Odpočet FP1',
    exemption,
  })
  const bill = kind === 'credit_note' ? creditOf(made) : made
  const transfer =
    bill.totals.due > 0
      ? {
          iban: 'SK3112000000198742637541',
          bic: null,
          beneficiary: 'Dvor',
          amount: bill.totals.due,
          variableSymbol: '20270001',
          dueDay: null,
          note: null,
        }
      : null
  return {
    kind,
    number: 'FA20270001',
    language: 'sk',
    sample: false,
    issued_on: '2027-06-07',
    delivered_on: '2027-06-07',
    due_on: kind === 'invoice' ? '2027-06-21' : null,
    seller: {
      name: 'Dvor pod Lipami, s. r. o.',
      trading_name: 'Dvor pod Lipami',
      street: 'Pod Lipami 12',
      postal_code: '034 99',
      city: 'Horné Podlipie',
      country: 'SK',
      ico: '12345679',
      dic: '2012345676',
      ic_dph: payer ? 'SK2012345676' : null,
      registration: null,
      email: 'a@example.com',
      phone: null,
    },
    buyer: company
      ? { ...aCompany, email: null }
      : { name: 'Žofia', country: 'SK', ico: null, dic: null, ic_dph: null, email: 'z@example.com' },
    stay: {
      reservation: '20270001',
      guest: 'Žofia',
      arrival: '2027-06-04',
      departure: '2027-06-07',
      adults: 2,
      children: 0,
      units: [],
    },
    bill,
    requested: null,
    corrects: kind === 'credit_note' ? { number: 'FA20270000', issued_on: '2027-06-01' } : null,
    reason: null,
    transfer,
    payments: [],
    persons: [],
    shares: [],
  }
}

const ublOf = (one: Case) => composeUbl(documentOf(one)) ?? ''
const aCase: Case = {
  items: [
    {
      kind: 'supply',
      name: 'Izba',
      detail: null,
      quantity: 3,
      unit: 'night',
      unit_price: 8000,
      amount: 24000,
      vat_kind: 'accommodation',
    },
    {
      kind: 'supply',
      name: 'Daň',
      detail: null,
      quantity: 6,
      unit: 'piece',
      unit_price: 150,
      amount: 900,
      vat_kind: null,
    },
  ],
  payer: true,
  advance: 10000,
  paid: 12000,
  kind: 'invoice',
  company: true,
}

/** Amounts of a composed e-invoice in cents, with the sign that the document has. */
function amountsOf(xml: string) {
  const { totals, root, isCredit, breakdown } = ublInvoiceOf(parseXml(xml))
  const sign = isCredit ? -1 : 1
  return {
    lines_net: sign * centsAt(totals, 'LineExtensionAmount') + 0,
    allowances: sign * centsOrZero(totals, 'AllowanceTotalAmount') + 0,
    net: sign * centsAt(totals, 'TaxExclusiveAmount') + 0,
    vat: sign * sumOf(childrenAt(root, 'TaxTotal'), 'TaxAmount') + 0,
    total: sign * centsAt(totals, 'TaxInclusiveAmount') + 0,
    prepaid: sign * centsOrZero(totals, 'PrepaidAmount') + 0,
    due: sign * centsAt(totals, 'PayableAmount') + 0,
    rows: breakdown.map((row) => sign * centsAt(row, 'TaxableAmount') + 0),
  }
}

const brokenOf = (document: IssuedDocument) =>
  checkEInvoice(parseXml(composeUbl(document) ?? ''), isForPeppol(document)).map(({ rule }) => rule)

describe('an e-invoice', () => {
  test('keeps every rule and the sums of its document to the cent, for any items and payments', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const document = documentOf(one)
        const xml = composeUbl(document) ?? ''
        expect(checkEInvoice(parseXml(xml), isForPeppol(document))).toEqual([])
        const { totals, vat_rows } = document.bill
        expect(amountsOf(xml)).toEqual({ ...totals, rows: vat_rows.map(({ net }) => net) })
      }),
      { numRuns: 50 * inject('effort') },
    )
  })

  test('has the content of the frozen document', () => {
    const document = parseXml(ublOf(aCase))
    expect(textAt(document, 'InvoiceTypeCode')).toBe('380')
    expect(amountsOf(ublOf(aCase))).toMatchObject({ total: 14900, prepaid: 2000, due: 12900 })
    expect(textAt(document, 'AccountingCustomerParty', 'Party', 'PartyLegalEntity', 'RegistrationName')).toBe(
      aCompany.name,
    )
    const [means] = childrenAt(document, 'PaymentMeans')
    expect(means && textAt(means, 'PaymentID')).toBe('20270001')
    expect(means && textAt(means, 'PayeeFinancialAccount', 'ID')).toBe('SK3112000000198742637541')
  })

  test('goes to the tax numbers of both parties, and to a stated address before them', () => {
    const addressesOf = (document: IssuedDocument) => {
      const root = parseXml(composeUbl(document) ?? '')
      return ['AccountingSupplierParty', 'AccountingCustomerParty'].map((party) =>
        childrenAt(root, party, 'Party', 'EndpointID').map(({ text, attributes }) => [
          attributes['schemeID'],
          text,
        ]),
      )
    }
    const document = documentOf(aCase)
    expect(addressesOf(document)).toEqual([[['0245', '2012345676']], [['0245', '2087654327']]])
    const buyer = { ...document.buyer, peppol_id: '0088:4012345500004' }
    expect(addressesOf({ ...document, buyer })[1]).toEqual([['0088', '4012345500004']])
    expect(textAt(parseXml(ublOf(aCase)), 'CustomizationID')).toMatch(/billing:3\.0$/)
  })

  test('is one of the norm alone for a guest, who has no address in the network', () => {
    const document = documentOf({ ...aCase, company: false })
    expect(textAt(parseXml(composeUbl(document) ?? ''), 'CustomizationID')).toBe('urn:cen.eu:en16931:2017')
    expect(brokenOf(document)).toEqual([])
  })

  test('a credit note has positive amounts, refers to its invoice and says how the money returns', () => {
    const document = parseXml(ublOf({ ...aCase, kind: 'credit_note' }))
    expect(document.name).toBe('CreditNote')
    expect(centsAt(document, 'LegalMonetaryTotal', 'TaxInclusiveAmount')).toBe(14900)
    expect(textAt(document, 'BillingReference', 'InvoiceDocumentReference', 'ID')).toBe('FA20270000')
    expect(textAt(document, 'PaymentTerms', 'Note')).not.toBeNull()
  })

  test('an invoice refers to the invoices for payments that it deducts', () => {
    const deducts = [
      { number: 'FP20270001', issued_on: '2027-03-01' },
      { number: 'FP20270002', issued_on: '2027-04-01' },
    ]
    const document = { ...documentOf(aCase), deducts }
    const references = childrenAt(
      parseXml(composeUbl(document) ?? ''),
      'BillingReference',
      'InvoiceDocumentReference',
    )
    expect(references.map((one) => textAt(one, 'ID'))).toEqual(['FP20270001', 'FP20270002'])
    expect(brokenOf(document)).toEqual([])
  })

  test.each([
    [false, 'O', 'VATEX-EU-O', 'Dodávateľ nie je platiteľom DPH.'],
    [true, 'E', null, 'Daň za ubytovanie'],
  ])('says why a row has no VAT (payer: %s)', (payer, category, code, reason) => {
    const rows = childrenAt(parseXml(ublOf({ ...aCase, payer })), 'TaxTotal', 'TaxSubtotal', 'TaxCategory')
    const [row] = rows.filter((one) => textAt(one, 'ID') === category)
    expect(row && textAt(row, 'TaxExemptionReasonCode')).toBe(code)
    expect(row && textAt(row, 'TaxExemptionReason')).toBe(reason)
  })

  test('writes reverse charge with its reason', () => {
    const made = documentOf({ ...aCase, payer: false, advance: 0 })
    const charged = <T>(one: T) => ({ ...one, category: 'AE' as const, rate: 0 })
    const { bill } = made
    const document: IssuedDocument = {
      ...made,
      seller: { ...made.seller, ic_dph: 'SK2012345676' },
      bill: { ...bill, lines: bill.lines.map(charged), vat_rows: bill.vat_rows.map(charged) },
    }
    expect(brokenOf(document)).toEqual([])
    expect(composeUbl(document)).toContain(
      '<cbc:TaxExemptionReason>Prenesenie daňovej povinnosti</cbc:TaxExemptionReason>',
    )
  })

  test('is not made for non-tax documents', () => {
    expect(composeUbl({ ...documentOf(aCase), kind: 'confirmation' })).toBeNull()
  })

  test('drops characters that XML does not allow', () => {
    const [first, ...rest] = aCase.items
    if (!first) throw new Error('no item')
    const odd = { ...first, name: 'Iz\u0000ba\u001f \ud83d\udc0e \ud83d' }
    expect(() => parseXml(ublOf({ ...aCase, items: [odd, ...rest] }))).not.toThrow()
    expect(ublOf({ ...aCase, items: [odd, ...rest] })).toContain('<cbc:Name>Izba \u{1F40E} </cbc:Name>')
  })
})
