import type { Services } from '../../platform/services.ts'

/**
 * Services for the booking use-cases beside their transaction: the clock, the origin for links in e-mails, and whether
 * guests' limits apply.
 */
export type BookingServices = Pick<Services, 'clock' | 'publicUrl'> & Partial<Pick<Services, 'guestLimited'>>
