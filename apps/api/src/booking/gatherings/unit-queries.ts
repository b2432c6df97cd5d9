import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { gatheringRows, gatheringUnitRows } from '../../db/schema/reservations/gatherings.ts'
import type { Reservation } from '../../reservations/queries/reservation-queries.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'

export type Gathering = typeof gatheringRows.$inferSelect
export type GatheringUnit = typeof gatheringUnitRows.$inferSelect

/** A unit with its gathering. */
export interface UnitOfGathering {
  gathering: Gathering
  unit: GatheringUnit
}

/** Units whose nights belong to one of these reservations, by id. */
export async function listUnitsOfReservations(
  db: Db,
  reservationIds: readonly string[],
): Promise<UnitOfGathering[]> {
  if (reservationIds.length === 0) return []
  return db
    .select({ gathering: gatheringRows, unit: gatheringUnitRows })
    .from(gatheringUnitRows)
    .innerJoin(gatheringRows, eq(gatheringRows.id, gatheringUnitRows.gathering))
    .where(inArray(gatheringUnitRows.reservation, [...reservationIds]))
    .orderBy(asc(gatheringUnitRows.id))
}

/** A unit with the reservation that has its nights; null once it is released. */
export interface HeldUnit {
  unit: GatheringUnit
  reservation: Reservation | null
  /** Whether the reservation has a stay in the unit on the days of the gathering; it may have been moved away. */
  has_stay: boolean
}

const hasStay = sql<boolean>`exists (select from ${stays} where ${stays.reservation} = ${gatheringUnitRows.reservation}
  and ${stays.unit} = ${gatheringUnitRows.unit} and ${stays.arrival} < ${gatheringRows.departure}
  and ${stays.departure} > ${gatheringRows.arrival})`

/** The units of a gathering, by id. */
export async function listUnits(db: Db, gathering: string): Promise<HeldUnit[]> {
  return db
    .select({ unit: gatheringUnitRows, reservation: reservations, has_stay: hasStay })
    .from(gatheringUnitRows)
    .innerJoin(gatheringRows, eq(gatheringRows.id, gatheringUnitRows.gathering))
    .leftJoin(reservations, eq(reservations.id, gatheringUnitRows.reservation))
    .where(eq(gatheringUnitRows.gathering, gathering))
    .orderBy(asc(gatheringUnitRows.id))
}

/** Ids of the accommodation units of a gathering, to be locked before anything is chosen, returned or released. */
export async function listUnitIds(db: Db, gathering: string): Promise<string[]> {
  const rows = await db
    .select({ unit: gatheringUnitRows.unit })
    .from(gatheringUnitRows)
    .where(eq(gatheringUnitRows.gathering, gathering))
  return rows.map(({ unit }) => unit)
}

/** Gives units to a reservation. */
export async function linkUnits(
  db: Db,
  ids: readonly string[],
  { reservation, chosen_until }: Pick<GatheringUnit, 'reservation' | 'chosen_until'>,
  now: Date,
): Promise<void> {
  if (ids.length === 0) return
  await db
    .update(gatheringUnitRows)
    .set({ reservation, chosen_until, updatedAt: now.toISOString() })
    .where(inArray(gatheringUnitRows.id, [...ids]))
}

/** The gathering, locked; its units are locked before. */
export async function lockGatheringRow(db: Db, id: string): Promise<Gathering | undefined> {
  const [row] = await db.select().from(gatheringRows).where(eq(gatheringRows.id, id)).for('update')
  return row
}
