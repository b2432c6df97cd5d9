import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { useCallback, useMemo } from 'react'
import { useAddressParams } from '../page/use-address-params.ts'
import { readListState, writeListState, type ListState } from './list-state.ts'

/** Replaces the page in the address, without a step of its own in the browser's history. */
export function useReplacePage(collection: Collection): (page: number) => void {
  const [, setParams] = useAddressParams()
  return useCallback(
    (page) =>
      setParams((now) => writeListState({ ...readListState(collection, now), page }), {
        replace: true,
        preventScrollReset: true,
      }),
    [collection, setParams],
  )
}

/** The list's state in the address; any change but of the page returns to the first page. */
export function useListState(collection: Collection) {
  const [params, setParams] = useAddressParams()
  const state = useMemo(() => readListState(collection, params), [collection, params])
  const change = useCallback(
    (part: Partial<ListState>) =>
      setParams((now) => writeListState({ ...readListState(collection, now), page: 1, ...part }), {
        replace: !('page' in part),
        preventScrollReset: true,
      }),
    [collection, setParams],
  )
  return [state, change] as const
}
