import type { RoomState } from '@dvor/contract/housekeeping/rooms.ts'
import type { Day } from '@dvor/format/days.ts'

/** The state that a person gave to a room; `at` is a moment in UTC, as instants are stored. */
export interface GivenState {
  state: RoomState
  day: Day
  at: string
  /** Whether guests were to sleep there the following night. */
  occupied: boolean
}

/** Guests in a room; `left_at` is the moment of their check-out, null while there was none. */
export interface RoomUse {
  arrival: Day
  departure: Day
  left_at: string | null
}

/** The last day on which guests were in the room after a night; null where they have not slept yet. */
const lastDayOf = ({ arrival, departure }: RoomUse, today: Day): Day | null =>
  arrival >= today ? null : departure < today ? departure : today

function isUsedSince({ day, at, occupied }: GivenState, use: RoomUse, today: Day): boolean {
  const last = lastDayOf(use, today)
  if (last !== null && last > day) return true
  // Guests who were to stay and left earlier, on the day of the cleaning.
  return occupied && use.left_at !== null && use.left_at > at
}

/**
 * The state of a room: that which a person gave it, until guests have slept there or left since; then it is dirty. A
 * room that nobody has marked or used is clean.
 */
export function currentState(given: GivenState | null, uses: readonly RoomUse[], today: Day): RoomState {
  if (!given) return uses.some((use) => lastDayOf(use, today) !== null) ? 'dirty' : 'clean'
  return uses.some((use) => isUsedSince(given, use, today)) ? 'dirty' : given.state
}

/** Whether guests sleep in the room on the night after the day. */
export const isOccupiedAfter = (uses: readonly RoomUse[], day: Day): boolean =>
  uses.some(({ arrival, departure, left_at }) => arrival <= day && day < departure && left_at === null)
