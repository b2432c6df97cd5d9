import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, type RefObject } from 'react'
import { rowHeights, type BoardRow } from '../model/board-model.ts'

/** Height of the head in pixels; the rows begin below it. */
export const headHeight = 92

/** Renders only visible rows and the one with the cursor, to keep the focus. */
export function useBoardRows(
  rows: readonly BoardRow[],
  cursorRow: string,
  scroller: RefObject<HTMLDivElement | null>,
) {
  const cursorIndex = rows.findIndex(({ id }) => id === cursorRow)
  const rangeExtractor = useCallback(
    (range: Range) => {
      const seen = defaultRangeExtractor(range)
      return cursorIndex < 0 || seen.includes(cursorIndex)
        ? seen
        : [...seen, cursorIndex].toSorted((a, b) => a - b)
    },
    [cursorIndex],
  )
  return useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (index) => rowHeights[rows[index]?.kind ?? 'unit'],
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor,
  })
}

export type BoardRows = ReturnType<typeof useBoardRows>
