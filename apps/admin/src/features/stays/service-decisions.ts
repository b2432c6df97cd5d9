import type { StaysChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { ServiceReservation } from '@dvor/contract/services/slots.ts'

/** What becomes of services outside the new days, for the call that asks what a move would cost. */
export const withoutServices = (removed: readonly string[]): Pick<StaysChange, 'services'> => ({
  services: removed.map((id) => ({ id, request: null })),
})

/** The same for the call that keeps the move: each service that was shown outside stays or goes. */
export const decidedServices = (
  outside: readonly ServiceReservation[],
  removed: readonly string[],
): Pick<StaysChange, 'services' | 'keep_services'> => ({
  ...withoutServices(removed),
  keep_services: outside.flatMap(({ id }) => (removed.includes(id) ? [] : [id])),
})
