import { addDays, daysBetween } from '@dvor/format/days.ts'
import { useEffect, useRef, useState, type RefObject } from 'react'
import type { BoardRow } from '../model/board-model.ts'
import type { Cursor } from '../model/cursor.ts'
import { isInWindow } from '../model/geometry.ts'
import { showColumn } from './show-column.ts'
import type { Columns } from './use-columns.ts'
import { endOf, type View } from '../model/view.ts'

/** The cursor, always within the current board, also after folding or another window. */
export function useCursor(rows: readonly BoardRow[], view: View, today: string) {
  const [wanted, setWanted] = useState<Cursor | null>(null)
  const [asked, setAsked] = useState(0)
  const first = rows.find(({ kind }) => kind === 'unit') ?? rows[0]
  const row = rows.find(({ id }) => id === wanted?.row) ?? first
  const day = wanted?.day ?? today
  const cursor: Cursor = { row: row?.id ?? '', day: isInWindow(day, view) ? day : clamped(day, view) }
  return {
    cursor,
    /** Moves the cursor with the focus. */
    goTo: (next: Cursor) => {
      setWanted(next)
      setAsked((times) => times + 1)
    },
    /** Restores the focus after a dialog. */
    focus: () => setAsked((times) => times + 1),
    /** Counter of focus requests. */
    asked,
  }
}

const clamped = (day: string, view: View) => (day < view.from ? view.from : addDays(endOf(view), -1))

/** Scrolls to the cell with the cursor and focuses it, on each request. */
export function useCursorFocus(
  scroller: RefObject<HTMLDivElement | null>,
  asked: number,
  { cursor, view, columns }: { cursor: Cursor; view: View; columns: Columns },
  scrollToRow: (id: string) => void,
) {
  const done = useRef(0)
  useEffect(() => {
    if (asked === done.current) return
    done.current = asked
    const board = scroller.current
    if (!board) return
    scrollToRow(cursor.row)
    board.querySelector<HTMLElement>('[data-cursor]')?.focus({ preventScroll: true })
    showColumn(board, daysBetween(view.from, cursor.day) * columns.column, columns)
  })
}
