import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, type RefObject } from 'react'

interface Options {
  /** Id of the row with the cursor, which is always rendered, to keep the focus. */
  cursorRow: string
  /** Height of the head in pixels; the rows begin below it. */
  headHeight: number
  heightAt: (index: number) => number
  scroller: RefObject<HTMLDivElement | null>
}

/** Renders only visible rows and the one with the cursor. */
export function useGridRows(rows: readonly { id: string }[], options: Options) {
  const { cursorRow, headHeight, heightAt, scroller } = options
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
    estimateSize: heightAt,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
    paddingStart: headHeight,
    scrollPaddingStart: headHeight,
    rangeExtractor,
  })
}

export type GridRows = ReturnType<typeof useGridRows>
