import { addDays, type Day } from '@dvor/format/days.ts'
import type { KeyboardEvent } from 'react'
import { moved, type Spot } from '../model/selection.ts'

interface Keyboard {
  /** Number of rows. */
  rows: number
  cursor: Spot
  /** First day of the window, and the day after its last one. */
  from: Day
  end: Day
  go(spot: Spot, isExtending: boolean): void
  /** Moves the window so that it begins on the day. */
  show(from: Day): void
  open(): void
  clear(): void
}

const week = 7
const page = 8

/** Rows and days by which a key moves the cursor. */
const steps: Readonly<Record<string, readonly [rows: number, days: number]>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  PageUp: [0, -week],
  PageDown: [0, week],
  '+': [page, 0],
  '-': [-page, 0],
}

function targetOf(key: string, { cursor, rows, from, end }: Keyboard): Spot | null {
  if (key === 'Home') return { ...cursor, day: from }
  if (key === 'End') return { ...cursor, day: addDays(end, -1) }
  const step = steps[key]
  return step ? moved(cursor, step[0], step[1], rows) : null
}

/** Handles the grid's keys. @returns whether the key was handled */
export function pressKey(event: Pick<KeyboardEvent, 'key' | 'shiftKey'>, board: Keyboard): boolean {
  if (event.key === 'Escape') board.clear()
  else if (event.key === 'Enter' || event.key === ' ') board.open()
  else {
    const target = targetOf(event.key, board)
    if (!target) return false
    if (target.day < board.from) board.show(addDays(target.day, 1 - week))
    else if (target.day >= board.end) board.show(addDays(board.from, week))
    board.go(target, event.shiftKey)
  }
  return true
}
