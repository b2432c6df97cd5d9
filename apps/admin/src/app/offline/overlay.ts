import type { OfflineCopy } from '@dvor/contract/calls/desk/offline-copy.ts'
import type { RoomNow } from '@dvor/contract/housekeeping/rooms.ts'
import { canTransition } from '@dvor/booking/reservation/states.ts'
import { openChangesOf } from '../../core/offline/queue.ts'

export type CopiedReservation = NonNullable<OfflineCopy['reservations']>[number]

/** A reservation with what waits to be sent: its state and its internal note. Money is told beside (`WaitingNote`). */
export function withWaiting(reservation: CopiedReservation): CopiedReservation {
  return openChangesOf(reservation.id).reduce((now, change) => {
    if (change.kind === 'internal_note') return { ...now, internal_note: change.to }
    if (change.kind !== 'state') return now
    const next = change.to
    const allowed = canTransition(next, 'completed', 'staff') ? ['completed' as const] : []
    return { ...now, state: next, allowed_transitions: allowed }
  }, reservation)
}

/** A room with what waits to be sent. */
export const roomWithWaiting = (room: RoomNow): RoomNow =>
  openChangesOf(room.unit).reduce(
    (now, change) => (change.kind === 'room' ? { ...now, state: change.to } : now),
    room,
  )
