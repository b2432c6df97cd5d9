import { inArray } from 'drizzle-orm'
import { userRows } from '../db/schema/accounts/users.ts'
import type { Draft, Hooks, Row } from '../crud/define.ts'
import { actorName } from '../platform/actor.ts'
import { today } from '../platform/clock.ts'
import { invalid } from '../platform/errors.ts'
import { closeRoom, type Task } from './close-room.ts'
import { proposeDamage } from './propose-damage.ts'
import { repeatTask } from './repeat-task.ts'

/** A row of the table of tasks, read by the engine of collections. */
const taskOf = (row: Row): Task => row as unknown as Task

/** Who did a task and when; nobody, once it is not done. */
function completion(draft: Draft, current: Row | undefined, name: string, now: Date): Draft {
  const isDone = draft['done'] ?? current?.['done'] ?? false
  if (isDone === (current?.['done'] ?? false)) return {}
  return isDone ? { done_at: now.toISOString(), done_by: name } : { done_at: null, done_by: null }
}

/** A room is closed where it is named, from a night to a night. @throws ApiError `invalid` for what is missing */
function refuseHalfClosed({ accommodation_unit, closed_from, closed_to }: Draft): void {
  if (!closed_from && !closed_to) return
  const missing = Object.entries({ accommodation_unit, closed_from, closed_to }).filter(([, value]) => !value)
  if (missing.length > 0) throw invalid(missing.map(([path]) => ({ path, code: 'required' })))
}

/** Rules of tasks: who did them, the next of repeating ones, and rooms that they close. */
export const taskHooks: Hooks = {
  beforeWrite: async (_db, draft, current, { actor, clock }) => {
    refuseHalfClosed({ ...current, ...draft })
    return { ...draft, ...completion(draft, current, actorName(actor), clock.now()) }
  },
  afterWrite: async (db, row, before, context) => {
    const [task, former] = [taskOf(row), before && taskOf(before)]
    await closeRoom(db, task, former, context)
    await repeatTask(db, task, former, context)
    await proposeDamage(db, task, former, context)
  },
  // The closure went with the task; it is made anew.
  beforeRestore: (row) => ({ ...row, closure: null }),
  afterRestore: (db, row, context) => closeRoom(db, taskOf(row), undefined, context),
  beforeDelete: async (db, row, context) => closeRoom(db, { ...taskOf(row), done: true }, undefined, context),
  compute: async (db, rows) => {
    const ids = rows.flatMap(({ person }) => (typeof person === 'string' ? [person] : []))
    const people = ids.length > 0 ? await db.select().from(userRows).where(inArray(userRows.id, ids)) : []
    const names = new Map(people.map(({ id, username }) => [id, username]))
    return new Map(rows.map(({ id, person }) => [id, { person_name: names.get(String(person)) ?? null }]))
  },
}

/** Rules of found things: who found them and when, and the day on which they were handed over. */
export const lostItemHooks: Hooks = {
  beforeWrite: async (_db, draft, current, { actor, clock }) => {
    const day = today(clock)
    const { found_on, handed_to, handed_on } = { ...current, ...draft }
    const handed = handed_to && !handed_on ? { handed_on: day } : {}
    return current
      ? { ...draft, ...handed }
      : { ...draft, found_on: found_on ?? day, found_by: actorName(actor), ...handed }
  },
}
