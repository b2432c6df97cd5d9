import type { NeedyBooking } from '@dvor/booking/services/resources.ts'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { prepared } from '../../db/prepared.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { serviceReservations } from '../../db/schema/reservations/service-reservations.ts'
import { hallDemandRows } from '../../db/schema/services/hall-demands.ts'
import { resourceClosureRows, resourceRows } from '../../db/schema/services/resources.ts'
import { serviceSlotRows } from '../../db/schema/services/service-slots.ts'
import { serviceRows } from '../../db/schema/services/services.ts'
import { overdue } from '../../inventory/overdue.ts'
import type { SlotDay } from '../queries.ts'

/** Days between which bookings are read, both included. */
export interface DayRange {
  from: string
  to: string
}

const lockStatement = prepared((db) =>
  db
    .select({ id: resourceRows.id })
    .from(resourceRows)
    .where(
      sql`${resourceRows.id} in (select (need ->> 'resource')::uuid from ${serviceSlotRows}
        join ${serviceRows} on ${serviceRows.id} = ${serviceSlotRows.service},
        jsonb_array_elements(${serviceRows.resources}) need
        where ${serviceSlotRows.id} = any(${sql.placeholder('slots')}))`,
    )
    .orderBy(asc(resourceRows.id))
    .for('update')
    .prepare('lock_resources'),
)

/** Locks the resources of slots in id order, so that two bookings cannot both take the last one. @returns their ids */
export async function lockResources(db: Db, slots: readonly string[]): Promise<string[]> {
  if (slots.length === 0) return []
  return (await lockStatement(db).execute({ slots: [...new Set(slots)] })).map(({ id }) => id)
}

/** The services that need any of the resources. */
const needsAny = (ids: readonly string[]) =>
  sql`exists (select 1 from jsonb_array_elements(${serviceRows.resources}) need
    where (need ->> 'resource')::uuid = any(${sql.param([...ids])}::uuid[]))`

/** Bookings that a caller leaves out: overdue holds and orders, and the hold of its own device. */
export interface LeftOut {
  now: Date
  device: string | null
}

const notLeftOut = ({ now, device }: LeftOut) =>
  sql`not (${overdue(now)}) and not (r.state = 'hold' and r.device is not distinct from ${device} and ${device}::text is not null)`

/** A booking that uses resources, with its reservation. */
export interface ResourceBooking extends NeedyBooking {
  reservation: string
  number: string | null
  guest_name: string | null
  title: string
}

/** Booked slot services with seats whose services need any of the resources, by day and time. */
export async function listResourceBookings(
  db: Db,
  ids: readonly string[],
  { from, to }: DayRange,
  leftOut?: LeftOut,
): Promise<ResourceBooking[]> {
  const r = sql.raw('r')
  return db
    .select({
      reservation: serviceReservations.reservation,
      number: sql<string | null>`${r}.number`,
      guest_name: sql<string | null>`${r}.guest_name`,
      title: serviceReservations.title,
      service_slot: serviceReservations.service_slot,
      day: serviceReservations.day,
      time_from: serviceReservations.time_from,
      time_to: serviceReservations.time_to,
      persons: serviceReservations.persons,
      needs: serviceRows.resources,
    })
    .from(serviceReservations)
    .innerJoin(sql`${reservations} r`, sql`r.id = ${serviceReservations.reservation}`)
    .innerJoin(serviceSlotRows, eq(serviceSlotRows.id, serviceReservations.service_slot))
    .innerJoin(serviceRows, eq(serviceRows.id, serviceSlotRows.service))
    .where(
      and(
        sql`${serviceReservations.seats} > 0`,
        // A time over midnight reaches into the next day.
        sql`${serviceReservations.day} between ${from}::date - 1 and ${to}::date + 1`,
        needsAny(ids),
        leftOut && notLeftOut(leftOut),
      ),
    )
    .orderBy(asc(serviceReservations.day), asc(serviceReservations.time_from), asc(serviceReservations.id))
}

/** Other times with bookings that share a resource with the wanted ones, around their days. */
export async function listSharing(
  db: Db,
  ids: readonly string[],
  pairs: readonly SlotDay[],
): Promise<SlotDay[]> {
  const days = pairs.map(({ day }) => day).toSorted()
  const range = { from: days[0] ?? '', to: days.at(-1) ?? '' }
  const bookings = await listResourceBookings(db, ids, range)
  return bookings.map(({ service_slot, day }) => ({ slot: service_slot, day }))
}

/** Resources with these ids, or all, in the owner's order. */
export const listResources = (db: Db, ids?: readonly string[]) =>
  db
    .select()
    .from(resourceRows)
    .where(ids && inArray(resourceRows.id, [...ids]))
    .orderBy(asc(resourceRows.order), asc(resourceRows.id))

/** Closures of resources within the days and one day around them, because a time may reach over midnight. */
export const listResourceClosures = (db: Db, ids: readonly string[], { from, to }: DayRange) =>
  db
    .select()
    .from(resourceClosureRows)
    .where(
      and(
        inArray(resourceClosureRows.resource, [...ids]),
        sql`${resourceClosureRows.day_to} >= ${from}::date - 1 and ${resourceClosureRows.day_from} <= ${to}::date + 1`,
      ),
    )

/** Days on which a resource that is a hall is taken by an agreed enquiry. */
export const listHallDays = (db: Db, ids: readonly string[], { from, to }: DayRange) =>
  db
    .select({
      resource: resourceRows.id,
      name: hallDemandRows.name,
      day_from: sql<string>`${hallDemandRows.day_from}`,
      day_to: sql<string>`coalesce(${hallDemandRows.day_to}, ${hallDemandRows.day_from})`,
    })
    .from(hallDemandRows)
    .innerJoin(resourceRows, eq(resourceRows.hall, hallDemandRows.hall))
    .where(
      and(
        eq(hallDemandRows.state, 'booked'),
        isNotNull(hallDemandRows.day_from),
        inArray(resourceRows.id, [...ids]),
        sql`coalesce(${hallDemandRows.day_to}, ${hallDemandRows.day_from}) >= ${from}::date - 1
          and ${hallDemandRows.day_from} <= ${to}::date + 1`,
      ),
    )

/** Services that need a resource, with their needs. */
export const listNeeding = (db: Db, resource: string) =>
  db
    .select({
      title: serviceRows.title,
      price_unit: serviceRows.price_unit,
      min_persons: serviceRows.min_persons,
      resources: serviceRows.resources,
    })
    .from(serviceRows)
    .where(needsAny([resource]))
