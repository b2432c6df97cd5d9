import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { client } from '../../../core/client/api.ts'
import { unwrap } from '../../../core/client/query-client.ts'
import { keepUnchanged } from './keep-unchanged.ts'
import { endOf, stepped, type View } from '../../day-grid/view.ts'
import { useMay } from '../../../core/client/person.ts'

/** Key of everything cached of the chart; to be invalidated when occupancy changes. */
export const chartKey = 'tape-chart'

const daysOf = (view: View) => ({ from: view.from, to: endOf(view) })

function chartQuery(view: View) {
  const days = daysOf(view)
  return {
    queryKey: [chartKey, 'window', days.from, days.to],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      unwrap(await client.insight.attempt.tapeChart(days, { signal })),
    structuralSharing: (before: unknown, now: unknown) =>
      keepUnchanged(before as TapeChart | undefined, now as TapeChart),
  }
}

/** Chart of the window. The former one stays until the next is loaded; the neighbouring windows are prefetched. */
export function useTapeChart(view: View) {
  const cache = useQueryClient()
  const query = useQuery({ ...chartQuery(view), placeholderData: keepPreviousData })
  const isSettled = query.isSuccess && !query.isPlaceholderData
  useEffect(() => {
    if (!isSettled) return
    for (const direction of [1, -1] as const) void cache.prefetchQuery(chartQuery(stepped(view, direction)))
  }, [cache, isSettled, view])
  return query
}

export type NightPrices = ReadonlyMap<string, readonly number[]>
const none: NightPrices = new Map()

/** Prices of the window's nights by unit in cents, in order; disabled until prices are shown. */
export function useNightPrices(view: View): NightPrices {
  const may = useMay()
  const days = daysOf(view)
  const { data } = useQuery({
    queryKey: [chartKey, 'prices', days.from, days.to],
    enabled: view.withPrices && may('prices.read'),
    queryFn: async ({ signal }) => unwrap(await client.insight.attempt.chartPrices(days, { signal })),
  })
  return useMemo(
    () =>
      view.withPrices && data
        ? new Map(data.map(({ accommodation_unit, prices }) => [accommodation_unit, prices]))
        : none,
    [view.withPrices, data],
  )
}
