import type { TransferOrder } from '../payments/transfer-order.ts'

/** A row of two: what and its value, both as people read them. */
export interface Fact {
  label: string
  value: string
}

export interface PriceRow {
  label: string
  /** Season, persons, nights: the small print below the label. */
  detail: string | null
  amount: string
}

/** Pieces that an e-mail carries below its editable text; all texts finished, in the e-mail's language. */
export type Block =
  | { kind: 'facts'; title: string; rows: Fact[] }
  | { kind: 'prices'; title: string; rows: PriceRow[]; total: Fact }
  | {
      kind: 'transfer'
      title: string
      rows: Fact[]
      /** The picture travels as an attachment of this content id. */
      qr: { cid: string; caption: string }
      payme: { label: string; url: string }
    }
  | { kind: 'quote'; title: string; text: string }

export interface Button {
  label: string
  url: string
}

/** What travels beside the text, small and frozen; pictures are drawn when it is sent, not while a booking waits. */
export type Attachment =
  | { kind: 'calendar'; filename: string; content: string }
  | { kind: 'qr'; cid: string; filename: string; transfer: TransferOrder }
  /** The terms that the guest has accepted, and when (ISO). */
  | { kind: 'terms'; filename: string; version: string; accepted_at: string }
  /** An issued document, by its id. */
  | { kind: 'document'; filename: string; document: string }
  /** What the reservation's own paper says when the e-mail goes out; left out where there is none any more. */
  | { kind: 'paper'; filename: string; paper: 'confirmation' | 'deposit_request'; reservation: string }

/** Who writes, as the foot of the e-mail says it. */
export interface Sender {
  /** Address of the logo on our own site; null where the property has none. */
  logo: string | null
  name: string
  email: string
  phone: string | null
  address: string
}
