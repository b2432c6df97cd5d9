import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { z } from 'zod'

/** Draft of one stay. */
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

/** Drafts as they are compared with other versions, without their keys on screen. */
export const valuesOf = (drafts: readonly StayDraft[]): Omit<StayDraft, 'key'>[] =>
  drafts.map(({ key: _key, ...values }) => values)

/** A draft of each of the values. */
export const draftsFrom = (values: readonly Omit<StayDraft, 'key'>[]): StayDraft[] =>
  values.map((stay) => ({ ...stay, key: crypto.randomUUID() }))

export const draftOf = (stay: StayView): StayDraft => ({
  key: stay.id,
  accommodation_unit: stay.accommodation_unit.id,
  arrival: stay.arrival,
  departure: stay.departure,
  adults: stay.adults,
  children: stay.children_ages.join(', '),
})

/** Parses ages ('4, 9') to years; null when one is no age of a child. */
export function parseAges(typed: string): number[] | null {
  const parts = typed.split(/[\s,;]+/).filter(Boolean)
  const ages = parts.map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : Number.NaN))
  return ages.every((age) => age >= 0 && age <= 17) ? ages : null
}

/** The request of a complete and valid draft, otherwise null. */
export function requestOf(draft: StayDraft): StayRequest | null {
  const { accommodation_unit, arrival, departure, adults, children } = draft
  const children_ages = parseAges(children)
  if (!accommodation_unit || !arrival || !departure || !children_ages) return null
  if (departure <= arrival || adults < 1) return null
  return { accommodation_unit, arrival, departure, adults, children_ages }
}

/** The requests of all drafts; null while one is unfinished. */
export function requestsOf(drafts: readonly StayDraft[]): StayRequest[] | null {
  const requests = drafts.map(requestOf)
  return requests.length > 0 && requests.every((request) => request !== null) ? requests : null
}
