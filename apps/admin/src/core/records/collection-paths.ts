import type { Collection, Operation } from '@dvor/contract/declaration/collection.ts'
import { collections } from '@dvor/contract/collections/index.ts'

/** Collections without a screen to edit a record, as in the specification's route table. */
const withoutEditRoute: readonly string[] = ['coupons']
/** Collections whose record stands right under the list: `/survey-requests/{id}` (docs/product.md, Back office). */
const withoutEditSegment: readonly string[] = ['surveys']
/** Collections whose records are created in a dialog on the list, so that there is no /add. */
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

/** Path of a record below its collection's root, in the router's notation. */
const recordSuffix = (collection: Collection): string =>
  withoutEditSegment.includes(collection.name) ? '/:id' : '/edit/:id'

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

/** Screen of a record, null where the collection has none. */
export const editPath = (collection: Collection, id: string): string | null =>
  collection.adminPath && hasEditRoute(collection)
    ? collection.adminPath + recordSuffix(collection).replace(':id', id)
    : null

/** Screen on which a record is created, null where there is none. */
export const addPath = (collection: Collection): string | null =>
  collection.adminPath && hasAddRoute(collection) ? `${collection.adminPath}/add` : null
