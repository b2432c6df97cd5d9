import type { FieldIssue } from '@dvor/contract/errors/errors.ts'
import { today } from '../platform/clock.ts'
import type { Draft, Hooks, Row } from '../crud/define.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { countBookingsFrom, widenOccurrences } from './queries.ts'

const whenFields = ['service', 'weekday', 'day', 'time_from', 'time_to'] as const

function issuesOf(slot: Draft): FieldIssue[] {
  const { weekday, day, time_from, time_to } = slot
  const issues: FieldIssue[] = []
  const count = [weekday, day].filter((value) => value !== null && value !== undefined).length
  if (count === 0) issues.push({ path: 'weekday', code: 'required' })
  if (count === 2) issues.push({ path: 'day', code: 'too_many' })
  if (time_to === time_from) issues.push({ path: 'time_to', code: 'out_of_order' })
  return issues
}

const isMoved = (draft: Draft, current: Row) =>
  whenFields.some((field) => draft[field] !== undefined && draft[field] !== current[field])

/**
 * Checks a slot: weekly or dated, and its end after its beginning. Once guests have booked coming days its time must
 * not change: another time is another slot, and this one can be ended by its dates. @throws ApiError `invalid`,
 * `in_use` with the number of bookings
 */
export const checkSlot: NonNullable<Hooks['beforeWrite']> = async (db, draft, current, { clock }) => {
  const issues = issuesOf({ ...current, ...draft })
  if (issues.length > 0) throw invalid(issues)
  if (!current || !isMoved(draft, current)) return draft
  const bookings = await countBookingsFrom(db, current.id, today(clock))
  if (bookings === 0) return draft
  throw new ApiError('in_use', 'Guests have booked coming days of this slot', {
    details: { service_reservations: bookings },
  })
}

/** Applies a changed capacity to the coming days with bookings, never below the taken seats. */
export const followSlot: NonNullable<Hooks['afterWrite']> = async (db, row, before, { clock }) => {
  if (before && before['capacity'] !== row['capacity'])
    await widenOccurrences(db, row.id, Number(row['capacity']), today(clock))
}
