import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { isTaxKind } from '@dvor/contract/money/invoices.ts'
import { documentWords } from '../drawing/document-words.ts'
import { composeLines } from './compose-ubl-lines.ts'
import { composeAllowances, composeTaxTotal, composeTotals } from './compose-ubl-sums.ts'
import { composeBuyer, composeSeller } from './compose-ubl-parties.ts'
import { element, writeXml, type Element } from './write-xml.ts'

/** BT-24: the core norm without extensions. */
const norm = 'urn:cen.eu:en16931:2017'
const common = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** BT-3, UNTDID 1001. */
const typeCodes: Partial<Record<IssuedDocument['kind'], string>> = {
  invoice: '380',
  credit_note: '381',
  advance_invoice: '386',
}

const text = (name: string, value: string | null | undefined) => element(`cbc:${name}`, value)

/**
 * A tax document as an e-invoice: EN 16931 in the syntax UBL 2.1, elements in the order of its schema. Null for
 * non-tax documents. The amounts of a credit note are positive there; its type code gives them their sense.
 */
export function composeUbl(document: IssuedDocument): string | null {
  if (!isTaxKind(document.kind)) return null
  const isCredit = document.kind === 'credit_note'
  const name = isCredit ? 'CreditNote' : 'Invoice'
  const root = element(name, isCredit ? creditParts(document) : invoiceParts(document), {
    xmlns: `${common}${name}-2`,
    'xmlns:cac': `${common}CommonAggregateComponents-2`,
    'xmlns:cbc': `${common}CommonBasicComponents-2`,
  })
  return root && writeXml(root)
}

function invoiceParts(document: IssuedDocument): (Element | null)[] {
  const { kind, number, issued_on, delivered_on, due_on } = document
  return [
    text('CustomizationID', norm),
    text('ID', number),
    text('IssueDate', issued_on),
    text('DueDate', due_on),
    text('InvoiceTypeCode', typeCodes[kind]),
    note(document),
    text('TaxPointDate', kind === 'advance_invoice' ? delivered_on : null),
    text('DocumentCurrencyCode', 'EUR'),
    ...body(document),
  ]
}

function creditParts(document: IssuedDocument): (Element | null)[] {
  const { kind, number, issued_on } = document
  return [
    text('CustomizationID', norm),
    text('ID', number),
    text('IssueDate', issued_on),
    text('CreditNoteTypeCode', typeCodes[kind]),
    note(document),
    text('DocumentCurrencyCode', 'EUR'),
    ...body(document),
  ]
}

/** Elements of both kinds, from the references on. */
function body(document: IssuedDocument): (Element | null)[] {
  return [
    period(document),
    element('cac:OrderReference', [text('ID', document.stay.reservation)]),
    corrected(document),
    composeSeller(document),
    composeBuyer(document),
    delivery(document),
    ...payment(document),
    terms(document),
    ...composeAllowances(document),
    composeTaxTotal(document),
    composeTotals(document),
    ...composeLines(document),
  ]
}

/** BT-22: notes for people, and the mark of a sample document. */
function note({ sample, reason, language }: IssuedDocument): Element | null {
  return text('Note', [sample && documentWords(language).sample, reason].filter(Boolean).join(' '))
}

/** BG-14: the days of the stay. */
const period = ({ stay: { arrival, departure } }: IssuedDocument) =>
  element('cac:InvoicePeriod', [text('StartDate', arrival), text('EndDate', departure)])

/** BG-3 */
function corrected({ corrects }: IssuedDocument): Element | null {
  if (!corrects) return null
  return element('cac:BillingReference', [
    element('cac:InvoiceDocumentReference', [
      text('ID', corrects.number),
      text('IssueDate', corrects.issued_on),
    ]),
  ])
}

/** BT-72; of a payment received in advance the day of tax stands in BT-7 instead. */
const delivery = ({ kind, delivered_on }: IssuedDocument) =>
  kind === 'invoice' ? element('cac:Delivery', [text('ActualDeliveryDate', delivered_on)]) : null

/** BG-16: transfer where an amount is due (30), else settled already (1: not defined). */
function payment({ transfer, stay, kind }: IssuedDocument): (Element | null)[] {
  if (kind === 'credit_note') return []
  const account =
    transfer &&
    element('cac:PayeeFinancialAccount', [
      text('ID', transfer.iban),
      text('Name', transfer.beneficiary),
      transfer.bic ? element('cac:FinancialInstitutionBranch', [text('ID', transfer.bic)]) : null,
    ])
  return [
    element('cac:PaymentMeans', [
      text('PaymentMeansCode', transfer ? '30' : '1'),
      text('PaymentID', transfer?.variableSymbol ?? stay.reservation),
      account,
    ]),
  ]
}

/** BT-20 is required with an amount due without a date (BR-CO-25). */
function terms({ kind, due_on, bill, language }: IssuedDocument): Element | null {
  if (kind === 'credit_note' || due_on !== null || bill.totals.due <= 0) return null
  return element('cac:PaymentTerms', [text('Note', documentWords(language).toPay)])
}
