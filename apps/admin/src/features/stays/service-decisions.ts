import type { StaysChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { ServiceReservation } from '@dvor/contract/services/slots.ts'

/** Decision about services outside the new days, for the preview of a move. */
export const withoutServices = (removed: readonly string[]): Pick<StaysChange, 'services'> => ({
  services: removed.map((id) => ({ id, request: null })),
})

/** Decision about services outside the new days, for the move itself: each shown service is kept or removed. */
export const decidedServices = (
  outside: readonly ServiceReservation[],
  removed: readonly string[],
): Pick<StaysChange, 'services' | 'keep_services'> => ({
  ...withoutServices(removed),
  keep_services: outside.flatMap(({ id }) => (removed.includes(id) ? [] : [id])),
})
