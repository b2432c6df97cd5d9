import { z } from 'zod'
import { company } from './company.ts'
import { cents, day, email, id, name } from '../values/values.ts'

/** Kinds of documents about a reservation, with their names for people. */
export const documentKinds = [
  { value: 'confirmation', label: { sk: 'Potvrdenie rezervácie', en: 'Booking confirmation' } },
  { value: 'deposit_request', label: { sk: 'Zálohová výzva', en: 'Deposit request' } },
  { value: 'advance_invoice', label: { sk: 'Faktúra k prijatej platbe', en: 'Advance invoice' } },
  { value: 'invoice', label: { sk: 'Faktúra', en: 'Invoice' } },
  { value: 'credit_note', label: { sk: 'Dobropis', en: 'Credit note' } },
  { value: 'stay_confirmation', label: { sk: 'Potvrdenie o pobyte', en: 'Confirmation of stay' } },
] as const
export const documentKind = z.enum(documentKinds.map((kind) => kind.value))
export type DocumentKind = z.infer<typeof documentKind>

/** Kinds for book-keeping and tax: numbered without gaps, exported as e-invoices. */
export const taxKinds = ['advance_invoice', 'invoice', 'credit_note'] as const satisfies DocumentKind[]
/** Whether documents of a kind are for book-keeping and tax. */
export const isTaxKind = (kind: DocumentKind): boolean => taxKinds.some((one) => one === kind)

/** When invoices are issued automatically. */
export const automaticInvoices = [
  { value: 'never', label: { sk: 'Nikdy, vystavím ich sám', en: 'Never, I issue them myself' } },
  {
    value: 'companies',
    label: { sk: 'Keď si hosť vypýtal faktúru na firmu', en: 'When the guest asked for a company invoice' },
  },
  { value: 'everybody', label: { sk: 'Pre každého hosťa', en: 'For every guest' } },
] as const

export type AutomaticInvoices = (typeof automaticInvoices)[number]['value']

/** A part of the bill for another payer than that of the reservation: whole lines of its price, a share of the rest, or both. */
export const invoicePart = z.strictObject({
  buyer: company,
  /** Where the part is sent. */
  email: email.nullish(),
  /** Places of the price's lines, from 0, which the part has whole. */
  lines: z.array(z.int().min(0)).max(1000).default([]),
  /** Cents of what no part has whole, in proportion to its VAT kinds. */
  amount: cents.min(0).default(0),
  /** Cents of the received money that are this payer's. */
  paid: cents.min(0).default(0),
})
export type InvoicePart = z.infer<typeof invoicePart>

/** `POST /reservations/{id}/documents`; a credit note is issued from its invoice instead. */
export const issueRequest = z.strictObject({
  kind: documentKind.exclude(['credit_note']),
  /** Names on the confirmation of a stay: the employee and family; none means the guest alone. */
  persons: z.array(name).max(20).default([]),
  /** Of an invoice: the parts of other payers, each on an invoice of its own; the rest is the reservation's payer's. */
  parts: z.array(invoicePart).max(30).optional(),
})
export type IssueRequest = z.infer<typeof issueRequest>
export type IssueInput = z.input<typeof issueRequest>

/** `POST /reservations/{id}/documents/preview`: a document as it would be issued now, or as it was issued before. */
export const documentPreview = z.object({
  kind: documentKind,
  /** Null of a document that is not issued yet. */
  number: z.string().nullable(),
  customer: z.string(),
  issued_on: day,
  due_on: day.nullable(),
  /** Amounts in cents with VAT; negative for discounts and deducted payments. */
  lines: z.array(z.object({ name: z.string(), detail: z.string().nullable(), amount: z.int() })),
  vat: z.int(),
  total: z.int(),
  due: z.int(),
  /** The PDF in base64. */
  pdf: z.string(),
})
export type DocumentPreview = z.infer<typeof documentPreview>

/** `POST /invoices/{id}/credit-note`. */
export const creditRequest = z.strictObject({ reason: z.string().trim().min(1).max(300).nullish() })

/** Reason for which a document was refused (`details.reason` of `document_refused`). */
export const documentRefusals = [
  /** Not possible in the reservation's state, such as an invoice before the arrival. */
  'state',
  /** Nothing to request, nothing paid, nothing to credit. */
  'nothing',
  /** The settings lack the business's name, an address or a number. */
  'property_incomplete',
  /** Only a payer of VAT issues invoices for payments received in advance. */
  'not_vat_payer',
  /** The guest has no e-mail address. */
  'no_address',
  /** A line is in two parts, a part is not above zero, or the parts have more of a VAT kind than the price. */
  'parts_exceed',
  /** The reservation's payer keeps less than the invoices for payments that were issued to this payer. */
  'parts_below_advances',
  /** More money is counted to the parts than came, or than a part has. */
  'parts_paid',
  /** No transport of e-invoices is set. */
  'no_transport',
] as const
export type DocumentRefusal = (typeof documentRefusals)[number]

/** A document for its guest. */
export const guestDocument = z.object({
  id,
  kind: documentKind,
  number: z.string(),
  issued_on: day,
  total: cents,
})
export type GuestDocument = z.infer<typeof guestDocument>

/** `GET /invoices/export.csv` and `.zip`: issued from the first to the last of these days. */
export const exportRange = z.strictObject({ from: day, to: day })
export type ExportRange = z.infer<typeof exportRange>
