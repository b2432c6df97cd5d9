import { addDays } from '@dvor/format/days.ts'
import { useState } from 'react'
import type { BoardRow } from '../model/board-model.ts'
import type { Cursor } from '../model/cursor.ts'
import { isInWindow } from '../../day-grid/geometry.ts'
import { endOf, type View } from '../../day-grid/view.ts'

/** The cursor, always within the current board, also after folding or another window, and a function to move it. */
export function useCursor(rows: readonly BoardRow[], view: View, today: string) {
  const [wanted, setWanted] = useState<Cursor | null>(null)
  const first = rows.find(({ kind }) => kind === 'unit') ?? rows[0]
  const row = rows.find(({ id }) => id === wanted?.row) ?? first
  const day = wanted?.day ?? today
  const cursor: Cursor = { row: row?.id ?? '', day: isInWindow(day, view) ? day : clamped(day, view) }
  return [cursor, setWanted] as const
}

const clamped = (day: string, view: View) => (day < view.from ? view.from : addDays(endOf(view), -1))
