import type { Services } from '../platform/services.ts'

/** Services for the money of vouchers beside the transaction: the clock, and the origin for links. */
export type MoneyServices = Pick<Services, 'clock' | 'publicUrl'>

/** The same, with what seals and hashes codes. */
export type VoucherServices = MoneyServices & Pick<Services, 'appSecret' | 'voucherCost'>
