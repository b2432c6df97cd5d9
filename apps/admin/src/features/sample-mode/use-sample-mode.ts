import { removalWord, type SamplePart } from '@dvor/contract/installation/sample-mode.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../core/client/api.ts'
import { unwrap } from '../../core/client/query-client.ts'
import { useSettings } from '../../core/property/use-settings.ts'

const overviewKey = ['sample-mode'] as const

/** Preview of leaving the sample mode; disabled once it is off. */
export function useSampleOverview() {
  const isSample = useSettings()?.sample_mode
  const query = useQuery({
    queryKey: overviewKey,
    queryFn: async () => unwrap(await client.sampleMode.attempt.overview()),
    enabled: isSample === true,
    retry: false,
  })
  return { ...query, isOff: isSample === false }
}

/** Leaves the sample mode and invalidates everything that was read. */
export function useLeaveSample() {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async (parts: SamplePart[]) =>
      unwrap(await client.sampleMode.attempt.leave({ confirmation: removalWord, parts })),
    onSuccess: () => cache.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== overviewKey[0] }),
  })
}
