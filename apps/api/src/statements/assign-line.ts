import type { AllocationInput } from '@dvor/contract/money/statements.ts'
import type { Actor } from '../platform/actor.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { ApiError, invalid } from '../platform/errors.ts'
import { closeAlertsAbout } from '../reservations/alerts/settle-alerts.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { bookLine } from './book-line.ts'
import { lockAllWithUnits } from './lock-reservations.ts'
import { lockLine, type Line } from './line-queries.ts'
import { resumeDeadline } from './order-deadline.ts'

/**
 * Assigns a movement to reservations by the owner's choice, as a whole or in parts; the rest stays unassigned. @throws
 * ApiError `invalid` (more than the rest, a reservation twice or unknown), `conflict` (another currency, set aside),
 * `refund_exceeds`, `not_found`
 */
export async function assignLine(
  db: Db,
  actor: Actor,
  id: string,
  { allocations }: AllocationInput,
  services: BookingServices,
): Promise<void> {
  const ids = allocations.map(({ reservation }) => reservation)
  if (new Set(ids).size < ids.length) throw invalid([{ path: 'allocations', code: 'not_unique' }])
  await inTransaction(db, async (tx) => {
    const reservations = await lockAllWithUnits(tx, ids)
    refuseUnknown(ids, reservations)
    const line = await lockLine(tx, id)
    refuseUnfit(line, allocations)
    await bookLine(tx, actor, line, allocations, services)
    await closeAlertsAbout(tx, id, services)
  })
  await resumeDeadline(db, id, services)
}

function refuseUnknown(ids: readonly string[], reservations: ReadonlyMap<string, unknown>): void {
  const issues = ids.flatMap((id, index) =>
    reservations.has(id) ? [] : [{ path: `allocations.${index}.reservation`, code: 'not_found' as const }],
  )
  if (issues.length > 0) throw invalid(issues)
}

function refuseUnfit(line: Line, allocations: AllocationInput['allocations']): void {
  if (line.state !== 'open') throw new ApiError('conflict', 'This movement does not wait any more')
  if (line.currency !== 'EUR') throw new ApiError('conflict', 'Only euros can be booked')
  const openAmount = Math.abs(line.amount) - Math.abs(line.allocated)
  const sum = allocations.reduce((total, { amount }) => total + amount, 0)
  if (sum > openAmount) throw invalid([{ path: 'allocations', code: 'too_big' }])
}
