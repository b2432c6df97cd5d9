import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { and, desc, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import type { RecordedChange } from '../../history/queries.ts'
import { history } from '../../db/schema/system/history.ts'
import type { Reservation } from './reservation-queries.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'

/** The latest change of a reservation between these states; the owner's own booking begins with its `create` entry. */
export async function findStateChange(
  db: Db,
  reservationId: string,
  from: ReservationState | null,
  to: ReservationState,
): Promise<RecordedChange | undefined> {
  const isCreation = eq(history.action, 'create')
  const changed = and(eq(history.action, 'state'), sql`${history.before}->>'state' = ${from}`)
  const [row] = await db
    .select({ id: history.id, actor: history.actor })
    .from(history)
    .where(
      and(
        eq(history.collection, 'reservations'),
        eq(history.recordId, reservationId),
        from === null || from === 'hold' ? or(isCreation, changed) : changed,
        sql`${history.after}->>'state' = ${to}`,
      ),
    )
    .orderBy(desc(history.at), desc(history.id))
    .limit(1)
  return row
}

/** The newest order, as an example for previews of e-mails. */
export async function findLatestOrder(db: Db): Promise<Reservation | undefined> {
  const [row] = await db
    .select()
    .from(reservations)
    .where(isNotNull(reservations.number))
    .orderBy(desc(reservations.createdAt))
    .limit(1)
  return row
}
