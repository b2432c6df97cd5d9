import { routePatterns } from '@dvor/admin/app/registry/route-patterns.ts'
import { allCollections, collectionPatterns } from '@dvor/admin/core/records/collection-paths.ts'
import { deniedPatterns, guestPatterns } from '@dvor/admin/app/registry/pages.ts'
import type { APIRequestContext } from '@playwright/test'
import { ownerAt } from './owner-calls.ts'

/** Addresses of screens outside of the back office's frame, in the router's notation. */
export const bareScreens: readonly string[] = [...guestPatterns, ...deniedPatterns]

/** Addresses of all screens behind the sign-in, in the router's notation. */
export const backOfficeScreens: readonly string[] = routePatterns.filter(
  (pattern) => !bareScreens.includes(pattern),
)

/** The address of a screen that can be opened: with an existing record, or null where the collection has none. */
export async function openable(request: APIRequestContext, pattern: string): Promise<string | null> {
  const collection = allCollections.find((one) => collectionPatterns(one).includes(pattern))
  if (!collection || !pattern.endsWith('/:id')) return pattern
  const owner = await ownerAt(request)
  const [first] = await owner.list(`/${collection.name}?_limit=1`)
  return first ? pattern.replace(':id', first.id) : null
}
