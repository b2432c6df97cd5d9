/** Data of a bank transfer that a bank requires and by which it is matched with its reservation. */
export interface TransferOrder {
  /** With or without spaces. */
  iban: string
  bic?: string | null
  beneficiary: string
  /** Cents, more than zero. */
  amount: number
  /** 1 to 10 digits. */
  variableSymbol: string
  /** Calendar day until which it should arrive. */
  dueDay?: string | null
  /** Message for the property, at most 140 characters. */
  note?: string | null
}
