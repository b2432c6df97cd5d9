import { z } from 'zod'
import type { CollectionName } from '../collections/index.ts'
import { reservationState } from '../values/reservation-states.ts'
import { firstService } from '../services/slots.ts'
import { day, id } from '../values/values.ts'

export const shortestSearch = 2
export const longestSearch = 80
/** Of each group the best ones; the list of the collection has the others. */
export const hitsPerGroup = 4

/** What is searched, in the order in which groups are shown: what is asked for at the front desk comes first. */
export const searchedCollections = [
  'reservations',
  'accommodation-units',
  'invoices',
  'hall-demands',
  'contact-messages',
  'surveys',
  'services',
  'common-services',
  'activities',
  'seasonal-offers',
  'coupons',
  'blog-articles',
  'image-blog-articles',
  'halls',
  'galleries',
  'text-blocks',
  'documents',
  'editable-automated-emails',
  'contacts',
  'accommodation-objects',
  'users',
] as const satisfies readonly CollectionName[]

/** People of the guest register stand beside the collections; their hits name the reservation. */
export const searchGroupName = z.enum(['guests', ...searchedCollections])
export type SearchGroupName = z.infer<typeof searchGroupName>

export const searchHit = z.object({
  /** Of the record; of a guest the reservation's. */
  id,
  title: z.string(),
  /** Where else the words were found; null where the title says it. */
  detail: z.string().nullable(),
  /** Of reservations and guests: when, and what has become of it. */
  stay: z
    .object({
      number: z.string(),
      arrival: day.nullable(),
      departure: day.nullable(),
      /** Null where there are stays, or nothing yet. */
      first_service: firstService.nullable(),
      state: reservationState,
    })
    .nullable(),
})
export type SearchHit = z.infer<typeof searchHit>

export const searchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(shortestSearch)
    .max(longestSearch)
    // NUL is in no text of the database, which refuses to look for it.
    .refine((text) => !text.includes('\0')),
})

/** `GET /search?q`: groups that have any hit, each with its best. */
export const searchAnswer = z.object({
  groups: z.array(z.object({ name: searchGroupName, hits: z.array(searchHit).max(hitsPerGroup) })),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
