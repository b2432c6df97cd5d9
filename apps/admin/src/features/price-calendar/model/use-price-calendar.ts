import type { PriceChangeInput, PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { addDays } from '@dvor/format/days.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../../core/client/api.ts'
import { unwrap } from '../../../core/client/query-client.ts'
import type { View } from '../../day-grid/view.ts'

/** Keys of the calendar and of its changes; `app/registry/live-keys.ts` names them, too. */
const calendarKey = 'price-calendar'
const changesKey = 'price-changes'

/** The calendar of the window; the former one stays until the next is loaded. */
export function usePriceCalendar({ from, days, plan }: Pick<View, 'from' | 'days' | 'plan'>) {
  const to = addDays(from, days)
  return useQuery({
    queryKey: [calendarKey, from, to, plan],
    queryFn: async ({ signal }) =>
      unwrap(
        await client.prices.attempt.calendar({ from, to, ...(plan ? { rate_plan: plan } : {}) }, { signal }),
      ),
    placeholderData: keepPreviousData,
  })
}

/** The effect of a change on typical stays. */
export function usePreview(request: PriceChangeInput) {
  return useQuery({
    queryKey: ['price-change-preview', request],
    gcTime: 0,
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
    queryFn: async ({ signal }) =>
      unwrap(await client.prices.attempt.change(request, { signal, query: { dry_run: true } })),
  })
}

export function usePriceChanges(isShown: boolean) {
  return useQuery({
    queryKey: [changesKey],
    enabled: isShown,
    queryFn: async ({ signal }) => unwrap(await client.prices.attempt.changes(undefined, { signal })),
  })
}

/** Reads calendar and changes anew. */
export function useReload() {
  const cache = useQueryClient()
  return async () => {
    await Promise.all(
      [calendarKey, changesKey, 'prices', 'day-rates', 'accommodation-units', 'tape-chart'].map((key) =>
        cache.invalidateQueries({ queryKey: [key] }),
      ),
    )
  }
}

export function useKeepChange() {
  const reload = useReload()
  return useMutation({
    mutationFn: async (request: PriceChangeInput): Promise<PriceChangeResult> =>
      unwrap(await client.prices.attempt.change(request)),
    onSuccess: () => reload(),
  })
}
