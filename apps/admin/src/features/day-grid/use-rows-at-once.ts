import type { VirtualItem } from '@tanstack/react-virtual'
import { useEffect, useState } from 'react'
import type { GridRows } from './use-grid-rows.ts'

/** Number of rows added per task: scrolling brings two a frame, a slow machine a whole screen. */
const atOnce = 8

/**
 * The rows to render: those added so far, and the one with the cursor. New rows are added a few at a time,
 * visible ones first, so that the page stays responsive.
 */
export function useRowsAtOnce(virtual: GridRows, cursorRow: string): VirtualItem[] {
  const [letIn, setLetIn] = useState<ReadonlySet<VirtualItem['key']>>(new Set())
  const visibleRows = virtual.getVirtualItems()
  useEffect(() => {
    const waiting = visibleRows.filter(({ key }) => !letIn.has(key))
    if (waiting.length === 0) return
    const { startIndex = 0, endIndex = 0 } = virtual.range ?? {}
    const isOutside = ({ index }: VirtualItem) => index < startIndex || index > endIndex
    const next = waiting.toSorted((a, b) => Number(isOutside(a)) - Number(isOutside(b))).slice(0, atOnce)
    // A new task, because a frame requested while scrolling would be the current one.
    const turn = setTimeout(() => {
      const mountedRows = visibleRows.filter(({ key }) => letIn.has(key))
      setLetIn(new Set([...mountedRows, ...next].map(({ key }) => key)))
    })
    return () => clearTimeout(turn)
  })
  return visibleRows.filter(({ key }) => letIn.has(key) || key === cursorRow)
}
