import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../core/property/use-today.ts'
import { readView, writeView, type View } from './view.ts'

/** The window in the address, and a function to change it without adding to the browser's history. */
export function useChartView() {
  const today = useToday()
  const [params, setParams] = useSearchParams()
  const search = params.toString()
  const view = useMemo(() => readView(new URLSearchParams(search), today), [search, today])
  const setView = useCallback(
    (next: View) => setParams(writeView(next, today), { replace: true, preventScrollReset: true }),
    [setParams, today],
  )
  return { view, setView, today }
}
