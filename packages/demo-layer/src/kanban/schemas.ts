import { z } from 'zod'
import { rowId } from '../layer/input.ts'

export const board = z.object({ id: z.string(), title: z.string() })

export const kanbanTask = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  labels: z.array(z.string()),
  boardId: z.string(),
  dueDate: z.string(),
  attachments: z.array(z.object({ name: z.string(), img: z.string() })),
  comments: z.array(z.object({ name: z.string(), img: z.string(), comment: z.string() })),
  assignedTo: z.array(z.object({ title: z.string(), img: z.string() })),
  coverImage: z.string().optional(),
})

export type Board = z.infer<typeof board>
export type KanbanTask = z.infer<typeof kanbanTask>

const text = z.string().min(1)

/** A bare id made of digits looks like a number. */
export const boardName = z.preprocess((id) => (typeof id === 'number' ? String(id) : id), text)
export const reorderInput = z.object({ data: z.object({ taskId: rowId, targetTaskId: rowId }) })
export const moveInput = z.object({ data: z.object({ taskId: rowId, newBoardId: text }) })
export const boardInput = z.object({ data: z.object({ id: text.optional(), title: text }) })

/** The rest of a new task is the server's: id, lists and due date. */
export const taskInput = z.object({
  data: kanbanTask
    .pick({ title: true, description: true, boardId: true, coverImage: true })
    .partial()
    .extend({ title: text, boardId: text }),
})
export const taskChange = z.object({ data: kanbanTask.omit({ id: true }).partial().extend({ id: rowId }) })
