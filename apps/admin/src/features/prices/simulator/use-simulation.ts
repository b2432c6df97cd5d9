import type { PriceSimulationInput } from '@dvor/contract/pricing/price-simulations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../../core/client/api.ts'
import { unwrap } from '../../../core/client/query-client.ts'

/** The simulated price; requested with every change, disabled while the stay is unfinished. */
export function useSimulation(asked: PriceSimulationInput | null) {
  return useQuery({
    queryKey: ['prices', 'simulation', asked],
    enabled: asked !== null,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (!asked) throw new Error('not enabled')
      return unwrap(await client.prices.attempt.simulate(asked, { signal }))
    },
  })
}
