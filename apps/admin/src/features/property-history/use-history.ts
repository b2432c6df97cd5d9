import type { HistoryQuery } from '@dvor/contract/insight/history.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useAddressParams } from '../../core/page/use-address-params.ts'

const filterNames = ['actor', 'collection', 'record', 'from', 'to'] as const
export type HistoryFilters = Partial<Record<(typeof filterNames)[number], string>>

/** The filters in the address, and a function that changes some of them. */
export function useHistoryFilters() {
  const [params, change] = useAddressParams()
  const filters: HistoryFilters = Object.fromEntries(
    filterNames.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])),
  )
  const setFilters = (part: Partial<Record<keyof HistoryFilters, string | null>>) =>
    change((now) => {
      for (const [name, value] of Object.entries(part))
        if (value) now.set(name, value)
        else now.delete(name)
      return now
    })
  return { filters, setFilters }
}

const lines = 50

/** Pages of the history, the newest first. */
export function useHistory(filters: HistoryFilters) {
  return useInfiniteQuery({
    queryKey: ['property-history', filters],
    queryFn: async ({ pageParam, signal }) => {
      const query: HistoryQuery = { ...filters, limit: lines, ...(pageParam && { before: pageParam }) }
      return unwrap(await client.history.attempt.list(query, { signal }))
    },
    initialPageParam: '',
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  })
}

/** Changes of one record, for everybody who reads it; the newest first. */
export function useRecordHistory(name: string, id: string) {
  return useInfiniteQuery({
    queryKey: ['property-history', 'record', name, id],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: lines, ...(pageParam && { before: pageParam }) }
      return unwrap(await client.history.attempt.ofRecord(name, id, query, { signal }))
    },
    initialPageParam: '',
    getNextPageParam: ({ entries, more }) => (more ? entries.at(-1)?.id : undefined),
  })
}

/** Names of everybody in the history. */
export const useActors = () =>
  useQuery({
    queryKey: ['property-history', 'actors'],
    queryFn: async () => unwrap(await client.history.attempt.actors()),
  }).data ?? []
