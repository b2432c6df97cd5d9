import type { IssuedDocument } from '@dvor/booking/invoice/document.ts'
import { endpointOf } from '@dvor/booking/invoice/endpoint.ts'
import { coreCustomization, peppolCustomization, peppolProfile } from '@dvor/contract/money/e-invoices.ts'
import { isTaxKind } from '@dvor/contract/money/invoices.ts'
import { documentWords } from '@dvor/texts/areas.ts'
import { composeLines } from './compose-ubl-lines.ts'
import { composeAllowances, composeTaxTotal, composeTotals, signOf } from './compose-ubl-sums.ts'
import { composeBuyer, composeSeller, text } from './compose-ubl-parties.ts'
import { element, writeXml, type Element } from '../../platform/xml/write-xml.ts'

const common = 'urn:oasis:names:specification:ubl:schema:xsd:'

/** BT-3, UNTDID 1001. */
const typeCodes: Partial<Record<IssuedDocument['kind'], string>> = {
  invoice: '380',
  credit_note: '381',
  advance_invoice: '386',
}

/** Whether both parties have an address in the network, so that the document is written for it. */
export const isForPeppol = ({ seller, buyer }: IssuedDocument): boolean =>
  endpointOf(seller) !== null && endpointOf(buyer) !== null

/**
 * A tax document as an e-invoice in the syntax UBL 2.1, elements in the order of its schema: Peppol BIS Billing 3.0
 * where both parties have an address in that network, else EN 16931 alone. Null for non-tax documents. The amounts of
 * a credit note are positive there; its type code gives them their sense.
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
    ...specification(document),
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
    ...specification(document),
    text('ID', number),
    text('IssueDate', issued_on),
    text('CreditNoteTypeCode', typeCodes[kind]),
    note(document),
    text('DocumentCurrencyCode', 'EUR'),
    ...body(document),
  ]
}

/** BT-24 and BT-23 */
function specification(document: IssuedDocument): (Element | null)[] {
  if (!isForPeppol(document)) return [text('CustomizationID', coreCustomization)]
  return [text('CustomizationID', peppolCustomization), text('ProfileID', peppolProfile)]
}

/** Elements of both kinds, from the references on. */
function body(document: IssuedDocument): (Element | null)[] {
  return [
    period(document),
    element('cac:OrderReference', [text('ID', document.stay.reservation)]),
    ...preceding(document),
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

/** BT-22: notes for people: the mark of a sample document, a reason, the participants of a recreation. */
function note({ sample, reason, language, kind, persons }: IssuedDocument): Element | null {
  const words = documentWords[language]
  const participants =
    kind !== 'credit_note' && persons.length > 0 && `${words.persons}: ${persons.join(', ')}`
  return text('Note', [sample && words.sample, reason, participants].filter(Boolean).join(' '))
}

/** BG-14: the days of the stay. */
const period = ({ stay: { arrival, departure } }: IssuedDocument) =>
  element('cac:InvoicePeriod', [text('StartDate', arrival), text('EndDate', departure)])

/** BG-3: the invoice that a credit note reverses, the invoices for payments that an invoice deducts. */
const preceding = ({ corrects, deducts = [] }: IssuedDocument): (Element | null)[] =>
  [...(corrects ? [corrects] : []), ...deducts].map(({ number, issued_on }) =>
    element('cac:BillingReference', [
      element('cac:InvoiceDocumentReference', [text('ID', number), text('IssueDate', issued_on)]),
    ]),
  )

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

/** BT-20 is required with an amount due without a date (BR-CO-25); a credit note has no such date in UBL. */
function terms(document: IssuedDocument): Element | null {
  const { kind, due_on, bill, language } = document
  const isCredit = kind === 'credit_note'
  if ((due_on !== null && !isCredit) || signOf(document) * bill.totals.due <= 0) return null
  const words = documentWords[language]
  return element('cac:PaymentTerms', [text('Note', isCredit ? words.creditTerms : words.toPay)])
}
