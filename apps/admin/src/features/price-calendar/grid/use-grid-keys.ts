import type { KeyboardEvent } from 'react'
import { following, leadOf } from '../../day-grid/cursor-keys.ts'
import type { View } from '../../day-grid/view.ts'
import type { Spot } from '../model/selection.ts'

interface Keyboard {
  /** Number of rows. */
  rows: number
  cursor: Spot
  view: View
  setView(view: View): void
  go(spot: Spot, isExtending: boolean): void
  open(): void
  clear(): void
}

/** Handles the grid's keys. @returns whether the key was handled */
export function pressKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>, board: Keyboard): boolean {
  const { cursor, view } = board
  const lead = leadOf(event.key, cursor.day, view)
  if (event.key === 'Escape') board.clear()
  else if (event.key === 'Enter' || event.key === ' ') board.open()
  else if (lead) {
    const next = following(lead.day, view)
    if (next !== view) board.setView(next)
    const row = Math.min(board.rows - 1, Math.max(0, cursor.row + lead.rows))
    board.go({ row, day: lead.day }, event.shiftKey)
  } else return false
  return true
}
