/** A row of a label and its value, both as people read them. */
export interface Fact {
  label: string
  value: string
  /** Address to which the value leads. */
  url?: string
}

export interface PriceRow {
  label: string
  /** Season, persons, nights: small print below the label. */
  detail: string | null
  amount: string
}

/** A block below the editable text of an e-mail; all texts are finished and in the e-mail's language. */
export type Block =
  | { kind: 'facts'; title: string; rows: Fact[] }
  | { kind: 'prices'; title: string; rows: PriceRow[]; total: Fact }
  | {
      kind: 'transfer'
      title: string
      rows: Fact[]
      /** Leads to the page with the QR code, which is made when it is shown. */
      link: Button
      caption: string
    }
  | { kind: 'quote'; title: string; text: string }
  | { kind: 'offer'; title: string; text: string; link: Button; caption: string }
  | { kind: 'links'; title: string; text: string; links: Button[] }

export interface Button {
  label: string
  url: string
}

/**
 * Attachment of an e-mail in its stored form, small and frozen. Documents are drawn when it is sent, so that a booking
 * does not wait for them.
 */
export type Attachment =
  | { kind: 'calendar'; filename: string; content: string }
  /** The terms that the guest has accepted, and the moment of it (ISO). */
  | { kind: 'terms'; filename: string; version: string; accepted_at: string }
  /** An issued document, by its id. */
  | { kind: 'document'; filename: string; document: string }
  /**
   * The reservation's confirmation or request for payment as issued when the e-mail is sent; left out where there is
   * none any more.
   */
  | { kind: 'paper'; filename: string; paper: 'confirmation' | 'deposit_request'; reservation: string }
  /** A gift voucher by its id; left out where it is no longer valid. */
  | { kind: 'voucher'; filename: string; voucher: string }
  /** An uploaded file, by its id. */
  | { kind: 'file'; filename: string; file: string }

/** The sender as shown in the foot of the e-mail. */
export interface Sender {
  /** Address of the logo on the property's site; null where it has none. */
  logo: string | null
  name: string
  email: string
  phone: string | null
  address: string
}
