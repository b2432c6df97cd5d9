import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import { addDays, daysBetween, eachDay } from '@dvor/format/days.ts'
import { useMemo, useRef } from 'react'
import { useColumns } from '../../day-grid/use-columns.ts'
import { useCursorFocus } from '../../day-grid/use-cursor-focus.ts'
import { useDaysInSight } from '../../day-grid/use-days-in-sight.ts'
import { useGridRows } from '../../day-grid/use-grid-rows.ts'
import { useRowsAtOnce } from '../../day-grid/use-rows-at-once.ts'
import type { View } from '../../day-grid/view.ts'
import type { Spot } from '../model/selection.ts'
import type { Paint } from './use-paint.ts'

/** Sizes in pixels. */
export const rowHeight = 46
export const headHeight = 66
const widths = { heads: { narrow: 180, wide: 180 }, least: 50 }

/** Geometry of the grid: width of a day, rendered rows and columns, the night at a place, and the cursor's focus. */
export function useGridLayout(units: PriceCalendar['units'], view: View, { cursor }: Paint) {
  const scroller = useRef<HTMLDivElement>(null)
  const { ref: frame, columns } = useColumns(view, widths)
  const days = useMemo(() => eachDay(view.from, addDays(view.from, view.days)), [view.from, view.days])
  const cursorRow = units[cursor.row]?.id ?? ''
  const virtual = useGridRows(units, { cursorRow, headHeight, heightAt: () => rowHeight, scroller })
  const inSight = useDaysInSight(scroller, columns, view)
  const drawn = useRowsAtOnce(virtual, cursorRow)
  const askFocus = useCursorFocus(scroller, {
    at: daysBetween(view.from, cursor.day),
    columns,
    scrollToRow: () => virtual.scrollToIndex(cursor.row),
  })
  const spotAt = (x: number, y: number): Spot | null => {
    const row = Math.floor((y - headHeight) / rowHeight)
    const day = days[Math.floor((x - columns.head) / columns.column)]
    return y >= headHeight && row >= 0 && row < units.length && day ? { row, day } : null
  }
  const first = daysBetween(view.from, inSight.arrival)
  const last = daysBetween(view.from, inSight.departure)
  return { scroller, frame, columns, days, virtual, drawn, spotAt, askFocus, first, last }
}

export type GridLayout = ReturnType<typeof useGridLayout>
