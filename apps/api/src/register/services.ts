import type { Services } from '../platform/services.ts'
import type { BookingServices } from '../reservations/queries/services.ts'

/** Services for the register: those of bookings, whose tax it changes, and the secret that seals its numbers. */
export type RegisterServices = BookingServices & Pick<Services, 'appSecret'>
