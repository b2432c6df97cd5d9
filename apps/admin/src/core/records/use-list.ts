import type { Collection, ListItem } from '@dvor/contract/declaration/collection.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { offers } from './collection-paths.ts'
import { unwrap } from '../client/query-client.ts'
import { countKey, listKey } from './query-keys.ts'
import { countRecords } from './records.ts'
import { readList } from './read-list.ts'

/** Parameters of the query dialect (docs/contract.md); several values repeat the key. */
export type ListQuery = Readonly<Record<string, string | number | readonly string[]>>

/** Query parameters in a stable order, so that equal queries share a cache entry. */
export function toSearchParams(query: ListQuery): URLSearchParams {
  const params = new URLSearchParams()
  for (const key of Object.keys(query).toSorted()) {
    const value = query[key]
    const values = Array.isArray(value) ? value : [value]
    for (const one of values) params.append(key, String(one))
  }
  return params
}

/** Matching rows, with `_limit: -1` all of them; the former ones stay on screen while the next page loads. */
export function useList<C extends Collection>(
  collection: C,
  query: ListQuery = {},
  enabled = true,
  refetchInterval?: number,
) {
  const params = toSearchParams(query)
  return useQuery({
    queryKey: listKey(collection, params.toString()),
    queryFn: async ({ signal }) => (await readList(collection, params, signal)) as unknown as ListItem<C>[],
    placeholderData: keepPreviousData,
    enabled,
    refetchInterval,
  })
}

const withoutPaging = (query: ListQuery): ListQuery =>
  Object.fromEntries(Object.entries(query).filter(([key]) => !['_start', '_limit', '_sort'].includes(key)))

/** Number of matching rows; disabled for a collection without a count call. */
export function useCount(collection: Collection, query: ListQuery = {}) {
  const params = toSearchParams(withoutPaging(query))
  return useQuery({
    queryKey: countKey(collection, params.toString()),
    queryFn: async ({ signal }) => unwrap(await countRecords(collection, params, signal)),
    placeholderData: keepPreviousData,
    enabled: offers(collection, 'count'),
  })
}
