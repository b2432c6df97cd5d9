import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { permissionFor } from '@dvor/contract/declaration/seen.ts'
import { addPath, allCollections, collectionPatterns } from '../../core/records/collection-paths.ts'
import { deniedPatterns, guestPatterns, pages, type ScreenAccess } from './pages.ts'

/** Access to the screens of collections, by path in the router's notation. */
export const accessOfScreen = (collection: Collection, pattern: string): ScreenAccess =>
  permissionFor(collection, pattern === addPath(collection) ? 'create' : 'list')

/** Access to each screen, by path in the router's notation. */
export const screenAccess: Readonly<Record<string, ScreenAccess>> = Object.fromEntries([
  ...Object.values(pages).map(({ path, access }) => [path, access] as const),
  ...allCollections.flatMap((collection) =>
    collectionPatterns(collection).map((path) => [path, accessOfScreen(collection, path)] as const),
  ),
])

/** Every root-level path at which the server answers with the back office; all others belong to the site. */
export const routePatterns: readonly string[] = [
  ...guestPatterns,
  ...deniedPatterns,
  ...Object.keys(screenAccess),
]
