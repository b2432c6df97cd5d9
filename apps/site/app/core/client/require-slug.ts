import { slug as slugSchema } from '@dvor/contract/values/values.ts'
import { data } from 'react-router'

/** Throws a 404 for a text that cannot be a slug, which saves a call to the API. */
export function requireSlug(slug: string): string {
  if (!slugSchema.safeParse(slug).success) throw data(null, { status: 404 })
  return slug
}
