import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { NamedField } from './listed-fields.ts'

interface ColumnsFit {
  /** For the panel, which has the table as its only one. */
  panel: RefObject<HTMLElement | null>
  /** False where the table would have to scroll sideways. */
  isFitting: boolean
}

/**
 * Measures whether all columns of a list fit into its panel, which the menu makes narrower than the window: before the
 * browser paints, after each rendering, and when the panel's width changes.
 */
export function useColumnsFit(columns: readonly NamedField[]): ColumnsFit {
  const panel = useRef<HTMLElement>(null)
  const of = columns.map(([key]) => key).join()
  const [tooWide, setTooWide] = useState<{ of: string; needed: number }>()
  const needed = tooWide?.of === of ? tooWide.needed : undefined
  const measure = useEffectEvent(() => {
    const room = panel.current?.clientWidth ?? 0
    const tableWidth = panel.current?.querySelector('table')?.offsetWidth ?? 0
    if (needed === undefined) {
      if (tableWidth > room) setTooWide({ of, needed: tableWidth })
    } else if (room >= needed) setTooWide(undefined)
  })
  useLayoutEffect(() => measure())
  useEffect(() => {
    if (!panel.current) return
    const observer = new ResizeObserver(() => measure())
    observer.observe(panel.current)
    return () => observer.disconnect()
  }, [])
  return { panel, isFitting: needed === undefined }
}
