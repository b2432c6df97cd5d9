import type { HeldNights } from '@dvor/contract/reservations/admin-reservations.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { withDetails } from '../../pricing/with-alternatives.ts'
import { ApiError } from '../../platform/errors.ts'
import type { RoomNight } from '../../inventory/night-queries.ts'
import { unitRooms } from '../../inventory/unit-rooms.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'
import { listUnitsOfReservations } from '../gatherings/unit-queries.ts'
import { changeStates } from '../../reservations/states/change-state.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { listStayViews } from '../../reservations/queries/stay-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'

/**
 * Guests' holds on any of these nights, locked in id order. The units are locked, and overdue holds have expired.
 */
export async function lockHoldsOn(db: Db, nights: readonly RoomNight[]): Promise<Reservation[]> {
  if (nights.length === 0) return []
  const pairs = sql.join(
    nights.map(({ unit, night }) => sql`(${unit}::uuid, ${night}::date)`),
    sql`, `,
  )
  const onThem = db
    .select({ reservation: stays.reservation })
    .from(roomNightRows)
    .innerJoin(stays, eq(stays.id, roomNightRows.stay))
    .where(
      sql`(${roomNightRows.unit}, ${roomNightRows.night}) in (
        select own.room, wanted.night from (values ${pairs}) as wanted (unit, night)
        join ${unitRooms} as own on own.unit = wanted.unit)`,
    )
  return db
    .select()
    .from(reservations)
    .where(and(eq(reservations.state, 'hold'), inArray(reservations.id, onThem)))
    .orderBy(asc(reservations.id))
    .for('update')
}

/**
 * Releases guests' holds for the owner's booking: their nights and seats become free, their guests get an error at the
 * order.
 */
export async function releaseHoldsForOwner(
  db: Db,
  actor: Actor,
  holds: readonly Reservation[],
  services: BookingServices,
): Promise<void> {
  if (holds.length > 0) await changeStates(db, holds, { to: 'cancelled', by: 'staff', actor }, services)
}

/**
 * Runs a check and adds the holds on the wanted nights to its error, so that the owner sees which could be released.
 */
export async function refuseWithHolds(
  db: Db,
  holds: readonly Reservation[],
  check: () => void,
): Promise<void> {
  try {
    check()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'nights_taken' || holds.length === 0) throw error
    throw withDetails(error, { holds: await describeHolds(db, holds) })
  }
}

async function describeHolds(db: Db, holds: readonly Reservation[]): Promise<HeldNights[]> {
  const ids = holds.map(({ id }) => id)
  const seen = await listStayViews(db, ids)
  const gathered = await listUnitsOfReservations(db, ids)
  return holds.flatMap((hold) => {
    const gatheringUnit = gathered.find(({ unit }) => unit.reservation === hold.id)
    return describeHold(hold, seen.get(hold.id) ?? [], gatheringUnit?.gathering.guest_name ?? null)
  })
}

const describeHold = (
  { createdAt, hold_expires_at }: Reservation,
  seen: readonly StayView[],
  gathering: string | null,
): HeldNights[] =>
  seen.map(({ accommodation_unit: { id, title }, arrival, departure, adults, children_ages }) => ({
    accommodation_unit: { id, title },
    arrival,
    departure,
    adults,
    children: children_ages.length,
    held_since: createdAt,
    expires_at: hold_expires_at ?? createdAt,
    gathering,
  }))
