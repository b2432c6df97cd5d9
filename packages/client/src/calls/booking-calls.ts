import type { availabilityCalls } from '@dvor/contract/calls/booking/availability.ts'
import { availabilityPaths } from '@dvor/contract/calls/booking/availability-paths.ts'
import type { bookingCalls as declaredCalls } from '@dvor/contract/calls/booking/booking.ts'
import { bookingPaths } from '@dvor/contract/calls/booking/booking-paths.ts'
import type { guestReservationCalls } from '@dvor/contract/calls/booking/guest-reservations.ts'
import { guestReservationPaths } from '@dvor/contract/calls/booking/guest-reservation-paths.ts'
import type { guestSheetCalls } from '@dvor/contract/calls/guests/register.ts'
import { guestSheetPaths } from '@dvor/contract/calls/guests/guest-paths.ts'
import { callsOf } from '../transport/calls-of.ts'
import type { Send } from '../transport/transport.ts'

type BookingCalls = typeof availabilityCalls &
  typeof declaredCalls &
  typeof guestReservationCalls &
  typeof guestSheetCalls
const paths = { ...availabilityPaths, ...bookingPaths, ...guestReservationPaths, ...guestSheetPaths }

/** Calls of a visitor for booking a stay (docs/contract.md, Booking). */
export const bookingCalls = (send: Send) => callsOf<BookingCalls>(send, paths)
