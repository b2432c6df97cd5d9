import type { tasks } from '@dvor/contract/collections/housekeeping/tasks.ts'
import type { ListItem } from '@dvor/contract/declaration/collection.ts'
import type { ListQuery } from '../../core/records/use-list.ts'

export type Task = ListItem<typeof tasks>

export const taskViews = ['open', 'today', 'overdue', 'mine', 'defects', 'finished'] as const
export type TaskView = (typeof taskViews)[number]

interface Choice {
  view: TaskView
  today: string
  /** Id of the person; absent before the session is read. */
  me: string | undefined
  /** Id of a room; empty for all. */
  room: string
}

/** The query of the tasks of a view: open ones by their day, done ones from the latest. */
export function queryOf({ view, today, me = '', room }: Choice): ListQuery {
  const views: Record<TaskView, ListQuery> = {
    open: {},
    today: { due_on_lte: today },
    overdue: { due_on_lt: today },
    mine: { person: me },
    defects: { kind: 'defect' },
    finished: {},
  }
  const isDone = view === 'finished'
  const order = isDone ? { _sort: 'done_at:DESC', _limit: 100 } : { _sort: 'due_on:ASC', _limit: -1 }
  return { done: String(isDone), ...views[view], ...(room && { accommodation_unit: room }), ...order }
}
