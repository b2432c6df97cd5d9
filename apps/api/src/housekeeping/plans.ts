import type { PlanChange, RoomNote, RoomPlan } from '@dvor/contract/housekeeping/rooms.ts'
import type { Day } from '@dvor/format/days.ts'
import { and, between, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Db } from '../db/database.ts'
import { postgresError } from '../db/sql-state.ts'
import { units } from '../db/schema/accommodation/accommodation-units.ts'
import { userRows } from '../db/schema/accounts/users.ts'
import { cleaningPlanRows } from '../db/schema/housekeeping/rooms.ts'
import { recordChanges } from '../history/queries.ts'
import type { Actor } from '../platform/actor.ts'
import { invalid, notFound } from '../platform/errors.ts'

/** What is planned for rooms between two days, both included. */
export function listPlans(db: Db, from: Day, to: Day): Promise<(RoomPlan & { day: Day })[]> {
  const { unit, day, cleaner, position, until, note } = cleaningPlanRows
  return db
    .select({ unit, day, cleaner, cleaner_name: userRows.username, position, until, note })
    .from(cleaningPlanRows)
    .leftJoin(userRows, eq(userRows.id, cleaner))
    .where(between(day, from, to))
}

/** Plans rooms of a day: the given values change, others stay. @returns the plan of the day @throws ApiError `invalid` */
export async function changePlans(db: Db, actor: Actor, { day, rooms }: PlanChange): Promise<RoomPlan[]> {
  return inTransaction(db, async (tx) => {
    await requireRooms(
      tx,
      rooms.map(({ unit }) => unit),
    )
    const changes = []
    for (const { unit, ...values } of rooms) changes.push(await changeOf(tx, unit, day, values))
    await recordChanges(tx, actor, changes)
    return (await listPlans(tx, day, day)).map(({ day: _day, ...plan }) => plan)
  })
}

/** Writes the note of a room on a day. @throws ApiError `not_found` */
export async function changeNote(
  db: Db,
  actor: Actor,
  unit: string,
  { day, note }: RoomNote,
): Promise<RoomPlan> {
  return inTransaction(db, async (tx) => {
    await requireRooms(tx, [unit])
    await recordChanges(tx, actor, [await changeOf(tx, unit, day, { note: note || null })])
    const plan = (await listPlans(tx, day, day)).find((one) => one.unit === unit)
    if (!plan) throw new Error('the plan was stored')
    const { day: _day, ...planned } = plan
    return planned
  })
}

/** History and events of a room have one name, so that its screens need not follow two. */
const changed = { collection: 'room-states', action: 'edit' } as const

type Values = Partial<Pick<typeof cleaningPlanRows.$inferInsert, 'cleaner' | 'position' | 'until' | 'note'>>

/** What is planned for a room on a day; nulls where nothing is. */
export async function readPlanned(db: Db, room: string, on: Day) {
  const { unit, day, cleaner, position, until, note } = cleaningPlanRows
  const [planned] = await db
    .select({ cleaner, position, until, note })
    .from(cleaningPlanRows)
    .where(and(eq(unit, room), eq(day, on)))
  return planned ?? { cleaner: null, position: null, until: null, note: null }
}

/** Stores values of a room on a day. @returns the change for the history */
async function changeOf(db: Db, unit: string, day: Day, values: Values) {
  const planned = new Map<string, unknown>(Object.entries(await readPlanned(db, unit, day)))
  await store(db, unit, day, values)
  const before = Object.fromEntries(Object.keys(values).map((key) => [key, planned.get(key) ?? null]))
  return { ...changed, recordId: unit, before: { day, ...before }, after: { day, ...values } }
}

/** @throws ApiError `invalid` for a person who does not exist */
async function store(db: Db, unit: string, day: Day, values: Values): Promise<void> {
  if (Object.keys(values).length === 0) return
  try {
    await db
      .insert(cleaningPlanRows)
      .values({ unit, day, ...values })
      .onConflictDoUpdate({ target: [cleaningPlanRows.unit, cleaningPlanRows.day], set: values })
  } catch (error) {
    if (postgresError(error)?.code !== '23503') throw error
    throw invalid([{ path: 'rooms', code: 'not_found' }])
  }
}

/** @throws ApiError `not_found` where one of the units is no room */
async function requireRooms(db: Db, ids: readonly string[]): Promise<void> {
  const [row] = await db
    .select({ rooms: sql<number>`count(*)::int` })
    .from(units)
    .where(and(inArray(units.id, [...ids]), eq(units.let_as, 'unit')))
  if (row?.rooms !== new Set(ids).size) throw notFound('Room')
}
