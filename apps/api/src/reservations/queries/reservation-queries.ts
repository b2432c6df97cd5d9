import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { nextVersion } from '../../db/next-version.ts'
import { notFound } from '../../platform/errors.ts'
import { prepared, preparedFor, type Slots } from '../../db/prepared.ts'
import type { RoomNight } from '../../inventory/night-queries.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'
import { overdue } from '../../inventory/overdue.ts'
import { roomsOf } from '../../inventory/unit-rooms.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'

export type Reservation = typeof reservations.$inferSelect
export type NewReservation = typeof reservations.$inferInsert

const byId = eq(reservations.id, sql.placeholder('value'))
const byToken = eq(reservations.token, sql.placeholder('value'))

const findStatement = (name: string, whose: SQL) =>
  prepared((db) => db.select().from(reservations).where(whose).prepare(name))
const statements = {
  id: findStatement('find_reservation', byId),
  token: findStatement('find_reservation_by_token', byToken),
}
const lockStatement = (name: string, whose: SQL) =>
  prepared((db) => db.select().from(reservations).where(whose).for('update').prepare(name))
const locked = {
  id: lockStatement('lock_reservation', byId),
  token: lockStatement('lock_reservation_by_token', byToken),
}

type Whose = { id: string } | { token: string }

/** One reservation by its id or by the secret of the guest's link. @throws ApiError `not_found` */
export async function findReservation(db: Db, by: Whose): Promise<Reservation> {
  return onlyOne(await read(statements, db, by))
}

/** The same, locked until the transaction ends. Lock the units first where nights may be taken (`lockUnits`). */
export async function lockReservation(db: Db, by: Whose): Promise<Reservation> {
  return onlyOne(await read(locked, db, by))
}

const read = (statement: typeof statements, db: Db, by: Whose): Promise<Reservation[]> =>
  'id' in by ? statement.id(db).execute({ value: by.id }) : statement.token(db).execute({ value: by.token })

function onlyOne([row]: Reservation[]): Reservation {
  if (!row) throw notFound('Reservation')
  return row
}

/** Values for the driver, which takes an array for one of the database and not for JSON. */
const bound = <Values extends Partial<NewReservation>>(values: Values) => ({
  ...values,
  ...(values.tax_guests && { tax_guests: JSON.stringify(values.tax_guests) }),
})

const insertStatement = preparedFor('insert_reservation', (db, slots: Slots<NewReservation>, name) =>
  db.insert(reservations).values(slots).returning().prepare(name),
)

export async function insertReservation(db: Db, values: NewReservation): Promise<Reservation> {
  const [row] = await insertStatement(db, values).execute(bound(values))
  if (!row) throw new Error('insert returned no row')
  return row
}

/** Changes a locked reservation and returns it. */
export async function updateReservation(
  db: Db,
  id: string,
  changes: Partial<NewReservation>,
  now: Date,
): Promise<Reservation> {
  const [row] = await db
    .update(reservations)
    .set({ ...changes, updatedAt: nextVersion(reservations.updatedAt, now) })
    .where(eq(reservations.id, id))
    .returning()
  if (!row) throw notFound('Reservation')
  return row
}

const swapStatement = preparedFor('swap_state', (db, slots: Slots<Partial<NewReservation>>, name) =>
  db
    .update(reservations)
    .set({ ...slots, updatedAt: nextVersion(reservations.updatedAt, sql`${sql.placeholder('now')}`) })
    .where(
      and(eq(reservations.id, sql.placeholder('which')), eq(reservations.state, sql.placeholder('from'))),
    )
    .returning()
    .prepare(name),
)

/** Compare-and-swap of the state. @returns undefined when the state has changed meanwhile */
export async function swapState(
  db: Db,
  id: string,
  from: ReservationState,
  changes: Partial<NewReservation>,
  now: Date,
): Promise<Reservation | undefined> {
  const values = { ...bound(changes), which: id, from, now: now.toISOString() }
  const [row] = await swapStatement(db, changes).execute(values)
  return row
}

export async function deleteReservation(db: Db, id: string): Promise<void> {
  await db.delete(reservations).where(eq(reservations.id, id))
}

/** Overdue reservations, locked in id order; those locked by another transaction are left out. */
export async function lockOverdue(db: Db, now: Date, most = 200): Promise<Reservation[]> {
  return db
    .select()
    .from(reservations)
    .where(overdue(now, 'reservations'))
    .orderBy(asc(reservations.id))
    .limit(most)
    .for('update', { skipLocked: true })
}

const overdueOnStatement = prepared((db) => {
  const onThem = db
    .select({ reservation: stays.reservation })
    .from(roomNightRows)
    .innerJoin(stays, eq(stays.id, roomNightRows.stay))
    .where(
      and(
        sql`${roomNightRows.unit} in ${roomsOf(sql`select unnest(${sql.placeholder('units')}::uuid[])`)}`,
        sql`${roomNightRows.night} = any(${sql.placeholder('nights')})`,
      ),
    )
  return db
    .select()
    .from(reservations)
    .where(and(inArray(reservations.id, onThem), overdue(sql.placeholder('now'), 'reservations')))
    .orderBy(asc(reservations.id))
    .for('update')
    .prepare('lock_overdue_on')
})

/** Overdue reservations with any of these nights, locked in id order. */
export async function lockOverdueOn(db: Db, nights: readonly RoomNight[], now: Date): Promise<Reservation[]> {
  return overdueOnStatement(db).execute({
    units: [...new Set(nights.map(({ unit }) => unit))],
    nights: [...new Set(nights.map(({ night }) => night))],
    now: now.toISOString(),
  })
}

export async function findByNumber(db: Db, number: string): Promise<Reservation | undefined> {
  const [row] = await db.select().from(reservations).where(eq(reservations.number, number))
  return row
}
