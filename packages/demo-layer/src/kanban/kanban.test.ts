import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLayer } from '../testing/layer.ts'
import { board, kanbanTask } from './schemas.ts'

const tasks = z.array(kanbanTask)

test('has three boards and twelve tasks', async () => {
  const { get } = openLayer()
  expect((await get('/apps/kanban/boards')).as(z.array(board))).toEqual([
    { id: 'todo', title: 'TODO' },
    { id: 'in-progress', title: 'In Progress' },
    { id: 'done', title: 'Done' },
  ])
  expect((await get('/apps/kanban/tasks')).as(tasks)).toHaveLength(12)
})

test.each([
  [1, 3, [2, 3, 1, 4]],
  [4, 2, [1, 4, 2, 3]],
  [2, 2, [1, 2, 3, 4]],
])('task %i moved to task %i takes its place', async (taskId, targetTaskId, order) => {
  const answer = await openLayer().post('/apps/kanban/reorder-tasks', {
    body: { data: { taskId, targetTaskId } },
  })
  expect(
    answer
      .as(tasks)
      .slice(0, 4)
      .map(({ id }) => id),
  ).toEqual(order)
})

test('a task moves to another board, but not to one that does not exist', async () => {
  const { post, state } = openLayer()
  const move = (taskId: number, newBoardId: string) =>
    post('/apps/kanban/update-task-board', { body: { data: { taskId, newBoardId } } })
  expect((await move(1, 'done')).as(tasks).find(({ id }) => id === 1)?.boardId).toBe('done')
  expect([(await move(1, 'attic')).status, (await move(99, 'done')).status]).toEqual([404, 404])
  expect(state.kanban.tasks[0]?.boardId).toBe('done')
})

test('a new task is due in two days; its id and lists are given by the layer', async () => {
  const { post } = openLayer()
  // Out of their order the last of the list is not the highest: ids must not repeat.
  await post('/apps/kanban/reorder-tasks', { body: { data: { taskId: 12, targetTaskId: 1 } } })
  const data = { title: 'Plant', boardId: 'todo', id: 3, labels: ['mine'], dueDate: '2020-01-01' }
  const answer = await post('/apps/kanban/add-task', { body: { data } })
  expect(answer).toMatchObject({
    status: 200,
    body: {
      newTask: {
        id: 13,
        title: 'Plant',
        boardId: 'todo',
        dueDate: '2026-11-23',
        labels: [],
        attachments: [],
        comments: [],
        assignedTo: [],
      },
    },
  })
})

test('no task is put onto a board that does not exist', async () => {
  const { post, state } = openLayer()
  const add = await post('/apps/kanban/add-task', { body: { data: { title: 'Plant', boardId: 'attic' } } })
  const change = await post('/apps/kanban/update-task', { body: { data: { id: 1, boardId: 'attic' } } })
  expect([add.status, change.status, state.kanban.tasks.length]).toEqual([404, 404, 12])
})

test('a board is added once', async () => {
  const { get, post } = openLayer()
  const data = { id: 'later', title: 'Later' }
  expect((await post('/apps/kanban/add-board', { body: { data } })).body).toEqual({ board: data })
  expect((await post('/apps/kanban/add-board', { body: { data } })).status).toBe(400)
  expect((await get('/apps/kanban/boards')).as(z.array(board))).toHaveLength(4)
  const unnamed = await post('/apps/kanban/add-board', { body: { data: { title: 'Next Spring' } } })
  expect(unnamed.body).toEqual({ board: { id: 'next-spring', title: 'Next Spring' } })
})

test('changes are merged into a task', async () => {
  const { post, state } = openLayer()
  const before = { ...state.kanban.tasks[1] }
  const data = { id: 2, title: 'Review', labels: ['UX'] }
  expect((await post('/apps/kanban/update-task', { body: { data } })).body).toEqual({
    task: { ...before, ...data },
  })
  expect((await post('/apps/kanban/update-task', { body: { data: { id: 99 } } })).status).toBe(404)
})

test.each([{ body: 'done' }, { text: 'done' }])('a board named by %o goes with its tasks', async (sent) => {
  const { del, state } = openLayer()
  expect((await del('/apps/kanban/delete-board', sent)).status).toBe(200)
  expect(state.kanban.boards.map(({ id }) => id)).toEqual(['todo', 'in-progress'])
  expect(state.kanban.tasks.filter(({ boardId }) => boardId === 'done')).toEqual([])
  expect(state.kanban.tasks).toHaveLength(8)
  expect((await del('/apps/kanban/delete-board', sent)).status).toBe(404)
})

test('a cleared board stays without its tasks', async () => {
  const { del, state } = openLayer()
  expect((await del('/apps/kanban/clear-tasks', { body: 'todo' })).status).toBe(200)
  expect(state.kanban.boards).toHaveLength(3)
  expect(state.kanban.tasks.map(({ boardId }) => boardId)).not.toContain('todo')
  expect((await del('/apps/kanban/clear-tasks')).status).toBe(400)
})
