import { slug as slugSchema } from '@dvor/contract/values/values.ts'
import { data } from 'react-router'

/** Throws a 404 for a text that no record can have as its slug, so that the API is not asked for it. */
export function requireSlug(slug: string): string {
  if (!slugSchema.safeParse(slug).success) throw data(null, { status: 404 })
  return slug
}
