import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useList } from '../../core/records/use-list.ts'
import { parseAges, type StayDraft } from './stay-draft.ts'

/** All units in their order, inactive ones included: the owner may book them. */
export function useUnits() {
  return useList(accommodationUnits, { _sort: 'order:ASC', _limit: -1 }).data ?? []
}

/** Availability by unit on the draft's days; empty while the days are unfinished or past. */
export function useAvailability({ arrival, departure, adults, children }: StayDraft) {
  const ages = parseAges(children)
  const isComplete =
    arrival !== null && departure !== null && departure > arrival && ages !== null && adults > 0
  const { data } = useQuery({
    queryKey: ['reservations', 'availability', arrival, departure, adults, children],
    enabled: isComplete,
    retry: false,
    queryFn: async () =>
      unwrap(
        await client.booking.attempt.availability({
          from: arrival ?? '',
          to: departure ?? '',
          adults,
          children_ages: ages ?? [],
        }),
      ),
  })
  return new Map<string, UnitAvailability>((data ?? []).map((unit) => [unit.accommodation_unit, unit]))
}
