import { allCollections, collectionPatterns } from '../../core/records/collection-paths.ts'
import { deniedPatterns, guestPatterns, pages } from './pages.ts'

/** Every root-level path at which the server answers with the back office; all others belong to the site. */
export const routePatterns: readonly string[] = [
  ...guestPatterns,
  ...deniedPatterns,
  ...Object.values(pages).map(({ path }) => path),
  ...allCollections.flatMap(collectionPatterns),
]
