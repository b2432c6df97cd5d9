import type { Language } from '@dvor/format/languages.ts'
import { translate } from '@dvor/contract/translations/translate.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, asc, count, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { newId } from '../db/ids.ts'
import { nextVersion } from '../db/next-version.ts'
import { objects } from '../db/schema/accommodation/accommodation-objects.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { ratePlanRows } from '../db/schema/accommodation/rate-plans.ts'
import { roomNightRows } from '../db/schema/calendars/room-nights.ts'
import { reservations } from '../db/schema/reservations/reservations.ts'
import { waitingListRows as rows } from '../db/schema/reservations/waiting-list.ts'
import { notFound } from '../platform/errors.ts'

export type WaitingEntry = typeof rows.$inferSelect
export type NewWaitingEntry = Omit<typeof rows.$inferInsert, 'id' | 'position'>

/** States in which an entry is on the list. */
export const openStates = ['waiting', 'offered'] as const

/** Locks the list, so that its order and its offers are changed by one transaction at a time; before any unit. */
export async function lockList(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended('waiting list', 0))`)
}

const nextPosition = sql<number>`(select coalesce(max(position), 0) + 1 from waiting_list)`

/** Adds an entry at the end of the list, which is locked. */
export async function insertEntry(db: Db, values: NewWaitingEntry): Promise<WaitingEntry> {
  const [row] = await db
    .insert(rows)
    .values({ ...values, id: newId(), position: nextPosition })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

/** An entry by its id or by the secret of the guest's link, locked. @throws ApiError `not_found` */
export async function lockEntry(db: Db, by: { id: string } | { token: string }): Promise<WaitingEntry> {
  const whose = 'id' in by ? eq(rows.id, by.id) : eq(rows.token, by.token)
  const [row] = await db.select().from(rows).where(whose).for('update')
  if (!row) throw notFound('Entry of the waiting list')
  return row
}

/** An entry by the secret of the guest's link. @throws ApiError `not_found` */
export async function findEntry(db: Db, token: string): Promise<WaitingEntry> {
  const [row] = await db.select().from(rows).where(eq(rows.token, token))
  if (!row) throw notFound('Entry of the waiting list')
  return row
}

export type EntryChange = Partial<Omit<NewWaitingEntry, 'token'>> & { position?: number }

/** Stores a change with its time. @throws ApiError `not_found` */
export async function updateEntry(db: Db, id: string, change: EntryChange, now: Date): Promise<WaitingEntry> {
  const [row] = await db
    .update(rows)
    .set({ ...change, updatedAt: nextVersion(rows.updatedAt, now) })
    .where(eq(rows.id, id))
    .returning()
  if (!row) throw notFound('Entry of the waiting list')
  return row
}

/** The position behind every other entry. */
export async function readNextPosition(db: Db): Promise<number> {
  const [row] = await db.select({ next: nextPosition }).from(sql`(select 1) as once`)
  return row?.next ?? 1
}

/** Waiting entries in their order. */
export async function listWaiting(db: Db): Promise<Pick<WaitingEntry, 'id' | 'position'>[]> {
  return db
    .select({ id: rows.id, position: rows.position })
    .from(rows)
    .where(eq(rows.state, 'waiting'))
    .orderBy(asc(rows.position), asc(rows.id))
}

/**
 * Waiting entries for which all nights of a stay are free, in their order; restrictions are not checked. One statement,
 * because it runs after every change of nights.
 */
export async function listWithFreeNights(db: Db): Promise<string[]> {
  const shifted = (bound: typeof rows.arrival | typeof rows.departure) => sql`${bound} + shift.days`
  const free = sql`exists (
    select from ${units} join ${objects} on ${objects.id} = ${units.accommodation_object}
      cross join generate_series(-${rows.flexibility}, ${rows.flexibility}) as shift(days)
    where ${units.active} and ${objects.active} and ${units.online_bookable}
      and (${rows.units} = '[]' or ${rows.units} ? ${units.id}::text)
      and not exists (select from ${roomNightRows} where ${roomNightRows.unit} = ${units.id}
        and ${roomNightRows.night} >= ${shifted(rows.arrival)} and ${roomNightRows.night} < ${shifted(rows.departure)}))`
  const entries = await db
    .select({ id: rows.id })
    .from(rows)
    .where(and(eq(rows.state, 'waiting'), free))
    .orderBy(asc(rows.position), asc(rows.id))
  return entries.map(({ id }) => id)
}

/** An offer that has ended: the entry, and the reservation that was ordered from it. */
export interface EndedOffer {
  entry: WaitingEntry
  /** Null where the hold has expired or was released. */
  reservation: string | null
}

/** Offers whose hold was ordered, has expired or is gone. */
export async function listEndedOffers(db: Db, now: Date): Promise<EndedOffer[]> {
  const endedRows = await db
    .select({ entry: rows, reservation: reservations.id, number: reservations.number })
    .from(rows)
    .leftJoin(reservations, eq(reservations.token, rows.offer_token))
    .where(
      and(
        eq(rows.state, 'offered'),
        sql`(${reservations.id} is null or ${reservations.state} <> 'hold'
          or ${reservations.hold_expires_at} <= ${now.toISOString()})`,
      ),
    )
    .orderBy(asc(rows.position), asc(rows.id))
  return endedRows.map(({ entry, reservation, number }) => ({
    entry,
    reservation: number ? reservation : null,
  }))
}

/** Waiting entries whose last possible arrival has passed. */
export async function listPast(db: Db, today: Day): Promise<WaitingEntry[]> {
  return db
    .select()
    .from(rows)
    .where(and(eq(rows.state, 'waiting'), lt(sql`${rows.arrival} + ${rows.flexibility}`, today)))
}

/** Entries of an address that are on the list, the oldest first. */
export async function listOpenOf(db: Db, email: string): Promise<WaitingEntry[]> {
  return db
    .select()
    .from(rows)
    .where(and(sql`lower(${rows.email}) = ${email.toLowerCase()}`, inArray(rows.state, [...openStates])))
    .orderBy(asc(rows.createdAt), asc(rows.id))
}

/** Entries that wait before a position. */
export async function countAhead(db: Db, position: number): Promise<number> {
  return db.$count(rows, and(eq(rows.state, 'waiting'), lt(rows.position, position)))
}

/** Number of entries that wait, and that have an offer. */
export async function countOpen(db: Db): Promise<{ waiting: number; offered: number }> {
  const counts = await db
    .select({ state: rows.state, value: count() })
    .from(rows)
    .where(inArray(rows.state, [...openStates]))
    .groupBy(rows.state)
  const of = (state: WaitingEntry['state']) => counts.find((row) => row.state === state)?.value ?? 0
  return { waiting: of('waiting'), offered: of('offered') }
}

/** Names of rate plans by their ids, in the language where they have one. */
export async function listPlanNames(
  db: Db,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, { id: string; title: string }>> {
  if (ids.length === 0) return new Map()
  const planRows = await db
    .select({ id: ratePlanRows.id, title: ratePlanRows.title, translations: ratePlanRows.translations })
    .from(ratePlanRows)
    .where(inArray(ratePlanRows.id, [...ids]))
  return new Map(planRows.map((plan) => [plan.id, { id: plan.id, ...translate(plan, ['title'], language) }]))
}

/** Ids of the rate plans that are offered. */
export async function listActivePlans(db: Db): Promise<string[]> {
  const rows = await db
    .select({ id: ratePlanRows.id })
    .from(ratePlanRows)
    .where(eq(ratePlanRows.active, true))
  return rows.map(({ id }) => id)
}
