import type { Collection } from '@dvor/contract/declaration/collection.ts'

/** Key of everything cached of a collection; to be invalidated after a write. */
export const collectionKey = (collection: Collection) => [collection.name] as const
export const listKey = (collection: Collection, query: string) => [collection.name, 'list', query] as const
export const countKey = (collection: Collection, query: string) => [collection.name, 'count', query] as const
export const recordKey = (collection: Collection, id?: string) =>
  [collection.name, 'single', id ?? ''] as const
