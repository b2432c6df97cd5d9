import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { invoices } from '@dvor/contract/collections/reservations/invoices.ts'
import type { CreditInput, DocumentPreview, IssueInput } from '@dvor/contract/money/invoices.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

/** A document as lists show it. */
export type Issued = ListItem<typeof invoices>

const one = (id: string) => `/invoices/${encodeURIComponent(id)}`

/** The owner's actions on issued documents beyond lists; their files are opened by path (`documentPaths`). */
export function documentCalls(send: Send) {
  return withAttempt({
    /** One document, or for payments in advance one for each. */
    issue: (reservation: string, body: IssueInput): Promise<Attempt<Issued[]>> =>
      send('POST', `/reservations/${encodeURIComponent(reservation)}/documents`, { body }),
    /** The document that `issue` would issue now; nothing is stored and no number taken. */
    preview: (reservation: string, body: IssueInput): Promise<Attempt<DocumentPreview[]>> =>
      send('POST', `/reservations/${encodeURIComponent(reservation)}/documents/preview`, { body }),
    /** Reverses an invoice by a credit note. */
    credit: (id: string, body: CreditInput): Promise<Attempt<Issued>> =>
      send('POST', `${one(id)}/credit-note`, { body }),
    /** Sends it to the guest. @returns the address */
    sendByEmail: (id: string): Promise<Attempt<{ to: string }>> => send('POST', `${one(id)}/email`),
    /** Sends its e-invoice now, also once more. */
    sendEInvoice: (id: string): Promise<Attempt<unknown>> => send('POST', `${one(id)}/e-invoice`),
  })
}

/** Paths of the files of documents. */
export const documentPaths = {
  pdf: (id: string) => `${one(id)}/file.pdf`,
  ubl: (id: string) => `${one(id)}/ubl.xml`,
  /** Issued from the first to the last of these days. */
  exported: (ending: 'csv' | 'zip', from: string, to: string) =>
    `/invoices/export.${ending}?${new URLSearchParams({ from, to })}`,
  ofGuest: (token: string, id: string) =>
    `/reservation-details/${encodeURIComponent(token)}/documents/${encodeURIComponent(id)}`,
} as const
