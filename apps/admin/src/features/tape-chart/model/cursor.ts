import { addDays, type Day } from '@dvor/format/days.ts'
import { occupantAt, periodOf, type BoardRow, type Occupants } from './board-model.ts'

/** Position of the keyboard: a unit and a night, or an object's row. */
export interface Cursor {
  readonly row: string
  readonly day: Day
}

export type Step = 'left' | 'right' | 'up' | 'down'

/** The next position sideways; a stay or a closure is crossed in one step. */
export function besides(cursor: Cursor, occupants: Occupants | undefined, step: 'left' | 'right'): Cursor {
  const here = occupantAt(occupants, cursor.day)
  if (!here) return { ...cursor, day: addDays(cursor.day, step === 'left' ? -1 : 1) }
  const { arrival, departure } = periodOf(here)
  return { ...cursor, day: step === 'left' ? addDays(arrival, -1) : departure }
}

/** The next row up or down; the same row at the end of the board. */
export function above(cursor: Cursor, rows: readonly BoardRow[], step: 'up' | 'down', by = 1): Cursor {
  const index = rows.findIndex(({ id }) => id === cursor.row)
  const next = Math.min(rows.length - 1, Math.max(0, index + (step === 'up' ? -by : by)))
  return { ...cursor, row: rows[next]?.id ?? cursor.row }
}

/** The next unit up or down, without objects, for moving a stay. */
export function unitBeside(unit: string, rows: readonly BoardRow[], step: 'up' | 'down'): string {
  const units = rows.filter(({ kind }) => kind === 'unit')
  const index = units.findIndex(({ id }) => id === unit)
  return units[index + (step === 'up' ? -1 : 1)]?.id ?? unit
}
