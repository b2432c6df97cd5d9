import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { z } from 'zod'

/** One stay as it is being typed. */
export const stayDraft = z.object({
  key: z.string(),
  accommodation_unit: z.string().nullable(),
  arrival: z.string().nullable(),
  departure: z.string().nullable(),
  adults: z.number(),
  /** Ages separated by commas, as typed. */
  children: z.string(),
})
export type StayDraft = Readonly<z.infer<typeof stayDraft>>

export const draftOf = (stay: StayView): StayDraft => ({
  key: stay.id,
  accommodation_unit: stay.accommodation_unit.id,
  arrival: stay.arrival,
  departure: stay.departure,
  adults: stay.adults,
  children: stay.children_ages.join(', '),
})

/** Ages as typed ('4, 9') → years; null when something is no age of a child. */
export function parseAges(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  const ages = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  return ages.every((age) => age >= 0 && age <= 17) ? ages : null
}

/** The request once everything is there and makes sense; null until then. */
export function requestOf(draft: StayDraft): StayRequest | null {
  const { accommodation_unit, arrival, departure, adults, children } = draft
  const children_ages = parseAges(children)
  if (!accommodation_unit || !arrival || !departure || !children_ages) return null
  if (departure <= arrival || adults < 1) return null
  return { accommodation_unit, arrival, departure, adults, children_ages }
}

/** All requests, or null while one is unfinished. */
export function requestsOf(drafts: readonly StayDraft[]): StayRequest[] | null {
  const requests = drafts.map(requestOf)
  return requests.length > 0 && requests.every((request) => request !== null) ? requests : null
}
