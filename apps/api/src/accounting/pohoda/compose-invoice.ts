import type { Buyer, IssuedDocument } from '@dvor/booking/invoice/document.ts'
import type { InvoiceRow } from '../../documents/document-queries.ts'
import { element, type Element } from '../../platform/xml/write-xml.ts'
import { externalId, requestedNumber, text, vatClassification } from './parts.ts'
import { sumsByRate } from './sums-by-rate.ts'
import { textItem } from './text-item.ts'

/** Kinds of invoices in Pohoda; an invoice for a payment received in advance is a tax document, no pro-forma. */
const types = {
  invoice: 'issuedInvoice',
  advance_invoice: 'issuedInvoice',
  credit_note: 'issuedCreditNotice',
} as const

const titles = {
  invoice: 'Ubytovanie a služby',
  advance_invoice: 'Prijatá platba vopred',
  credit_note: 'Dobropis',
} as const

type TaxKind = keyof typeof types

/** A tax document as an invoice of Pohoda, with a text item for each line and the sums to the cent. */
export function composeInvoice(row: InvoiceRow, kind: TaxKind, bankAccount: string | null): Element | null {
  return element('inv:invoice', [header(row, kind, bankAccount), detail(row.content), summary(row.content)], {
    version: '2.0',
  })
}

function header(
  { content, number, customer }: InvoiceRow,
  kind: TaxKind,
  bankAccount: string | null,
): Element | null {
  const { issued_on, delivered_on, due_on, stay, buyer, corrects, bill } = content
  const isTaxed = bill.vat_rows.some(({ category }) => category !== 'O')
  return element('inv:invoiceHeader', [
    externalId('inv', number),
    element('inv:invoiceType', types[kind]),
    requestedNumber('inv', number),
    text('inv:symVar', stay.reservation, 20),
    corrects && text('inv:originalDocumentNumber', corrects.number, 32),
    element('inv:date', issued_on),
    element('inv:dateTax', delivered_on ?? issued_on),
    element('inv:dateAccounting', issued_on),
    due_on ? element('inv:dateDue', due_on) : null,
    vatClassification('inv', isTaxed),
    text('inv:text', `${titles[kind]}, rezervácia ${stay.reservation}`, 240),
    element('inv:partnerIdentity', [addressOf(buyer, customer)]),
    bankAccount ? element('inv:account', [text('typ:ids', bankAccount, 19)]) : null,
    content.reason ? element('inv:note', content.reason) : null,
  ])
}

function addressOf(buyer: Buyer, customer: string): Element | null {
  const isCompany = buyer.ico !== null || buyer.ic_dph !== null
  const name = buyer.name || customer
  return element('typ:address', [
    isCompany ? text('typ:company', name, 255) : text('typ:name', name, 32),
    text('typ:city', buyer.city ?? '', 45),
    text('typ:street', buyer.street ?? '', 64),
    text('typ:zip', buyer.postal_code ?? '', 15),
    text('typ:ico', buyer.ico ?? '', 15),
    text('typ:dic', buyer.dic ?? '', 18),
    text('typ:icDph', buyer.ic_dph ?? '', 18),
    buyer.country ? element('typ:country', [text('typ:ids', buyer.country, 19)]) : null,
  ])
}

function detail({ bill, delivered_on, issued_on }: IssuedDocument): Element | null {
  const day = delivered_on ?? issued_on
  return element(
    'inv:invoiceDetail',
    bill.lines.map((line) => textItem('inv', line, day)),
  )
}

/** Sums by Pohoda's kinds of rates; those of a historic rate follow from the items alone. */
const summary = ({ bill, delivered_on, issued_on }: IssuedDocument): Element | null =>
  element('inv:invoiceSummary', [
    element('inv:roundingDocument', 'none'),
    sumsByRate('inv', bill.vat_rows, delivered_on ?? issued_on),
  ])
