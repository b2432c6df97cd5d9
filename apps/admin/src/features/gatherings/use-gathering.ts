import { gatherings } from '@dvor/contract/collections/reservations/gatherings.ts'
import type { OwnersGathering } from '@dvor/contract/reservations/gatherings.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { client, type Attempt } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { collectionKey } from '../../core/records/query-keys.ts'

/** A gathering with the reservation of each unit, and `change`, which carries out a call and renews what is shown. */
export function useGathering(id: string) {
  const cache = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: [...collectionKey(gatherings), id, 'units'],
    queryFn: async () => unwrap(await client.ownerGatherings.attempt.units(id)),
  })
  const change = async (call: Promise<Attempt<OwnersGathering>>): Promise<Attempt<OwnersGathering>> => {
    const result = await call
    await cache.invalidateQueries({ queryKey: collectionKey(gatherings) })
    return result
  }
  return { gathering: data, error, refetch, change }
}
