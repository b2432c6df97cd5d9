import { z } from 'zod'
import { declareCall, problem } from '../layer/call.ts'
import { rowId } from '../layer/input.ts'
import { answered, created, missing } from '../layer/reply.ts'
import { nextId } from '../layer/rows.ts'
import { newTask, taskChange, taskQuery, todoTask, type TodoTask } from './schemas.ts'
import { findTasks } from './search.ts'

const app = 'todo'

const noTask = (id: number) => missing(`There is no task ${id}.`)

/** To-do: /apps/todo/… */
export const todoCalls = [
  declareCall({
    app,
    method: 'GET',
    path: '/apps/todo/tasks',
    title: 'Tasks, searched, filtered and sorted',
    query: taskQuery,
    answers: { 200: z.array(todoTask) },
    example: { query: { filter: 'important', sortBy: 'due-date' } },
    handle: ({ todo }, { query }) => answered(findTasks(todo.tasks, query)),
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/todo/add-tasks',
    title: 'Add a task',
    body: newTask,
    answers: { 201: todoTask },
    example: { body: { task: { title: 'Paint the bench', tags: ['low'] } } },
    handle({ todo, today }, { body }) {
      const plain = {
        dueDate: today,
        description: '',
        assignee: { fullName: '', avatar: '' },
        tags: [],
        isCompleted: false,
        isDeleted: false,
        isImportant: false,
      }
      const task: TodoTask = { ...plain, ...body.task, id: nextId(todo.tasks) }
      todo.tasks.push(task)
      return created(task)
    },
  }),
  declareCall({
    app,
    method: 'POST',
    path: '/apps/todo/update-task',
    title: 'Merge changes into a task',
    body: taskChange,
    answers: { 200: todoTask, 404: problem },
    example: { body: { task: { id: 1, isCompleted: true } } },
    handle({ todo }, { body }) {
      const task = todo.tasks.find(({ id }) => id === body.task.id)
      return task ? answered(Object.assign(task, body.task)) : noTask(body.task.id)
    },
  }),
  declareCall({
    app,
    method: 'DELETE',
    path: '/apps/todo/delete-task',
    title: 'Mark a task as deleted',
    query: z.object({ taskId: rowId }),
    answers: { 200: todoTask, 404: problem },
    example: { query: { taskId: 2 } },
    handle({ todo }, { query: { taskId } }) {
      const task = todo.tasks.find(({ id }) => id === taskId)
      return task ? answered(Object.assign(task, { isDeleted: true })) : noTask(taskId)
    },
  }),
]
