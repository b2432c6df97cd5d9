import { expect, test } from 'vitest'
import { openLayer } from '../testing/layer.ts'
import { permissionPage } from './schemas.ts'

type Layer = ReturnType<typeof openLayer>

const page = async ({ get }: Layer, query: Record<string, string | number> = {}) =>
  (await get('/apps/permissions/data', { query })).as(permissionPage)

test('lists the nine permissions with their roles', async () => {
  const { permissions, allData, total, params } = await page(openLayer())
  expect(permissions.map(({ name, assignedTo }) => [name, ...assignedTo].join(' · '))).toEqual([
    'Management · administrator',
    'Manage Billing & Roles · administrator',
    'Add & Remove Users · administrator · manager',
    'Project Planning · administrator · user · support',
    'Manage Email Sequences · administrator · user · support',
    'Client Communication · administrator · manager',
    'Only View · administrator · restricted-user',
    'Financial Management · administrator · manager',
    "Manage Others' Tasks · administrator · support",
  ])
  expect([allData, total]).toEqual([permissions, 9])
  expect(params).toEqual({ q: '', perPage: 10, page: 1, assignedTo: '' })
  expect(permissions[0]?.createdDate).toMatch(/^\d{1,2} \w{3} \d{4}, \d\d:\d\d$/)
})

test('searches permissions by name or date and filters them by role, in pages', async () => {
  const layer = openLayer()
  expect((await page(layer, { q: 'MANAGE' })).total).toBe(5)
  const [first] = layer.state.permissions.permissions
  expect((await page(layer, { q: first?.createdDate.toUpperCase() ?? '' })).permissions).toEqual([first])
  expect((await page(layer, { assignedTo: 'support' })).permissions.map(({ id }) => id)).toEqual([4, 5, 9])
  expect((await page(layer, { perPage: 4, page: 3 })).permissions.map(({ id }) => id)).toEqual([9])
})

test('a new permission is the administrator’s, has its date, and stands first', async () => {
  const layer = openLayer()
  const answer = await layer.post('/apps/permissions/add-permission', {
    body: { permission: { name: 'Feed the Sheep' } },
  })
  const permission = {
    id: 10,
    name: 'Feed the Sheep',
    assignedTo: ['administrator'],
    createdDate: '21 Nov 2026, 12:00',
  }
  expect(answer).toMatchObject({ status: 201, body: { permission } })
  expect((await page(layer)).permissions[0]).toEqual(permission)
})

test('a permission is renamed with 201 and removed with 200, an unknown one not found', async () => {
  const layer = openLayer()
  const renamed = await layer.post('/apps/permissions/update-permission', {
    body: { id: 4, name: 'Season Planning' },
  })
  expect(renamed).toMatchObject({ status: 201, body: { permission: { id: 4, name: 'Season Planning' } } })
  expect(
    (await layer.post('/apps/permissions/update-permission', { body: { id: 99, name: 'x' } })).status,
  ).toBe(404)
  expect((await layer.del('/apps/permissions/delete', { query: { id: 9 } })).status).toBe(200)
  expect((await page(layer)).permissions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  expect((await layer.del('/apps/permissions/delete', { query: { id: 9 } })).status).toBe(404)
})
