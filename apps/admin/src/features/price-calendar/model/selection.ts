import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'

/** A night of a unit in the calendar; the row is the unit's index. */
export interface Spot {
  readonly row: number
  readonly day: Day
}

/** A rectangle of the calendar: where it was begun, and its opposite corner, which has the cursor. */
export interface Selection {
  readonly anchor: Spot
  readonly cursor: Spot
}

/** The rectangle by its edges; rows and days include the last ones. */
export interface Area {
  readonly first: number
  readonly last: number
  readonly from: Day
  readonly to: Day
}

export function areaOf({ anchor, cursor }: Selection): Area {
  const [from, to] = anchor.day <= cursor.day ? [anchor.day, cursor.day] : [cursor.day, anchor.day]
  return { first: Math.min(anchor.row, cursor.row), last: Math.max(anchor.row, cursor.row), from, to }
}

/** Most days of one change (`maxChangedDays` of the contract), so that no selection is refused for its length. */
const longest = 400

/** The selection with its cursor elsewhere, at most as many days away from its start as one change may have. */
export function extended({ anchor }: Selection, cursor: Spot): Selection {
  const away = daysBetween(anchor.day, cursor.day)
  const limit = Math.max(1 - longest, Math.min(longest - 1, away))
  return { anchor, cursor: { ...cursor, day: addDays(anchor.day, limit) } }
}

/** A tap begins a selection, and ends one that is a single night. */
export function tapped(before: Selection | null, spot: Spot): Selection {
  const isSingle =
    before !== null && before.anchor.row === before.cursor.row && before.anchor.day === before.cursor.day
  const isElsewhere = before?.anchor.row !== spot.row || before.anchor.day !== spot.day
  return before && isSingle && isElsewhere ? extended(before, spot) : { anchor: spot, cursor: spot }
}
