/** A movement on the account in a statement, whatever its format. */
export interface ParsedLine {
  booked_on: string
  /** Cents of the account's currency; negative is money out. */
  amount: number
  currency: string
  variable_symbol: string | null
  specific_symbol: string | null
  constant_symbol: string | null
  counterparty_name: string | null
  counterparty_iban: string | null
  message: string | null
  end_to_end_id: string | null
  /** The bank's own reference of the movement, which identifies it in all files. */
  bank_reference: string | null
  /** The bank takes an earlier movement back, or returns a payment that did not reach its account. */
  is_reversal: boolean
}

export interface ParsedStatement {
  /** IBANs of the accounts whose movements these are; empty where the file does not say. */
  accounts: string[]
  lines: ParsedLine[]
  /** Number of rows that are no money: movements that are not booked, totals below the movements. */
  left_out: number
}

/** The most cents of a movement that can be stored. */
export const largestAmount = 2_147_483_647

const longest = 1000

/** Text in its stored form: one line, no control characters, limited in length; null when empty. */
export function tidy(text: string | null | undefined): string | null {
  const clean = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return clean === '' ? null : clean.slice(0, longest)
}
