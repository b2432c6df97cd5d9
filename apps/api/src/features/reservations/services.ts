import type { Services } from '../../services.ts'

/** What the booking use-cases need beside the transaction they run in: the time, and the origin for links in e-mails. */
export type BookingServices = Pick<Services, 'clock' | 'publicUrl'>
