import type { ServiceWish } from '@dvor/contract/slots.ts'

/** Seats as they are being chosen. */
export interface SeatDraft {
  readonly service: string | null
  /** `service_slot` and `day`, see `occurrenceValue`. */
  readonly occurrence: string | null
  readonly persons: number
}

export const emptySeat: SeatDraft = { service: null, occurrence: null, persons: 2 }

/** The wish once everything is chosen; null until then. */
export function seatWishOf({ occurrence, persons }: SeatDraft): ServiceWish | null {
  const [service_slot, day] = occurrence?.split(' ') ?? []
  return service_slot && day && persons >= 1 ? { service_slot, day, persons } : null
}
