import type { Collection, Operation } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'
import { deniedPatterns, guestPatterns, pagePatterns } from './page-patterns.ts'

/** What the specification's route table leaves out although the call exists. */
const withoutEditRoute: readonly string[] = ['coupons']
/** Whose records stand right under the list, without the word: `/survey-requests/{id}` (spec section 2). */
const openedByIdAlone: readonly string[] = ['surveys']
/** Created in a dialog on their list, so that there is no /add. */
export const createdInDialog: readonly string[] = ['galleries', 'seasonal-offers', 'users']

export const allCollections: readonly Collection[] = Object.values(collections)

/** Whether a declaration has the operation. */
export const offers = (collection: Collection, operation: Operation): boolean =>
  collection.operations.includes(operation)

/** Whether a record of the collection is created on a screen of its own. */
export const hasAddRoute = (collection: Collection): boolean =>
  offers(collection, 'create') && !createdInDialog.includes(collection.name)

/** Whether a record of the collection is edited on a screen of its own. */
export const hasEditRoute = (collection: Collection): boolean =>
  offers(collection, 'edit') && !collection.singleton && !withoutEditRoute.includes(collection.name)

/** What leads from a collection's root to one of its records, in the router's notation. */
export const recordSuffix = (collection: Collection): string =>
  openedByIdAlone.includes(collection.name) ? '/:id' : '/edit/:id'

/** Paths of one collection's screens, in the router's notation. */
export function collectionPatterns(collection: Collection): string[] {
  const root = collection.adminPath
  if (!root) return []
  return [
    root,
    ...(hasAddRoute(collection) ? [`${root}/add`] : []),
    ...(hasEditRoute(collection) ? [root + recordSuffix(collection)] : []),
  ]
}

/** Every root-level path at which the server answers with the admin; anything else is the site's. */
export const routePatterns: readonly string[] = [
  ...guestPatterns,
  ...deniedPatterns,
  ...pagePatterns,
  ...allCollections.flatMap(collectionPatterns),
]
