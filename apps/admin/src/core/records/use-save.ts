import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Attempt } from '../client/api.ts'
import { collectionKey, recordKey } from './query-keys.ts'
import { createRecord, editRecord, type AnyRecord } from './records.ts'

export interface SavedVersion {
  readonly id: string
  readonly updatedAt: string
}

/**
 * Creates a record, or edits the given version with `If-Match`, and updates the cache. A `key` makes the call
 * idempotent. Failures are returned, not thrown.
 */
export function useSave(collection: Collection) {
  const cache = useQueryClient()
  return useCallback(
    async (
      body: Record<string, unknown>,
      version?: SavedVersion,
      key?: string,
    ): Promise<Attempt<AnyRecord>> => {
      const result = version
        ? await editRecord(collection, version.id, body, version.updatedAt, key)
        : await createRecord(collection, body, key)
      if (result.ok) {
        cache.removeQueries({ queryKey: recordKey(collection, result.value.id), type: 'inactive' })
        await cache.invalidateQueries({ queryKey: collectionKey(collection) })
      }
      return result
    },
    [cache, collection],
  )
}
