import { z } from 'zod'
import type { CollectionName } from '../collections/index.ts'
import { reservationState } from '../values/reservation-states.ts'
import { firstService } from '../services/slots.ts'
import { day, id } from '../values/values.ts'

export const shortestSearch = 2
export const longestSearch = 80
/** Largest number of hits in each group; the list of the collection has the others. */
export const hitsPerGroup = 4

/** Searched collections in the order of their groups; those most used at the front desk come first. */
export const searchedCollections = [
  'reservations',
  'accommodation-units',
  'invoices',
  'hall-demands',
  'contact-messages',
  'surveys',
  'services',
  'common-services',
  'products',
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

/** Persons of the guest register form a group beside the collections; their hits refer to the reservation. */
export const searchGroupName = z.enum(['guests', ...searchedCollections])
export type SearchGroupName = z.infer<typeof searchGroupName>

export const searchHit = z.object({
  /** Id of the record; of a guest the reservation's. */
  id,
  title: z.string(),
  /** Further text with the words; null where the title contains them. */
  detail: z.string().nullable(),
  /** Of reservations and guests: days and state. */
  stay: z
    .object({
      number: z.string(),
      arrival: day.nullable(),
      departure: day.nullable(),
      /** Null where there are stays, or no services yet. */
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
    // No text of the database contains NUL, and PostgreSQL refuses to search for it.
    .refine((text) => !text.includes('\0')),
})

/** `GET /search?q`: groups with at least one hit, each with its best. */
export const searchAnswer = z.object({
  groups: z.array(z.object({ name: searchGroupName, hits: z.array(searchHit).max(hitsPerGroup) })),
})
export type SearchAnswer = z.infer<typeof searchAnswer>
