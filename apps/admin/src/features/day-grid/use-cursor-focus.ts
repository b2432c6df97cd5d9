import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Columns } from './use-columns.ts'

interface Place {
  /** Column of the cursor. */
  at: number
  columns: Columns
  scrollToRow: () => void
}

/**
 * Scrolls to the cell with the cursor and focuses it, on each request and as soon as it is rendered. @returns the
 * request
 */
export function useCursorFocus(scroller: RefObject<HTMLDivElement | null>, place: Place): () => void {
  const { at, columns, scrollToRow } = place
  const [asked, setAsked] = useState(0)
  const done = useRef(0)
  useEffect(() => {
    const board = scroller.current
    if (asked === done.current || !board) return
    scrollToRow()
    const cell = board.querySelector<HTMLElement>('[data-cursor]')
    cell?.focus({ preventScroll: true })
    showColumn(board, at * columns.column, columns)
    if (cell) done.current = asked
  })
  return () => setAsked((times) => times + 1)
}

/**
 * Scrolls the board sideways as little as needed to show a column beside the column of names.
 * @param left pixels from the first column
 * @param sizes widths in pixels of the names and of a column
 */
function showColumn(
  board: HTMLDivElement,
  left: number,
  { head, column }: { head: number; column: number },
): void {
  const space = board.clientWidth - head - column
  if (left < board.scrollLeft) board.scrollTo({ left })
  else if (left > board.scrollLeft + space) board.scrollTo({ left: left - space })
}
