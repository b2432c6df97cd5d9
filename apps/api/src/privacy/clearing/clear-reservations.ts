import { todayIn } from '@dvor/format/instants.ts'
import { and, isNotNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { reservationAlerts } from '../../db/schema/reservations/reservation-alerts.ts'
import { roomingPersons } from '../../db/schema/reservations/guest-register.ts'
import { threadNotes } from '../../db/schema/messages/thread-notes.ts'
import { reservations } from '../../db/schema/reservations/reservations.ts'
import { deleteGuestsWithoutReservations } from '../../guests/delete-guests.ts'
import { recordChanges } from '../../history/queries.ts'
import { clearWords, hasWords } from './clear-words.ts'
import { anyOf } from '../conditions.ts'
import { clearHistoryOf } from '../history-queries.ts'
import type { Limit } from '../limit.ts'
import { columnsThat } from '../reservation-columns.ts'

const personal = columnsThat('clear')
const cleared = Object.fromEntries(personal.map((column) => [column, null]))
const holdsPersonalData = or(...personal.map((column) => isNotNull(reservations[column])), hasWords)

/** Reservations that ended before the limit; those without days count from their creation. */
export const reservationsBefore = ({ day, moment }: Limit): SQL | undefined =>
  or(
    lt(sql`coalesce(${reservations.departure}, ${reservations.begins})`, day),
    and(
      sql`coalesce(${reservations.departure}, ${reservations.begins}) is null`,
      lt(reservations.createdAt, moment),
    ),
  )

/** A new secret for the link, so that the guest's link leads nowhere: 43 signs of 160 random bits. */
const newLink = sql`substr(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 1, 43)`

/**
 * Clears the guest of reservations: contacts, rooming list, notes, alerts, typed words, papers that no law wants, address of the
 * browser and link. Days, price and payments stay. Each gets an entry in its history. @returns the number of reservations that had such data
 */
export async function clearReservations(
  db: Db,
  actor: Actor,
  which: SQL | undefined,
  now: Date,
): Promise<number> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(holdsPersonalData, which))
    .orderBy(reservations.id)
    .for('update')
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return 0
  await db.delete(reservationAlerts).where(anyOf(reservationAlerts.reservation, ids))
  await db
    .update(reservations)
    .set({ ...cleared, ip: null, device: null, token: newLink })
    .where(anyOf(reservations.id, ids))
  await db.delete(roomingPersons).where(anyOf(roomingPersons.reservation, ids))
  await db.delete(threadNotes).where(anyOf(threadNotes.reservation, ids))
  await deleteGuestsWithoutReservations(db)
  await clearWords(db, ids, todayIn(now))
  await clearHistoryOf(db, 'reservations', ids)
  await recordChanges(
    db,
    actor,
    ids.map((recordId) => ({ collection: 'reservations', recordId, action: 'person_cleared' })),
  )
  return ids.length
}

/** Days after which the address of a browser that never ordered is cleared. */
const unfinishedDays = 7

/** Clears the addresses of orders from before the moment, and of holds that became no order within a week. */
export async function clearTraces(db: Db, { moment }: Limit, now: Date): Promise<number> {
  const week = new Date(now.getTime() - unfinishedDays * 86_400_000).toISOString()
  const { rowCount } = await db
    .update(reservations)
    .set({ ip: null, device: null })
    .where(
      and(
        or(isNotNull(reservations.ip), isNotNull(reservations.device)),
        or(
          lt(reservations.createdAt, moment),
          sql`${reservations.number} is null and ${reservations.state} <> 'hold' and ${reservations.createdAt} < ${week}`,
        ),
      ),
    )
  return rowCount ?? 0
}
