import type { Collection, SingleRecord } from '@dvor/contract/declaration/collection.ts'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { unwrap } from '../client/query-client.ts'
import { recordKey } from './query-keys.ts'
import { readRecord } from './records.ts'

/**
 * One record with its relations nested; `id` is left out for a singleton.
 * Errors are `CallFailed` with the API's code.
 */
export function useRecord<C extends Collection>(collection: C, id?: string): UseQueryResult<SingleRecord<C>> {
  return useQuery({
    queryKey: recordKey(collection, id),
    queryFn: async ({ signal }) =>
      unwrap(await readRecord(collection, id, signal)) as unknown as SingleRecord<C>,
  })
}
