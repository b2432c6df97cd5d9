import type { TransactionLog } from '@dvor/contract/money/ledger.ts'

/** Whether a gift voucher of the property made an entry of the ledger; other vouchers are entered by hand. */
export const isPaidByVoucher = ({
  method,
  provider_reference,
}: Pick<TransactionLog, 'method' | 'provider_reference'>): boolean =>
  method === 'voucher' && provider_reference !== null
