import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import { addDays, daysBetween, eachDay } from '@dvor/format/days.ts'
import { useElementSize } from '@mantine/hooks'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, type RefObject } from 'react'
import { showColumn } from '../../tape-chart/board/show-column.ts'
import { useDaysInSight } from '../../tape-chart/board/use-days-in-sight.ts'
import { useRowsAtOnce } from '../../tape-chart/board/use-rows-at-once.ts'
import type { View } from '../../tape-chart/model/view.ts'
import type { Spot } from '../model/selection.ts'
import type { Paint } from './use-paint.ts'

/** Sizes in pixels. */
export const rowHeight = 46
export const headHeight = 66
export const headWidth = 180
const narrowest = 50

/** Geometry of the grid: width of a day, rendered rows and columns, and the night at a place. */
export function useGridLayout(units: PriceCalendar['units'], view: View, paint: Paint) {
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: frame, width } = useElementSize<HTMLDivElement>()
  const column = Math.max(narrowest, Math.floor((width - headWidth) / view.days))
  const days = useMemo(() => eachDay(view.from, addDays(view.from, view.days)), [view.from, view.days])
  const virtual = useVirtualizer({
    count: units.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => units[index]?.id ?? index,
    overscan: 4,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
  })
  const columns = useMemo(() => ({ head: headWidth, column, isNarrow: false }), [column])
  const inSight = useDaysInSight(scroller, columns, view)
  const drawn = useRowsAtOnce(virtual, units[paint.cursor.row]?.id ?? '')
  const spotAt = (x: number, y: number): Spot | null => {
    const row = Math.floor((y - headHeight) / rowHeight)
    const day = days[Math.floor((x - headWidth) / column)]
    return y >= headHeight && row >= 0 && row < units.length && day ? { row, day } : null
  }
  const first = daysBetween(view.from, inSight.arrival)
  const last = daysBetween(view.from, inSight.departure)
  return { scroller, frame, column, days, virtual, drawn, spotAt, first, last }
}

export type GridLayout = ReturnType<typeof useGridLayout>

/** Scrolls to the night with the cursor and focuses it after a key. @returns the function that a key calls */
export function useCursorFocus(
  scroller: RefObject<HTMLDivElement | null>,
  { cursor }: Paint,
  view: View,
  { column, virtual }: Pick<GridLayout, 'column' | 'virtual'>,
): () => void {
  const isAsked = useRef(false)
  useEffect(() => {
    const board = scroller.current
    if (!isAsked.current || !board) return
    virtual.scrollToIndex(cursor.row)
    showColumn(board, daysBetween(view.from, cursor.day) * column, { head: headWidth, column })
    const cell = board.querySelector<HTMLElement>('[data-cursor]')
    cell?.focus({ preventScroll: true })
    if (cell) isAsked.current = false
  })
  return () => {
    isAsked.current = true
  }
}
