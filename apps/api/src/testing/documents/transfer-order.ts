import { type TransferOrder } from '../../db/schema/system/transfer-order.ts'

/** An order of a transfer with all of its data. */
export const order: TransferOrder = {
  iban: 'SK31 1200 0000 1987 4263 7541',
  bic: 'TATRSKBX',
  beneficiary: 'Dvor pod Lipami, s. r. o.',
  amount: 123450,
  variableSymbol: '20260001',
  dueDay: '2026-11-25',
  note: 'Rezervácia 20260001',
}
