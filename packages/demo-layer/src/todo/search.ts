import { dayParts, isDay } from '@dvor/format/days.ts'
import { monthName } from '@dvor/format/names.ts'
import { compareText } from '@dvor/format/sort.ts'
import { holds } from '../layer/rows.ts'
import type { TaskQuery, TodoTask } from './schemas.ts'

const orders: Record<TaskQuery['sortBy'], (a: TodoTask, b: TodoTask) => number> = {
  latest: (a, b) => b.id - a.id,
  'title-asc': (a, b) => compareText(a.title, b.title),
  'title-desc': (a, b) => compareText(b.title, a.title),
  assignee: (a, b) => compareText(a.assignee.fullName, b.assignee.fullName),
  'due-date': (a, b) => compareText(a.dueDate, b.dueDate),
}

/** The tasks that a list asks for, sorted (docs/demo-layer.md, Calls). */
export function findTasks(tasks: readonly TodoTask[], query: TaskQuery): TodoTask[] {
  const { q, filter, tag, sortBy } = query
  const searchesTitleOnly = filter !== undefined || tag !== undefined
  return tasks
    .filter((task) => isShown(task, filter))
    .filter((task) => tag === undefined || task.tags.includes(tag))
    .filter(
      (task) => holds(q, task.title) || (!searchesTitleOnly && matchesBeyondTitle(task, q.toLowerCase())),
    )
    .toSorted(orders[sortBy])
}

/** Deleted tasks are shown only in their own list. */
function isShown(task: TodoTask, filter: TaskQuery['filter']): boolean {
  if (filter === 'deleted') return task.isDeleted
  if (task.isDeleted) return false
  if (filter === 'important') return task.isImportant
  return filter === 'completed' ? task.isCompleted : true
}

/** A tag that holds the text, the number of the day, or the beginning of the month's English name. */
function matchesBeyondTitle({ tags, dueDate }: TodoTask, text: string): boolean {
  if (holds(text, ...tags)) return true
  const day = dueDate.slice(0, 10)
  if (!isDay(day)) return false
  const { date, month } = dayParts(day)
  return text === String(date) || monthName(month, 'en').toLowerCase().startsWith(text)
}
