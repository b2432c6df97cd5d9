import { z } from 'zod'
import { id, instant } from '../values/values.ts'

/** An earlier wording of a text block. */
export const textVersion = z.object({
  id,
  /** Time of the change; null for the text before the first change. */
  at: instant.nullable(),
  /** Author of the change; null for the text before the first change. */
  actor: z.string().nullable(),
  title: z.string().nullable(),
  content: z.string().nullable(),
})
export type TextVersion = z.infer<typeof textVersion>

/** `GET /text-blocks/{id}/versions`: the newest first, including the present one. */
export const textVersions = z.array(textVersion)
