import { asc, sql } from 'drizzle-orm'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import type { Db } from '../db/database.ts'
import { withTheirRooms } from '../inventory/unit-rooms.ts'
import { prepared } from '../db/prepared.ts'
import { pipelined } from '../db/pipelined.ts'
import type { Reservation } from '../reservations/queries/reservation-queries.ts'
import { reservations, stays } from '../db/schema/reservations/reservations.ts'

const theirs = sql`any(${sql.placeholder('ids')})`

const unitsStatement = prepared((db) =>
  db
    .select({ id: units.id })
    .from(units)
    .where(
      sql`${units.id} in ${withTheirRooms(sql`select ${stays.unit} from ${stays} where ${stays.reservation} = ${theirs}`)}`,
    )
    .orderBy(asc(units.id))
    .for('no key update')
    .prepare('lock_units_of_reservations'),
)

const reservationsStatement = prepared((db) =>
  db
    .select()
    .from(reservations)
    .where(sql`${reservations.id} = ${theirs}`)
    .orderBy(asc(reservations.id))
    .for('update')
    .prepare('lock_reservations'),
)

/**
 * Locks several reservations without their units, in id order, for changes that take no nights, so that no booking
 * waits.
 */
export async function lockAll(db: Db, ids: readonly string[]): Promise<Map<string, Reservation>> {
  const rows = await reservationsStatement(db).execute({ ids })
  return new Map(rows.map((row) => [row.id, row]))
}

/**
 * Locks several reservations with all their units: units first, in id order, then the rows, in id order, as
 * everywhere.
 */
export async function lockAllWithUnits(db: Db, ids: readonly string[]): Promise<Map<string, Reservation>> {
  const [, locked] = await pipelined([unitsStatement(db).execute({ ids }), lockAll(db, ids)])
  return locked
}
