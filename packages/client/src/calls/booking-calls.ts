import type { GuestList, GuestSheet } from '@dvor/contract/guests/guest-register.ts'
import type { availabilityCalls } from '@dvor/contract/calls/booking/availability.ts'
import { availabilityPaths } from '@dvor/contract/calls/booking/availability-paths.ts'
import type { bookingCalls as declaredCalls } from '@dvor/contract/calls/booking/booking.ts'
import { bookingPaths } from '@dvor/contract/calls/booking/booking-paths.ts'
import type { guestReservationCalls } from '@dvor/contract/calls/booking/guest-reservations.ts'
import { guestReservationPaths } from '@dvor/contract/calls/booking/guest-reservation-paths.ts'
import { ifMatchHeader, type EditOptions, type ReadOptions } from './call-options.ts'
import { callsOf } from '../transport/calls-of.ts'
import { withAttempt, type Attempt } from '../transport/result.ts'
import type { Send } from '../transport/transport.ts'

type BookingCalls = typeof availabilityCalls & typeof declaredCalls & typeof guestReservationCalls
const paths = { ...availabilityPaths, ...bookingPaths, ...guestReservationPaths }
const guestsPath = (token: string) => `/reservation-details/${encodeURIComponent(token)}/guests`

/** Calls of a visitor for booking a stay (docs/contract.md, Booking). */
export const bookingCalls = (send: Send) =>
  withAttempt({
    ...callsOf<BookingCalls>(send, paths).attempt,
    /** Persons of the stay that the guest has entered so far. */
    guests: (token: string, options?: ReadOptions): Promise<Attempt<GuestSheet>> =>
      send('GET', guestsPath(token), options),
    /** Replaces them; `ifMatch` is the `version` of the sheet that was read. */
    saveGuests: (token: string, body: GuestList, options?: EditOptions): Promise<Attempt<GuestSheet>> =>
      send('PUT', guestsPath(token), { body, headers: ifMatchHeader(options) }),
  })
