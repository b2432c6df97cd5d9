import type { Services } from '../../platform/services.ts'

/**
 * Services for the booking use-cases beside their transaction: the clock, the origin for links in e-mails, whether
 * guests' limits apply, and the cost of a voucher's hash.
 */
export type BookingServices = Pick<Services, 'clock' | 'publicUrl'> &
  Partial<Pick<Services, 'guestLimited' | 'voucherCost'>>
