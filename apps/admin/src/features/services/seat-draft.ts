import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { z } from 'zod'

/** Draft of seats in a slot service. */
export const seatDraft = z.object({
  service: z.string().nullable(),
  /** `service_slot` and `day`, see `occurrenceValue`. */
  occurrence: z.string().nullable(),
  persons: z.number(),
})
export type SeatDraft = Readonly<z.infer<typeof seatDraft>>

export const emptySeat: SeatDraft = { service: null, occurrence: null, persons: 2 }

/** The request of a complete draft, otherwise null. */
export function seatRequestOf({ occurrence, persons }: SeatDraft): ServiceRequest | null {
  const [service_slot, day] = occurrence?.split(' ') ?? []
  return service_slot && day && persons >= 1 ? { service_slot, day, persons } : null
}
