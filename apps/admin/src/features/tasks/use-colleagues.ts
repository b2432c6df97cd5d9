import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** People of the property to whom work can be given; empty until they are read. */
export function useColleagues() {
  const { data = [] } = useQuery({
    queryKey: ['users', 'colleagues'],
    queryFn: async () => unwrap(await client.housekeeping.attempt.colleagues()),
  })
  return data
}
