import { isOpen, unitState } from '../booking/gatherings/unit-state.ts'
import { listUnits, type Gathering, type HeldUnit } from '../booking/gatherings/unit-queries.ts'
import { inTransaction, type Db } from '../db/database.ts'
import { queueEmail } from '../messaging/queue-email.ts'
import type { Actor } from '../platform/actor.ts'
import { ApiError } from '../platform/errors.ts'
import { updateReservation } from '../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../reservations/queries/services.ts'
import { deleteHold } from '../reservations/states/delete-hold.ts'
import { changeGathering } from './change-gathering.ts'
import { endedEmail } from './emails.ts'
import { lockGathering, type GatheringKey } from './queries.ts'

/**
 * Ends a gathering before its time: what nobody has taken is free again, families at their order keep what they have
 * chosen. @throws ApiError `not_found`, `transition_not_allowed` for one that has ended
 */
export async function endGathering(
  db: Db,
  actor: Actor,
  key: GatheringKey,
  services: BookingServices,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const gathering = await lockGathering(tx, key)
    if (!isOpen(gathering, services.clock.now()))
      throw new ApiError('transition_not_allowed', 'The gathering has ended')
    await end(tx, actor, gathering, services)
  })
}

/** Ends a gathering in the caller's transaction, unless it has ended; also one whose time is over. */
export async function endLocked(db: Db, actor: Actor, id: string, services: BookingServices): Promise<void> {
  const gathering = await lockGathering(db, { id })
  if (gathering.state === 'open' || gathering.state === 'unconfirmed')
    await end(db, actor, gathering, services)
}

async function end(db: Db, actor: Actor, gathering: Gathering, services: BookingServices): Promise<void> {
  const now = services.clock.now()
  for (const held of await listUnits(db, gathering.id)) await release(db, held, gathering, now)
  const wasOpen = gathering.state === 'open'
  const held_until = [now.toISOString(), new Date(gathering.held_until).toISOString()].toSorted()[0]
  const ended = await changeGathering(
    db,
    actor,
    gathering,
    { state: wasOpen ? 'ended' : 'lapsed', ...(held_until && { held_until }) },
    now,
  )
  if (wasOpen) await queueEmail(db, await endedEmail(db, ended, services))
}

/** Frees a unit that nobody has chosen; the hold of a family at its order ends with its choice. */
async function release(db: Db, held: HeldUnit, gathering: Gathering, now: Date): Promise<void> {
  const { unit, reservation } = held
  if (reservation?.state !== 'hold') return
  if (unitState(held, gathering, now) === 'chosen')
    await updateReservation(db, reservation.id, { hold_expires_at: unit.chosen_until }, now)
  else await deleteHold(db, reservation.id)
}
