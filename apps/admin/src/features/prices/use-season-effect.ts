import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import { draftSeason } from '@dvor/contract/pricing/price-simulations.ts'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'

export type Season = ListItem<typeof prices>

/** Nights on which a saved season does not apply; read again whenever a price changes. */
export function useSeasonEffect({ accommodation_unit, ...season }: Season) {
  const draft = draftSeason.strip().parse(season)
  const request = { accommodation_unit, season: { ...draft, active: season.active } }
  return useQuery({
    queryKey: ['prices', 'effect', request],
    queryFn: async ({ signal }) => unwrap(await client.prices.attempt.seasonEffect(request, { signal })),
  })
}
