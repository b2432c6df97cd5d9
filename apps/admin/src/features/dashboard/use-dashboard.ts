import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

const everyMinute = 60_000

/** The dashboard's data, read again at intervals. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: async () => unwrap(await client.insight.attempt.dashboard()),
    refetchInterval: everyMinute,
  })
}
