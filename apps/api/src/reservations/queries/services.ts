import type { Services } from '../../services.ts'

/**
 * What the booking use-cases need beside the transaction they run in: the time, the origin for links in e-mails, and
 * whether guests' limits hold.
 */
export type BookingServices = Pick<Services, 'clock' | 'publicUrl'> & Partial<Pick<Services, 'guestLimited'>>
