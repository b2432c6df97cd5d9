import type { ReservationAlert } from '@dvor/contract/reservations/reservation-alerts.ts'
import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { nextVersion } from '../../db/next-version.ts'
import { reservationAlerts as alerts } from '../../db/schema/reservations/reservation-alerts.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'

export type AlertRow = typeof alerts.$inferSelect

const isOpen = isNull(alerts.closed_at)

/** Open alerts by reservation, oldest first. */
export async function listOpenAlerts(db: Db, ids: string[]): Promise<Map<string, AlertRow[]>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(alerts)
    .where(and(inArray(alerts.reservation, ids), isOpen))
    .orderBy(asc(alerts.createdAt), asc(alerts.id))
  return Map.groupBy(rows, ({ reservation }) => reservation)
}

/** An alert that is not settled; undefined for any other id. */
export async function findOpenAlert(db: Db, id: string): Promise<AlertRow | undefined> {
  const [row] = await db
    .select()
    .from(alerts)
    .where(and(eq(alerts.id, id), isOpen))
  return row
}

/** Reservations with an open alert about one subject. */
export async function listAlertedBy(db: Db, subject: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ reservation: alerts.reservation })
    .from(alerts)
    .where(and(eq(alerts.subject, subject), isOpen))
  return rows.map(({ reservation }) => reservation)
}

/** Whether a reservation ever had an alert about a subject, open or closed. */
export async function wasAlerted(db: Db, reservation: string, subject: string): Promise<boolean> {
  return (await db.$count(alerts, and(eq(alerts.reservation, reservation), eq(alerts.subject, subject)))) > 0
}

export async function insertAlert(db: Db, values: typeof alerts.$inferInsert): Promise<void> {
  await db.insert(alerts).values(values)
}

/** Closes those of the alerts that are open. */
export async function closeAlerts(db: Db, ids: string[], by: string, now: Date): Promise<void> {
  await db
    .update(alerts)
    .set({ closed_at: now.toISOString(), closed_by: by })
    .where(and(inArray(alerts.id, ids), isOpen))
}

const reasons: SQL = sql`(select string_agg(${alerts.reason}, E'\n' order by ${alerts.createdAt}, ${alerts.id})
  from ${alerts} where ${alerts.reservation} = ${reservations.id} and ${isOpen})`

/** Writes the open alerts of a reservation into the column that lists read. */
export async function refreshAttention(db: Db, reservation: string, now: Date): Promise<void> {
  await db
    .update(reservations)
    .set({ attention: reasons, updatedAt: nextVersion(reservations.updatedAt, now) })
    .where(eq(reservations.id, reservation))
}

/** An alert in the answer's form. */
export const alertView = ({ id, kind, reason, createdAt }: AlertRow): ReservationAlert => ({
  id,
  kind,
  reason,
  createdAt,
})
