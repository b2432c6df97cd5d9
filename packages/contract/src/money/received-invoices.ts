import { z } from 'zod'

/** Largest accepted file, in bytes; attachments of suppliers stand inside. */
export const receivedInvoiceBytes = 10 * 1024 * 1024

export const receivedKinds = [
  { value: 'invoice', label: { sk: 'Faktúra', en: 'Invoice' } },
  { value: 'credit_note', label: { sk: 'Dobropis', en: 'Credit note' } },
] as const

export const receivedStates = [
  { value: 'open', label: { sk: 'Na vybavenie', en: 'To be done' } },
  { value: 'paid', label: { sk: 'Zaplatená', en: 'Paid' } },
  { value: 'refused', label: { sk: 'Odmietnutá', en: 'Refused' } },
] as const
export const receivedState = z.enum(receivedStates.map(({ value }) => value))
export type ReceivedState = z.infer<typeof receivedState>

/** Reason for which a file is not taken (`details.reason` of `e_invoice_broken`). */
export const receivedRefusals = [
  /** Not well-formed, cut, with a document type, or nested too deeply; `details.line` is where reading stopped. */
  'xml',
  /** The characters are not UTF-8. */
  'encoding',
  /** XML, but no invoice or credit note in UBL 2.1. */
  'format',
  /** Without number, day, supplier, currency or sum, or with a sum that is no amount. */
  'incomplete',
] as const
export type ReceivedRefusal = (typeof receivedRefusals)[number]

const amount = z.int()

/** BG-25: a line of a received invoice; amounts in cents of its currency. */
export const receivedLine = z.object({
  name: z.string(),
  detail: z.string().nullable(),
  quantity: z.number().nullable(),
  unit: z.string().nullable(),
  net: amount,
  category: z.string().nullable(),
  rate: z.number().nullable(),
})
export type ReceivedLine = z.infer<typeof receivedLine>

/** BG-23 */
export const receivedVatRow = z.object({
  category: z.string().nullable(),
  rate: z.number().nullable(),
  net: amount,
  vat: amount,
  /** Why there is no VAT. */
  reason: z.string().nullable(),
})
export type ReceivedVatRow = z.infer<typeof receivedVatRow>

/** A rule that a received invoice breaks, by its official name. */
export const brokenRule = z.object({
  rule: z.string(),
  topic: z.enum(['structure', 'missing', 'sums', 'vat', 'codes', 'peppol']),
})

/** `POST /received-invoices/{id}/state`. */
export const receivedStateInput = z.strictObject({ state: receivedState })
