import type { ServiceRequest } from '@dvor/contract/services/slots.ts'
import { z } from 'zod'

/** Draft of seats in a slot service. */
export const seatDraft = z.object({
  service: z.string().nullable(),
  /** `service_slot` and `day`, see `occurrenceValue`. */
  occurrence: z.string().nullable(),
  persons: z.number(),
  /** Ages of the children among the persons, as typed. */
  ages: z.string().optional(),
})
export type SeatDraft = Readonly<z.infer<typeof seatDraft>>

export const emptySeat: SeatDraft = { service: null, occurrence: null, persons: 2 }

/** The request of a complete draft, otherwise null. */
export function seatRequestOf({ occurrence, persons, ages }: SeatDraft): ServiceRequest | null {
  const [service_slot, day] = occurrence?.split(' ') ?? []
  if (!service_slot || !day || persons < 1) return null
  const children_ages = (ages?.match(/\d+/gu) ?? []).map(Number)
  return { service_slot, day, persons, ...(children_ages.length > 0 && { children_ages }) }
}
