import type { ContentPage, CollectionWithPages } from '@dvor/contract/site/site-page.ts'
import { slug as slugSchema } from '@dvor/contract/values/values.ts'
import { data, redirect, type RouterContextProvider } from 'react-router'
import { apiOf } from './api.ts'

/** Throws a 404 for a text that cannot be a slug, which saves a call to the API. */
export function requireSlug(slug: string): string {
  if (!slugSchema.safeParse(slug).success) throw data(null, { status: 404 })
  return slug
}

/**
 * The answer to throw for a slug that no record has: the way to the page of the record that had it before, or a 404. Browsers
 * keep a permanent redirect, and the owner may give the former slug back, so it is asked for again each time.
 */
export async function movedOrMissing(
  context: Readonly<RouterContextProvider>,
  { path }: ContentPage,
  collection: CollectionWithPages,
  slug: string,
) {
  const current = await apiOf(context).pages.formerSlug(collection, slug)
  if (!current) return data(null, { status: 404 })
  const headers = { 'Cache-Control': 'no-cache' }
  return redirect(path.replace(':slug', current.slug), { status: 301, headers })
}
