import { z } from 'zod'
import { cents, id, instant } from '../values/values.ts'
import { ekasaNumber } from './accounting.ts'

export const transactionKinds = [
  { value: 'payment', label: { sk: 'Platba', en: 'Payment' } },
  { value: 'refund', label: { sk: 'Vrátenie', en: 'Refund' } },
  { value: 'reversal', label: { sk: 'Storno zápisu', en: 'Reversal' } },
] as const

/** Methods of transactions that a person enters. */
export const enteredMethods = [
  { value: 'card', label: { sk: 'Karta', en: 'Card' } },
  { value: 'transfer', label: { sk: 'Prevod', en: 'Transfer' } },
  { value: 'cash', label: { sk: 'Hotovosť', en: 'Cash' } },
  { value: 'voucher', label: { sk: 'Poukaz', en: 'Voucher' } },
] as const

export const transactionMethods = [
  ...enteredMethods,
  { value: 'sandbox', label: { sk: 'Skúšobná platba', en: 'Test payment' } },
] as const

/** One entry of the ledger; `amount` is positive for a payment, negative for a refund. */
export const transactionLog = z.object({
  id,
  kind: z.enum(transactionKinds.map((kind) => kind.value)),
  method: z.enum(transactionMethods.map((method) => method.value)),
  amount: cents,
  booked_at: instant,
  note: z.string().nullable(),
  provider_reference: z.string().nullable(),
  reverses: id.nullable(),
  recorded_by: z.string(),
  /** Receipt of the e-kasa: its number, and when it was printed. */
  ekasa_number: z.string().nullable(),
  ekasa_at: instant.nullable(),
})
export type TransactionLog = z.infer<typeof transactionLog>

/** `POST /reservations/{id}/transaction-logs`: amounts are positive, the kind gives the sign. */
export const transactionInput = z.strictObject({
  kind: z.enum(['payment', 'refund', 'reversal']),
  method: z.enum(enteredMethods.map((method) => method.value)),
  amount: z.int().min(1).max(100_000_000),
  note: z.string().trim().max(500).nullish(),
  /** The entry that a reversal reverses. */
  reverses: id.nullish(),
  /** Receipt of the e-kasa for cash and card; it can be added later. */
  ekasa_number: ekasaNumber.nullish(),
  ekasa_at: instant.nullish(),
})
export type TransactionInput = z.infer<typeof transactionInput>

/** Method of an entered transaction that follows one by `method`: the trial gateway stands for a card. */
export const enteredMethodOf = (method: TransactionLog['method']): TransactionInput['method'] =>
  method === 'sandbox' ? 'card' : method

/** Methods at the front desk whose money is registered in the e-kasa (Act 384/2025 Z. z.; docs/law.md). */
export const ekasaMethods = ['cash', 'card'] as const satisfies TransactionLog['method'][]
/** Whether money by a method at the front desk is registered in the e-kasa. */
export const needsEkasa = (method: TransactionLog['method']): boolean =>
  ekasaMethods.some((one) => one === method)
