import type { VatRules } from '@dvor/booking/invoice/vat.ts'
import { splitAdvance, type IssuedAdvance } from '@dvor/booking/invoice/advance.ts'
import { composeBill, type Item } from '@dvor/booking/invoice/compose-bill.ts'
import { creditOf } from '@dvor/booking/invoice/credit.ts'
import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { aCompany } from '../../testing/fixtures/invoicing.ts'
import { centsAt, misplaced, parseXml, textAt } from '../../testing/files/en-16931.ts'
import { broken, rules } from '../../testing/files/en-16931-rules.ts'
import { composeUbl } from './compose-ubl.ts'

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

describe('an e-invoice', () => {
  test('keeps the order of UBL and the rules of EN 16931, for any items and payments', () => {
    fc.assert(
      fc.property(anyCase, (one) => {
        const document = parseXml(ublOf(one))
        expect(misplaced(document)).toEqual([])
        expect(broken(document)).toEqual([])
      }),
      { numRuns: 100 * inject('effort') },
    )
  })

  test('has the content of the frozen document', () => {
    const document = parseXml(ublOf(aCase))
    expect(textAt(document, 'cbc:InvoiceTypeCode')).toBe('380')
    expect(centsAt(document, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')).toBe(14900)
    expect(centsAt(document, 'cac:LegalMonetaryTotal/cbc:PrepaidAmount')).toBe(2000)
    expect(centsAt(document, 'cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe(12900)
    expect(
      textAt(document, 'cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName'),
    ).toBe(aCompany.name)
  })

  test('a credit note has positive amounts and refers to its invoice', () => {
    const document = parseXml(ublOf({ ...aCase, kind: 'credit_note' }))
    expect(document.name).toBe('CreditNote')
    expect(centsAt(document, 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount')).toBe(14900)
    expect(textAt(document, 'cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe('FA20270000')
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

describe('the check itself', () => {
  const spoilt = (from: string | RegExp, to: string) => broken(parseXml(ublOf(aCase).replace(from, to)))

  test.each([
    ['BR-CO-15', /(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$1150.00'],
    ['BR-CO-16', /(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00'],
    ['BR-CO-14', /(<cac:TaxTotal>\s*<cbc:TaxAmount[^>]*>)[^<]*/, '$19.99'],
    ['BR-S-08', /(<cbc:TaxableAmount[^>]*>)[^<]*/, '$11.00'],
    ['BR-CO-10', /(<cbc:LineExtensionAmount[^>]*>)[^<]*/, '$11.00'],
    ['BR-02', /<cbc:ID>FA20270001<\/cbc:ID>/, ''],
    ['BR-E-10', /<cbc:TaxExemptionReason>.*<\/cbc:TaxExemptionReason>/, ''],
  ])('reports a broken %s', (name, from, to) => {
    expect(Object.keys(rules)).toContain(name)
    expect(spoilt(from, to)).toContain(name)
  })

  test('reports a misplaced element', () => {
    const swapped = ublOf(aCase).replace(
      /(<cbc:IssueDate>.*<\/cbc:IssueDate>)(\s*)(<cbc:DueDate>.*<\/cbc:DueDate>)/,
      '$3$2$1',
    )
    expect(misplaced(parseXml(swapped))).toEqual(['Invoice/cbc:IssueDate'])
  })
})
