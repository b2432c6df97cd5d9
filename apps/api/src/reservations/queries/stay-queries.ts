import type { StayView } from '@dvor/contract/reservations/reservations.ts'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { pipelined } from '../../db/pipelined.ts'
import { anyOf, prepared } from '../../db/prepared.ts'
import { objects } from '../../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../../db/schema/accommodation/accommodation-units.ts'
import { reservations, stays } from '../../db/schema/reservations/reservations.ts'
import { unitRooms, withTheirRooms } from '../../inventory/unit-rooms.ts'
import { settingsRow } from '../../db/schema/settings/global-settings.ts'

export type Stay = typeof stays.$inferSelect

/** The reservation's id by the secret of the guest's link. */
const idOf = sql`select ${reservations.id} from ${reservations} where ${reservations.token} = ${sql.placeholder('token')}`

const staysStatement = prepared((db) =>
  db
    .select()
    .from(stays)
    .where(eq(stays.reservation, sql.placeholder('reservation')))
    .orderBy(asc(stays.arrival), asc(stays.id))
    .prepare('list_stays'),
)

/** Stays of a reservation, by arrival. */
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

/** The same, by the secret of the guest's link. */
export async function listStaysByToken(db: Db, token: string): Promise<Stay[]> {
  return staysByTokenStatement(db).execute({ token })
}

const unitsOfStatement = prepared((db) =>
  db
    .select({ id: units.id })
    .from(units)
    .where(
      sql`${units.id} in ${withTheirRooms(sql`select ${stays.unit} from ${stays} where ${stays.reservation} = (${idOf})`)}`,
    )
    .orderBy(asc(units.id))
    .for('no key update')
    .prepare('lock_units_of_reservation'),
)

/** Locks the units of a reservation's stays and the rooms of wholes, in id order; see `lockUnits`. */
export async function lockUnitsOf(db: Db, token: string): Promise<void> {
  await unitsOfStatement(db).execute({ token })
}

/** Titles of the rooms that a whole takes, in the owner's order; of a unit of its own none. */
const roomTitles = sql<string[]>`case when ${units.let_as} = 'unit' then '[]'::json else (
  select coalesce(json_agg(r.title order by r."order", r.title), '[]'::json)
  from ${unitRooms} as pairs join accommodation_units r on r.id = pairs.room
  where pairs.unit = ${units.id}) end`

const stayViewsStatement = prepared((db) =>
  db
    .select({
      stay: stays,
      unit: { id: units.id, title: units.title, slug: units.slug, code: units.code },
      rooms: roomTitles,
      building: {
        check_in_from: sql<string>`coalesce(${objects.check_in_from}, ${settingsRow.check_in_from})`,
        check_out_until: sql<string>`coalesce(${objects.check_out_until}, ${settingsRow.check_out_until})`,
        address: objects.address,
        registration_number: sql<
          string | null
        >`coalesce(${units.registration_number}, ${objects.registration_number})`,
      },
    })
    .from(stays)
    .innerJoin(units, eq(units.id, stays.unit))
    .innerJoin(objects, eq(objects.id, units.accommodation_object))
    .crossJoin(settingsRow)
    .where(sql`${stays.reservation} = ${anyOf('ids')}`)
    .orderBy(asc(stays.arrival), asc(stays.id))
    .prepare('list_stays_seen'),
)

/** Stays with the names of their units and the times of their buildings, by reservation, in the answer's form. */
export async function listStayViews(db: Db, reservationIds: string[]): Promise<Map<string, StayView[]>> {
  const rows = await stayViewsStatement(db).execute({ ids: reservationIds })
  const seen = new Map<string, StayView[]>()
  for (const { stay, unit, rooms, building } of rows) {
    const { id, reservation, arrival, departure, adults, children_ages } = stay
    const views = seen.get(reservation) ?? []
    views.push({
      id,
      accommodation_unit: unit,
      rooms,
      arrival,
      departure,
      adults,
      children_ages,
      ...building,
    })
    seen.set(reservation, views)
  }
  return seen
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

/** Adds stays; their nights are taken separately (`inventory/night-queries.ts`). */
export async function insertStays(db: Db, rows: Stay[]): Promise<void> {
  await pipelined(rows.map((row) => insertStayStatement(db).execute({ ...row })))
}

/** Deletes the stays of a reservation, and with them their nights. */
export async function deleteStays(db: Db, reservation: string): Promise<void> {
  await db.delete(stays).where(eq(stays.reservation, reservation))
}
