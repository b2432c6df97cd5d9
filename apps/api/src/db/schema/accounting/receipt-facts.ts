import type { Language } from '@dvor/format/languages.ts'
import type { TransactionLog } from '@dvor/contract/money/ledger.ts'

/** Content of a receipt, frozen when it is issued; amount in cents, negative for money given back. */
export interface ReceiptFacts {
  /** Of the guest when it was issued; Slovak on receipts from before it was kept. */
  language?: Language
  issued_on: string
  amount: number
  kind: TransactionLog['kind']
  method: TransactionLog['method']
  note: string | null
  /** Number of the receipt that this one reverses. */
  reverses: string | null
  reservation_number: string | null
  payer: string | null
  recorded_by: string
  house: {
    name: string
    address: string
    ico: string | null
    dic: string | null
    ic_dph: string | null
    vat_payer: boolean
  }
}
