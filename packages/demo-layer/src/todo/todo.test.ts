import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLayer } from '../testing/layer.ts'
import { todoTask, type TodoTask } from './schemas.ts'

type Layer = ReturnType<typeof openLayer>

async function tasks({ get }: Layer, query: Record<string, string> = {}): Promise<TodoTask[]> {
  return (await get('/apps/todo/tasks', { query })).as(z.array(todoTask))
}

const ids = (list: readonly TodoTask[]) => list.map(({ id }) => id)

/** A layer whose list is these tasks. */
function layerWith(...own: Partial<TodoTask>[]): Layer {
  const layer = openLayer()
  const [plain] = layer.state.todo.tasks
  if (!plain) throw new Error('No sample task')
  const flags = { isCompleted: false, isDeleted: false, isImportant: false, tags: [] }
  layer.state.todo.tasks = own.map((task, index) => ({ ...plain, ...flags, id: index + 1, ...task }))
  return layer
}

test('the list shows what is not deleted, latest first', async () => {
  const layer = openLayer()
  const shown = await tasks(layer)
  expect(ids(shown)).toEqual(
    layer.state.todo.tasks
      .filter((task) => !task.isDeleted)
      .map(({ id }) => id)
      .toReversed(),
  )
  expect(await tasks(layer, { sortBy: 'latest' })).toEqual(shown)
})

test('filters show important, completed or deleted tasks, tags those with the tag', async () => {
  const layer = layerWith(
    { isImportant: true },
    { isCompleted: true },
    { isDeleted: true, tags: ['team'] },
    { tags: ['team', 'low'] },
  )
  expect(ids(await tasks(layer, { filter: 'important' }))).toEqual([1])
  expect(ids(await tasks(layer, { filter: 'completed' }))).toEqual([2])
  expect(ids(await tasks(layer, { filter: 'deleted' }))).toEqual([3])
  expect(ids(await tasks(layer, { tag: 'team' }))).toEqual([4])
  expect(ids(await tasks(layer, { tag: 'team', filter: 'deleted' }))).toEqual([3])
  expect(ids(await tasks(layer, { filter: 'mine' }))).toEqual([4, 2, 1])
})

test('without filter and tag a search also matches tags, day and month; with one only titles', async () => {
  const layer = layerWith(
    { title: 'High hedges', dueDate: '2026-03-07' },
    { title: 'Bread', tags: ['high'], dueDate: '2026-11-17' },
    { title: 'November menu', isImportant: true, dueDate: '2026-01-30', tags: ['high'] },
  )
  expect(ids(await tasks(layer, { q: 'HIGH' }))).toEqual([3, 2, 1])
  expect(ids(await tasks(layer, { q: 'high', filter: 'important' }))).toEqual([])
  expect(ids(await tasks(layer, { q: 'high', tag: 'high' }))).toEqual([])
  expect(ids(await tasks(layer, { q: '7' }))).toEqual([1])
  expect(ids(await tasks(layer, { q: 'nov' }))).toEqual([3, 2])
  expect(ids(await tasks(layer, { q: 'nov', filter: 'important' }))).toEqual([3])
})

test('sorts tasks by title either way, by assignee and by due date', async () => {
  const who = (fullName: string) => ({ fullName, avatar: '' })
  const layer = layerWith(
    { title: 'Bread', assignee: who('Zuzana'), dueDate: '2026-12-01' },
    { title: 'Apples', assignee: who('Adam'), dueDate: '2027-01-01' },
    { title: 'Čerešne', assignee: who('Marek'), dueDate: '2026-11-01' },
  )
  expect(ids(await tasks(layer, { sortBy: 'title-asc' }))).toEqual([2, 1, 3])
  expect(ids(await tasks(layer, { sortBy: 'title-desc' }))).toEqual([3, 1, 2])
  expect(ids(await tasks(layer, { sortBy: 'assignee' }))).toEqual([2, 3, 1])
  expect(ids(await tasks(layer, { sortBy: 'due-date' }))).toEqual([3, 1, 2])
})

test('a new task gets the last id plus one and stands first', async () => {
  const layer = openLayer()
  const answer = await layer.post('/apps/todo/add-tasks', {
    body: { task: { title: 'Paint the bench', tags: ['low'] } },
  })
  expect(answer).toMatchObject({ status: 201, body: { id: 21, title: 'Paint the bench', isDeleted: false } })
  expect((await tasks(layer))[0]).toEqual(answer.body)
})

test('changes are merged into a task', async () => {
  const layer = openLayer()
  const before = layer.state.todo.tasks.find(({ id }) => id === 1)
  const change = { id: 1, isCompleted: true, title: 'Potatoes' }
  const answer = await layer.post('/apps/todo/update-task', { body: { task: change } })
  expect(answer).toMatchObject({ status: 200, body: { ...before, ...change } })
  expect((await layer.post('/apps/todo/update-task', { body: { task: { id: 99 } } })).status).toBe(404)
})

test('deleting only marks a task', async () => {
  const layer = openLayer()
  expect((await layer.del('/apps/todo/delete-task', { query: { taskId: 2 } })).status).toBe(200)
  expect(ids(await tasks(layer))).not.toContain(2)
  expect(ids(await tasks(layer, { filter: 'deleted' }))).toContain(2)
  // A client may also put the id into the body.
  expect((await layer.del('/apps/todo/delete-task', { body: { taskId: 3 } })).status).toBe(200)
  expect((await layer.del('/apps/todo/delete-task', { query: { taskId: 99 } })).status).toBe(404)
})
