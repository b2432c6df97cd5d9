import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useToday } from '../../../core/property/use-today.ts'
import { readView, writeView, type View } from './view.ts'

/** The window that the address names, and how to change it. A change of window does not fill the browser's history. */
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
