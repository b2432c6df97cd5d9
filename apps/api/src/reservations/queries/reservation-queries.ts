import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { objects } from '../../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'
import type { Db } from '../../db/database.ts'
import { notFound } from '../../platform/errors.ts'
import { prepared, preparedFor, type Slots } from '../../db/prepared.ts'
import { pipelined } from '../../db/pipelined.ts'
import type { RoomNight } from '../../inventory/night-queries.ts'
import { roomNightRows } from '../../db/schema/calendars/room-nights.ts'
import { overdue } from '../../inventory/overdue.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'

export type Reservation = typeof reservations.$inferSelect
export type NewReservation = typeof reservations.$inferInsert
export type Stay = typeof stays.$inferSelect

const byId = eq(reservations.id, sql.placeholder('value'))
const byToken = eq(reservations.token, sql.placeholder('value'))

const findStatement = (name: string, whose: SQL) =>
  prepared((db) => db.select().from(reservations).where(whose).prepare(name))
const found = {
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
  return onlyOne(await read(found, db, by))
}

/** The same, locked until the transaction ends. Lock the units first where nights may be taken (`lockUnits`). */
export async function lockReservation(db: Db, by: Whose): Promise<Reservation> {
  return onlyOne(await read(locked, db, by))
}

const read = (statement: typeof found, db: Db, by: Whose): Promise<Reservation[]> =>
  'id' in by ? statement.id(db).execute({ value: by.id }) : statement.token(db).execute({ value: by.token })

function onlyOne([row]: Reservation[]): Reservation {
  if (!row) throw notFound('Reservation')
  return row
}

const idOf = sql`select ${reservations.id} from ${reservations} where ${reservations.token} = ${sql.placeholder('token')}`

const staysStatement = prepared((db) =>
  db
    .select()
    .from(stays)
    .where(eq(stays.reservation, sql.placeholder('reservation')))
    .orderBy(asc(stays.arrival), asc(stays.id))
    .prepare('list_stays'),
)

export async function listStays(db: Db, reservation: string): Promise<Stay[]> {
  return staysStatement(db).execute({ reservation })
}

const staysByTokenStatement = prepared((db) =>
  db
    .select()
    .from(stays)
    .where(sql`${stays.reservation} = (${idOf})`)
    .orderBy(asc(stays.arrival), asc(stays.id))
    .prepare('list_stays_by_token'),
)

export async function listStaysByToken(db: Db, token: string): Promise<Stay[]> {
  return staysByTokenStatement(db).execute({ token })
}

const unitsOfStatement = prepared((db) =>
  db
    .select({ id: units.id })
    .from(units)
    .where(sql`${units.id} in (select ${stays.unit} from ${stays} where ${stays.reservation} = (${idOf}))`)
    .orderBy(asc(units.id))
    .for('no key update')
    .prepare('lock_units_of_reservation'),
)

/** Locks the units of a reservation's stays, in id order; see `lockUnits`. */
export async function lockUnitsOf(db: Db, token: string): Promise<void> {
  await unitsOfStatement(db).execute({ token })
}

const stayViewsStatement = prepared((db) =>
  db
    .select({
      stay: stays,
      unit: { id: units.id, title: units.title, slug: units.slug, code: units.code },
      building: {
        check_in_from: sql<string>`coalesce(${objects.check_in_from}, ${settingsRow.check_in_from})`,
        check_out_until: sql<string>`coalesce(${objects.check_out_until}, ${settingsRow.check_out_until})`,
        address: objects.address,
      },
    })
    .from(stays)
    .innerJoin(units, eq(units.id, stays.unit))
    .innerJoin(objects, eq(objects.id, units.accommodation_object))
    .crossJoin(settingsRow)
    .where(sql`${stays.reservation} = any(${sql.placeholder('ids')})`)
    .orderBy(asc(stays.arrival), asc(stays.id))
    .prepare('list_stays_seen'),
)

/** Stays with the names of their units and the times of their buildings, by reservation, in the answer's form. */
export async function listStayViews(db: Db, reservationIds: string[]): Promise<Map<string, StayView[]>> {
  const rows = await stayViewsStatement(db).execute({ ids: reservationIds })
  const seen = new Map<string, StayView[]>()
  for (const { stay, unit, building } of rows) {
    const { id, reservation, arrival, departure, adults, children_ages } = stay
    const known = seen.get(reservation) ?? []
    known.push({ id, accommodation_unit: unit, arrival, departure, adults, children_ages, ...building })
    seen.set(reservation, known)
  }
  return seen
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

const insertStayStatement = prepared((db) =>
  db
    .insert(stays)
    .values({
      id: sql.placeholder('id'),
      reservation: sql.placeholder('reservation'),
      unit: sql.placeholder('unit'),
      arrival: sql.placeholder('arrival'),
      departure: sql.placeholder('departure'),
      adults: sql.placeholder('adults'),
      children_ages: sql.placeholder('children_ages'),
    })
    .prepare('insert_stay'),
)

export async function insertStays(db: Db, rows: Stay[]): Promise<void> {
  await pipelined(rows.map((row) => insertStayStatement(db).execute({ ...row })))
}

export async function deleteStays(db: Db, reservation: string): Promise<void> {
  await db.delete(stays).where(eq(stays.reservation, reservation))
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
    .set({ ...changes, updatedAt: now.toISOString() })
    .where(eq(reservations.id, id))
    .returning()
  if (!row) throw notFound('Reservation')
  return row
}

const swapStatement = preparedFor('swap_state', (db, slots: Slots<Partial<NewReservation>>, name) =>
  db
    .update(reservations)
    .set(slots)
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
  const values = { ...changes, updatedAt: now.toISOString() }
  const [row] = await swapStatement(db, values).execute({ ...bound(values), which: id, from })
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
        sql`${roomNightRows.unit} = any(${sql.placeholder('units')})`,
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
