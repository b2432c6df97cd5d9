import type { StoredRow } from '@dvor/contract/declaration/collection.ts'
import type { closures } from '@dvor/contract/collections/calendars/closures.ts'
import type { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { eq } from 'drizzle-orm'
import { takeClosureNights } from '../booking/take-closure-nights.ts'
import type { CallContext } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { closureRows } from '../db/schema/calendars/closures.ts'
import { taskRows } from '../db/schema/housekeeping/tasks.ts'
import { recordChange } from '../history/queries.ts'
import { today as todayOf } from '../platform/clock.ts'

/** A task with the closure that it has made. */
export type Task = StoredRow<typeof tasks> & { closure: string | null; follows: string | null }
type Closure = StoredRow<typeof closures>
type Wanted = Pick<Closure, 'accommodation_unit' | 'day_from' | 'day_to' | 'reason'>

/** The closure that a task asks for; null where it closes nothing, or is done. What is over is not closed again. */
function wantedBy(task: Task, before: Task | undefined, today: Day): Wanted | null {
  const { accommodation_unit, closed_from, closed_to, title, done } = task
  if (done || !accommodation_unit || !closed_from || !closed_to) return null
  const isReopened = before?.done === true
  const day_from = isReopened && closed_from < today ? today : closed_from
  return closed_to < day_from ? null : { accommodation_unit, day_from, day_to: closed_to, reason: title }
}

/**
 * Keeps the closure of a task as the task says: the room is not let until the task is done. @throws ApiError
 * `nights_taken` with the nights that guests have
 */
export async function closeRoom(
  db: Db,
  task: Task,
  before: Task | undefined,
  context: CallContext,
): Promise<void> {
  const today = todayOf(context.clock)
  const wanted = wantedBy(task, before, today)
  const [closure] = task.closure
    ? await db.select().from(closureRows).where(eq(closureRows.id, task.closure)).for('update')
    : []
  if (!wanted && !closure) return
  if (!wanted && closure) return endClosure(db, closure, today, context)
  if (wanted && closure) return changeClosure(db, closure, wanted, context)
  if (wanted) await addClosure(db, task.id, wanted, context)
}

async function addClosure(db: Db, task: string, wanted: Wanted, context: CallContext): Promise<void> {
  const [row] = await db
    .insert(closureRows)
    .values({ ...wanted, kind: 'maintenance' })
    .returning()
  if (!row) throw new Error('insert returned no row')
  await db.update(taskRows).set({ closure: row.id }).where(eq(taskRows.id, task))
  await takeClosureNights(db, row, undefined, context)
  await record(db, context, row.id, 'create', undefined, row)
}

async function changeClosure(db: Db, before: Closure, wanted: Wanted, context: CallContext): Promise<void> {
  const keys = ['accommodation_unit', 'day_from', 'day_to', 'reason'] as const
  if (keys.every((key) => before[key] === wanted[key])) return
  const [row] = await db.update(closureRows).set(wanted).where(eq(closureRows.id, before.id)).returning()
  if (!row) throw new Error('the closure is locked')
  await takeClosureNights(db, row, { ...before }, context)
  await record(db, context, row.id, 'edit', before, row)
}

/** Lets the nights from today again; those before stay closed. */
async function endClosure(db: Db, before: Closure, today: Day, context: CallContext): Promise<void> {
  if (before.day_from < today) {
    const day_to = addDays(today, -1)
    if (before.day_to > day_to)
      await changeClosure(db, before, { ...before, day_to, reason: before.reason }, context)
    await db.update(taskRows).set({ closure: null }).where(eq(taskRows.closure, before.id))
    return
  }
  await db.delete(closureRows).where(eq(closureRows.id, before.id))
  await record(db, context, before.id, 'delete', before, undefined)
}

const record = async (
  db: Db,
  { actor }: CallContext,
  recordId: string,
  action: 'create' | 'edit' | 'delete',
  before: Closure | undefined,
  after: Closure | undefined,
) => void (await recordChange(db, actor, { collection: 'closures', recordId, action, before, after }))
