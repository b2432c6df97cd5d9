import { nextDue } from '@dvor/booking/housekeeping/next-due.ts'
import { and, eq } from 'drizzle-orm'
import type { CallContext } from '../crud/define.ts'
import type { Db } from '../db/database.ts'
import { taskRows } from '../db/schema/housekeeping/tasks.ts'
import { recordChange } from '../history/queries.ts'
import { today as todayOf } from '../platform/clock.ts'
import type { Task } from './close-room.ts'

/** Adds the next task after a repeating one that is done, once; takes it away where that is not done after all. */
export async function repeatTask(
  db: Db,
  task: Task,
  before: Task | undefined,
  context: CallContext,
): Promise<void> {
  const wasDone = before?.done === true
  if (task.done && !wasDone) await addNext(db, task, context)
  if (!task.done && wasDone) await removeNext(db, task, context)
}

async function addNext(db: Db, task: Task, { actor, clock }: CallContext): Promise<void> {
  const { id, title, kind, accommodation_unit, person, note, repeat_every, repeat_unit, due_on } = task
  if (!repeat_unit) return
  const today = todayOf(clock)
  const copy = { title, kind, accommodation_unit, person, note, repeat_every, repeat_unit, follows: id }
  const [next] = await db
    .insert(taskRows)
    .values({ ...copy, due_on: nextDue(due_on ?? today, repeat_every, repeat_unit, today) })
    .onConflictDoNothing({ target: taskRows.follows })
    .returning()
  if (next) await recordChange(db, actor, { ...ofTasks, recordId: next.id, action: 'create', after: next })
}

async function removeNext(db: Db, { id }: Task, { actor }: CallContext): Promise<void> {
  const [gone] = await db
    .delete(taskRows)
    .where(and(eq(taskRows.follows, id), eq(taskRows.done, false)))
    .returning()
  if (gone) await recordChange(db, actor, { ...ofTasks, recordId: gone.id, action: 'delete', before: gone })
}

const ofTasks = { collection: 'tasks' } as const
