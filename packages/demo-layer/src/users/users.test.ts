import { compareText } from '@dvor/format/sort.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { openLayer } from '../testing/layer.ts'
import { billings, plans, roles, statuses, user } from './schemas.ts'

type Layer = ReturnType<typeof openLayer>

const userPage = z.object({ total: z.int(), users: z.array(user) })

const page = async ({ get }: Layer, query: Record<string, string | number> = {}) =>
  (await get('/api/users/list/data', { query })).as(userPage)

test('has fifty users with every role, plan, status and billing', async () => {
  const all = (await openLayer().get('/api/users/list/all-data')).as(z.array(user))
  expect(all).toHaveLength(50)
  expect(new Set(all.map(({ role }) => role))).toEqual(new Set(roles))
  expect(new Set(all.map(({ currentPlan }) => currentPlan))).toEqual(new Set(plans))
  expect(new Set(all.map(({ status }) => status))).toEqual(new Set(statuses))
  expect(new Set(all.map(({ billing }) => billing))).toEqual(new Set(billings))
})

test('lists ten users by name unless told otherwise', async () => {
  const layer = openLayer()
  const { total, users } = await page(layer)
  const names = layer.state.users.users.map(({ fullName }) => fullName).toSorted(compareText)
  expect(total).toBe(50)
  expect(users.map(({ fullName }) => fullName)).toEqual(names.slice(0, 10))
  const last = await page(layer, { page: 5, sort: 'desc' })
  expect(last.users.map(({ fullName }) => fullName)).toEqual(names.toReversed().slice(40))
})

test('sorts by any column', async () => {
  const { users } = await page(openLayer(), { sortColumn: 'id', sort: 'desc', perPage: 3 })
  expect(users.map(({ id }) => id)).toEqual([50, 49, 48])
})

test('filters by role, plan and status together', async () => {
  const layer = openLayer()
  const { users, total } = await page(layer, {
    role: 'editor',
    status: 'active',
    currentPlan: 'team',
    perPage: 50,
  })
  const editors = layer.state.users.users.filter(
    (one) => one.role === 'editor' && one.status === 'active' && one.currentPlan === 'team',
  )
  expect(total).toBe(editors.length)
  expect(new Set(users.map(({ id }) => id))).toEqual(new Set(editors.map(({ id }) => id)))
  expect((await page(layer, { role: 'editor' })).total).toBe(10)
  expect((await page(layer, { role: '' })).total).toBe(50)
})

test('a search covers e-mail, full name and billing', async () => {
  const layer = openLayer()
  const [first] = layer.state.users.users
  if (!first) throw new Error('No samples')
  Object.assign(first, { fullName: 'Vavrinec Zvláštny', email: 'zz-top@example.com', company: 'Nowhere' })
  expect((await page(layer, { q: 'VAVRINEC' })).users).toEqual([first])
  expect((await page(layer, { q: 'zz-top' })).users).toEqual([first])
  expect((await page(layer, { q: 'paypal' })).total).toBe(
    layer.state.users.users.filter(({ billing }) => billing === 'Manual - Paypal').length,
  )
  expect((await page(layer, { q: 'nowhere' })).total).toBe(0)
})

test('a new user gets the highest id plus one', async () => {
  const layer = openLayer()
  await layer.del('/apps/users/delete', { query: { id: 13 } })
  const body = { fullName: 'Vincent Lipa', email: 'vincent@example.com', role: 'author' }
  const answer = await layer.post('/apps/users/add-user', { body })
  expect(answer).toMatchObject({ status: 201, body: { user: { ...body, id: 51 } } })
  expect((await layer.get('/api/users/user', { query: { id: 51 } })).body).toEqual(answer.body)
})

test('a removed user is gone', async () => {
  const { get, del } = openLayer()
  expect((await del('/apps/users/delete', { query: { id: 7 } })).status).toBe(200)
  expect((await get('/api/users/user', { query: { id: 7 } })).status).toBe(404)
  expect((await del('/apps/users/delete', { query: { id: 7 } })).status).toBe(404)
})
