import { z } from 'zod'
import { id } from '../values/values.ts'

/** A record that changed, by name alone: what it holds is asked for with the usual rights. */
export const recordChange = z.object({
  collection: z.string(),
  /** Null: any record of the collection. */
  id: id.nullable(),
})
export type RecordChange = z.infer<typeof recordChange>

/**
 * Events of `GET /events`: `ready` once on opening, `change` with a `RecordChange` for each changed record, `missed` when
 * some may have been lost, so that all that is on screen has to be read anew.
 */
export const serverEvents = ['ready', 'change', 'missed'] as const
export type ServerEvent = (typeof serverEvents)[number]
