import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { hasAddRoute, hasEditRoute, recordSuffix } from '../../app/registry/route-patterns.ts'

/** Screen of a record, null where the collection has none. */
export const editPath = (collection: Collection, id: string): string | null =>
  collection.adminPath && hasEditRoute(collection)
    ? collection.adminPath + recordSuffix(collection).replace(':id', id)
    : null

/** Screen on which a record is created, null where there is none. */
export const addPath = (collection: Collection): string | null =>
  collection.adminPath && hasAddRoute(collection) ? `${collection.adminPath}/add` : null
