import { z } from 'zod'
import { historyEntry } from '../reservations/admin-reservations.ts'
import { day, id } from '../values/values.ts'

const word = z.string().trim().min(1).max(100)

/** `GET /history`: filters that must all hold; days of the property, both included. */
export const historyQuery = z.strictObject({
  collection: word.optional(),
  record: id.optional(),
  /** Name of a user, `key:` with the name of a program, `guest` or `system`. */
  actor: word.optional(),
  action: word.optional(),
  from: day.optional(),
  to: day.optional(),
  /** The last entry of the page before. */
  before: id.optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
})
export type HistoryQuery = z.output<typeof historyQuery>

/** `GET /history/:collection/:id`. */
export const recordHistoryQuery = historyQuery.pick({ before: true, limit: true })

/** One change, with the record that it changed; values that the reader may not see are left out. */
export const propertyChange = historyEntry.extend({ collection: z.string(), record: id })

/** Changes of the whole property, the newest first. */
export const historyPage = z.object({
  entries: z.array(propertyChange),
  /** Whether older ones follow. */
  more: z.boolean(),
})
export type HistoryPage = z.infer<typeof historyPage>
