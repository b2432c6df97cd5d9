import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { agesText } from '@dvor/contract/values/ages-text.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useList } from '../../core/records/use-list.ts'
import { parseAges, type StayDraft } from './stay-draft.ts'

/** All units in their order, inactive ones included: the owner may book them. */
export function useUnits() {
  return useList(accommodationUnits, { _sort: 'order:ASC', _limit: -1 }).data ?? []
}

export interface Search {
  /** Id of the reservation that is moved: its own nights count as free. */
  reservation?: string
  /** Whether the answer stays as it is, while the nights are being booked. */
  isPaused?: boolean
}

type Asked = Pick<StayDraft, 'arrival' | 'departure' | 'adults' | 'children'>

/** Availability by unit on the draft's days; empty without a search, and while the days are unfinished or past. */
export function useAvailability({ arrival, departure, adults, children }: Asked, search: Search | null) {
  const { reservation, isPaused = false } = search ?? {}
  const ages = parseAges(children)
  const isComplete =
    arrival !== null && departure !== null && departure > arrival && ages !== null && adults > 0
  const { data } = useQuery({
    queryKey: ['reservations', 'availability', reservation, arrival, departure, adults, children],
    enabled: isComplete && search !== null && !isPaused,
    retry: false,
    queryFn: async () => {
      const query = { from: arrival ?? '', to: departure ?? '', adults, children_ages: agesText(ages ?? []) }
      return unwrap(
        reservation
          ? await client.frontDesk.attempt.availabilityFor(reservation, query)
          : await client.booking.attempt.availability(query),
      )
    },
  })
  return new Map<string, UnitAvailability>((data ?? []).map((unit) => [unit.accommodation_unit, unit]))
}
