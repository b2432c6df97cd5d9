import type { Services } from '../platform/services.ts'

/** Services for vouchers beside the transaction: the clock, the origin for links, and the secret that seals codes. */
export type VoucherServices = Pick<Services, 'clock' | 'publicUrl' | 'appSecret'>
