import type { RoomNow } from '@dvor/contract/housekeeping/rooms.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { useMay } from '../../core/client/person.ts'
import { unwrap } from '../../core/client/query-client.ts'

/** First key of the cached states of rooms. */
export const roomStatesKey = 'room-states'

/** Every room as it is now, by its id; empty until it is read, and for who may not see it. */
export function useRooms(): ReadonlyMap<string, RoomNow> {
  const may = useMay()
  const { data = [] } = useQuery({
    queryKey: [roomStatesKey],
    queryFn: async () => unwrap(await client.housekeeping.attempt.rooms()),
    enabled: may('housekeeping.read'),
  })
  return new Map(data.map((room) => [room.unit, room]))
}
