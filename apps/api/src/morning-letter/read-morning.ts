import type { Dashboard } from '@dvor/contract/insight/dashboard.ts'
import type { HousekeepingUnit } from '@dvor/contract/insight/day-sheets.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { inLiterals } from '../db/in-literals.ts'
import { userRows } from '../db/schema/accounts/users.ts'
import { taskRows } from '../db/schema/housekeeping/tasks.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { serviceReservations } from '../db/schema/reservations/service-reservations.ts'
import { serviceSlotRows } from '../db/schema/services/service-slots.ts'
import { serviceRows } from '../db/schema/services/services.ts'
import { readHousekeepingSheet } from '../housekeeping/read-sheet.ts'
import { readDashboard, type DashboardServices } from '../insight/dashboard/read-dashboard.ts'
import { preparedStates } from '../insight/day-sheets/queries.ts'
import { today as todayOf } from '../platform/clock.ts'
import { systemActor } from '../platform/actor.ts'
import type { Services } from '../platform/services.ts'

/** Services that the letter is written with. */
export type LetterServices = DashboardServices & Pick<Services, 'db'>

/** All that a letter may tell of a day, before what its reader may not see is left out. */
export interface Morning {
  dashboard: Dashboard
  rooms: HousekeepingUnit[]
  tasks: Awaited<ReturnType<typeof listDueTasks>>
  activities: Awaited<ReturnType<typeof listOutdoor>>
}

/** Reads what the day of the property's clock brings. */
export async function readMorning(services: LetterServices): Promise<Morning> {
  const { db, clock } = services
  const day = todayOf(clock)
  const dashboard = await readDashboard(db, systemActor, services)
  const sheet = await readHousekeepingSheet(db, { from: day, to: day }, day)
  return {
    dashboard,
    rooms: sheet.days.flatMap(({ units }) => units).filter(({ work }) => work.kind !== 'none'),
    tasks: await listDueTasks(db, day),
    activities: await listOutdoor(db, day),
  }
}

/** Open tasks that are due by a day, the oldest first. */
function listDueTasks(db: Db, until: Day) {
  return db
    .select({ id: taskRows.id, title: taskRows.title, due_on: taskRows.due_on, person: userRows.username })
    .from(taskRows)
    .leftJoin(userRows, eq(userRows.id, taskRows.person))
    .where(and(eq(taskRows.done, false), lte(taskRows.due_on, until)))
    .orderBy(asc(taskRows.due_on), asc(taskRows.id))
}

/** Booked activities of a day that need good weather, by time, with the persons that come. */
function listOutdoor(db: Db, day: Day) {
  return db
    .select({
      title: serviceRows.title,
      time_from: serviceReservations.time_from,
      persons: sql<number>`sum(${serviceReservations.persons})::int`,
    })
    .from(serviceReservations)
    .innerJoin(reservations, eq(reservations.id, serviceReservations.reservation))
    .innerJoin(serviceSlotRows, eq(serviceSlotRows.id, serviceReservations.service_slot))
    .innerJoin(serviceRows, eq(serviceRows.id, serviceSlotRows.service))
    .where(
      and(
        eq(serviceReservations.day, day),
        gt(serviceReservations.seats, 0),
        eq(serviceRows.weather_dependent, true),
        inLiterals(reservations.state, preparedStates),
      ),
    )
    .groupBy(serviceRows.id, serviceRows.title, serviceReservations.time_from)
    .orderBy(asc(serviceReservations.time_from), asc(serviceRows.title))
}
