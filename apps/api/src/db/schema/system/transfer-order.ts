/** What a bank transfer must say to reach us and to be matched with its reservation. */
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
  /** Message for us, at most 140 characters. */
  note?: string | null
}
