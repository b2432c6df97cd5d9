import { slugify } from '@dvor/format/slug.ts'
import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { answered, missing, refused, type Reply } from '../layer/reply.ts'
import { nextId } from '../layer/rows.ts'
import type { DemoState } from '../state.ts'
import {
  board,
  boardInput,
  boardName,
  kanbanTask,
  moveInput,
  reorderInput,
  taskChange,
  taskInput,
  type KanbanTask,
} from './schemas.ts'

const app = 'kanban'
const daysUntilDue = 2

const noTask = (id: number) => missing(`There is no task ${id}.`)
const noBoard = (id: string) => missing(`There is no board ${id}.`)

type Kanban = DemoState['kanban']

const hasBoard = ({ boards }: Kanban, id: string) => boards.some((one) => one.id === id)
const taskOf = ({ tasks }: Kanban, id: number) => tasks.find((one) => one.id === id)

/** Puts the task at the place where the target stands. */
function reorder({ tasks }: Kanban, taskId: number, targetTaskId: number): Reply {
  const from = tasks.findIndex(({ id }) => id === taskId)
  const to = tasks.findIndex(({ id }) => id === targetTaskId)
  if (from < 0) return noTask(taskId)
  if (to < 0) return noTask(targetTaskId)
  tasks.splice(to, 0, ...tasks.splice(from, 1))
  return answered(tasks)
}

function addBoard({ boards }: Kanban, { id, title }: { id?: string; title: string }): Reply {
  const added = { id: id ?? slugify(title), title }
  if (added.id === '') return refused('body.data.title: needs a letter or a digit')
  if (boards.some((one) => one.id === added.id)) return refused(`body.data.id: the board ${added.id} exists`)
  boards.push(added)
  return answered({ board: added })
}

function clearBoard(kanban: Kanban, boardId: string): void {
  kanban.tasks = kanban.tasks.filter((task) => task.boardId !== boardId)
}

const tasks = z.array(kanbanTask)
const done = z.object({})

const readCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/kanban/boards',
    title: 'All boards',
    answers: { 200: z.array(board) },
    handle: ({ kanban }) => answered(kanban.boards),
  }),
  declareCall({
    app,
    method: 'GET',
    path: '/apps/kanban/tasks',
    title: 'All tasks, in their order',
    answers: { 200: tasks },
    handle: ({ kanban }) => answered(kanban.tasks),
  }),
]

const moveCalls = [
  declareCall({
    app,
    method: 'POST',
    path: '/apps/kanban/reorder-tasks',
    title: 'Move a task to the place of another one',
    body: reorderInput,
    answers: { 200: tasks, 404: problem },
    example: { body: { data: { taskId: 1, targetTaskId: 3 } } },
    handle: ({ kanban }, { body: { data } }) => reorder(kanban, data.taskId, data.targetTaskId),
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/kanban/update-task-board',
    title: 'Move a task to another board',
    body: moveInput,
    answers: { 200: tasks, 404: problem },
    example: { body: { data: { taskId: 1, newBoardId: 'done' } } },
    handle({ kanban }, { body: { data } }) {
      const task = taskOf(kanban, data.taskId)
      if (!task) return noTask(data.taskId)
      if (!hasBoard(kanban, data.newBoardId)) return noBoard(data.newBoardId)
      task.boardId = data.newBoardId
      return answered(kanban.tasks)
    },
  }),
]

const writeCalls = [
  declareCall({
    app,
    method: 'POST',
    path: '/apps/kanban/add-task',
    title: 'Add a task, due in two days',
    body: taskInput,
    answers: { 200: z.object({ newTask: kanbanTask }), 404: problem },
    example: { body: { data: { title: 'Plant the lime trees', boardId: 'todo' } } },
    handle({ kanban, day }, { body: { data } }) {
      if (!hasBoard(kanban, data.boardId)) return noBoard(data.boardId)
      const lists = { labels: [], attachments: [], comments: [], assignedTo: [] }
      const task: KanbanTask = {
        description: '',
        ...data,
        ...lists,
        id: nextId(kanban.tasks),
        dueDate: day(daysUntilDue),
      }
      kanban.tasks.push(task)
      return answered({ newTask: task })
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/kanban/add-board',
    title: 'Add a board',
    body: boardInput,
    answers: { 200: z.object({ board }) },
    example: { body: { data: { id: 'later', title: 'Later' } } },
    handle: ({ kanban }, { body: { data } }) => addBoard(kanban, data),
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/kanban/update-task',
    title: 'Merge changes into a task',
    body: taskChange,
    answers: { 200: z.object({ task: kanbanTask }), 404: problem },
    example: { body: { data: { id: 2, title: 'Review the calendar together' } } },
    handle({ kanban }, { body: { data } }) {
      const task = taskOf(kanban, data.id)
      if (!task) return noTask(data.id)
      if (data.boardId !== undefined && !hasBoard(kanban, data.boardId)) return noBoard(data.boardId)
      return answered({ task: Object.assign(task, data) })
    },
  }),
]

const removeCalls = [
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/kanban/delete-board',
    title: 'Remove a board and its tasks',
    body: boardName,
    answers: { 200: done, 404: problem },
    example: { body: 'done' },
    handle({ kanban }, { body: boardId }) {
      if (!hasBoard(kanban, boardId)) return noBoard(boardId)
      kanban.boards = kanban.boards.filter(({ id }) => id !== boardId)
      clearBoard(kanban, boardId)
      return answered()
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/kanban/clear-tasks',
    title: 'Remove the tasks of a board',
    body: boardName,
    answers: { 200: done, 404: problem },
    example: { body: 'todo' },
    handle({ kanban }, { body: boardId }) {
      if (!hasBoard(kanban, boardId)) return noBoard(boardId)
      clearBoard(kanban, boardId)
      return answered()
    },
  }),
]

/** Kanban: /apps/kanban/… */
export const kanbanCalls = [...readCalls, ...moveCalls, ...writeCalls, ...removeCalls]
