/** A movement on the account as a statement tells it, whatever its format. */
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
  /** The bank's own name for the movement; with it a movement is known wherever it comes up again. */
  bank_reference: string | null
}

export interface ParsedStatement {
  /** The account that it tells of, where it says so. */
  account: string | null
  lines: ParsedLine[]
}

const longest = 1000

/** Text as it is kept: one line, no control characters, cut where it goes on for ever; null for nothing. */
export function tidy(text: string | null | undefined): string | null {
  const clean = (text ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return clean === '' ? null : clean.slice(0, longest)
}
