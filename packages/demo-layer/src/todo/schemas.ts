import { z } from 'zod'
import { rowId } from '../layer/input.ts'

export const tags = ['update', 'team', 'medium', 'high', 'low'] as const

export const todoTask = z.object({
  id: z.int(),
  title: z.string(),
  /** A day, or a text that begins with one. */
  dueDate: z.string(),
  description: z.string(),
  assignee: z.object({ fullName: z.string(), avatar: z.string() }),
  tags: z.array(z.enum(tags)),
  isCompleted: z.boolean(),
  isDeleted: z.boolean(),
  isImportant: z.boolean(),
})

export type TodoTask = z.infer<typeof todoTask>

const fields = todoTask.omit({ id: true })

/** Optional values of a new task have defaults. */
export const newTask = z.object({
  task: fields.partial().extend({ title: z.string().min(1) }),
})

/** Given fields replace the stored ones. */
export const taskChange = z.object({ task: fields.partial().extend({ id: rowId }) })

export const taskQuery = z.object({
  q: z.string().default(''),
  /** Any other value shows all that is not deleted. */
  filter: z.enum(['important', 'completed', 'deleted']).optional().catch(undefined),
  tag: z.enum(tags).optional(),
  sortBy: z.enum(['latest', 'title-asc', 'title-desc', 'assignee', 'due-date']).default('latest'),
})

export type TaskQuery = z.infer<typeof taskQuery>
