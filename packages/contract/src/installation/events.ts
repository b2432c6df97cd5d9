import { z } from 'zod'
import { id } from '../values/values.ts'

/** A changed record by collection and id alone; its contents are read with the usual rights. */
export const recordChange = z.object({
  collection: z.string(),
  /** Null: any record of the collection. */
  id: id.nullable(),
})
export type RecordChange = z.infer<typeof recordChange>

/**
 * Events of `GET /events`: `ready` once at the beginning, `change` with a `RecordChange` for each changed record,
 * `missed` when some may have been lost, so that everything on the screen must be read again.
 */
export const serverEvents = ['ready', 'change', 'missed'] as const
export type ServerEvent = (typeof serverEvents)[number]
