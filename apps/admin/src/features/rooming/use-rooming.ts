import type { GroupRoom } from '@dvor/booking/register/rooming/list-issues.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import type { Reservation } from '../reservations/reservation.ts'

/** The rooming list of a reservation. */
export const useRooming = (id: string) =>
  useQuery({
    queryKey: ['reservations', 'rooming', id],
    queryFn: async () => unwrap(await client.register.attempt.rooming(id)),
  })

/** The rooms of a reservation. */
export const roomsOf = ({ stays }: Pick<Reservation, 'stays'>): GroupRoom[] =>
  stays.map(({ id, accommodation_unit: { code, title }, adults, children_ages }) => ({
    stay: id,
    code,
    title,
    persons: adults + children_ages.length,
  }))
