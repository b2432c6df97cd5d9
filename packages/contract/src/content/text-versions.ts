import { z } from 'zod'
import { id, instant } from '../values/values.ts'

/** A text block as somebody left it. */
export const textVersion = z.object({
  id,
  /** When it was left so; null for the text that stood there before the first change. */
  at: instant.nullable(),
  /** Who did it; null for the text that stood there before the first change. */
  actor: z.string().nullable(),
  title: z.string().nullable(),
  content: z.string().nullable(),
})
export type TextVersion = z.infer<typeof textVersion>

/** `GET /text-blocks/{id}/versions`: the newest first, what is there now included. */
export const textVersions = z.array(textVersion)
