import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { composeUbl, isForPeppol } from '../documents/e-invoice/compose-ubl.ts'
import { childrenAt, parseXml, textAt } from '../platform/xml/parse-xml.ts'
import {
  aDocumentCase as aCase,
  anyDocumentCase,
  documentOf,
  type DocumentCase,
} from '../testing/fixtures/generated-document.ts'
import { aCompany } from '../testing/fixtures/invoicing.ts'
import { checkEInvoice } from './rules/check-e-invoice.ts'
import { centsAt, centsOrZero, sumOf, ublInvoiceOf } from './ubl/ubl-invoice.ts'

const ublOf = (one: DocumentCase) => composeUbl(documentOf(one)) ?? ''

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
      fc.property(anyDocumentCase, (one) => {
        const document = documentOf(one)
        const xml = composeUbl(document) ?? ''
        expect(checkEInvoice(parseXml(xml), isForPeppol(document))).toEqual([])
        const { totals, vat_rows } = document.bill
        expect(amountsOf(xml)).toEqual({ ...totals, rows: vat_rows.map(({ net }) => net) })
      }),
      { numRuns: 100 * inject('effort') },
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

  test('names the participants of a recreation, as its PDF does', () => {
    const noteOf = (document: IssuedDocument) => textAt(parseXml(composeUbl(document) ?? ''), 'Note')
    const persons = ['Ján Novák', 'Ela Nováková']
    const document = { ...documentOf(aCase), persons }
    expect(noteOf(document)).toContain('Účastníci rekreácie: Ján Novák, Ela Nováková')
    expect(brokenOf(document)).toEqual([])
    expect(noteOf({ ...documentOf({ ...aCase, kind: 'credit_note' }), persons }) ?? '').not.toContain('Novák')
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
