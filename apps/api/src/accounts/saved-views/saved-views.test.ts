import type { SavedView } from '@dvor/contract/accounts/saved-views.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminToken, roleToken } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
})
afterAll(() => api.close())

const view = {
  collection: 'reservations',
  name: 'Dlžníci',
  query: 'state=confirmed&sort=arrival:ASC',
  columns: null,
  role: null,
}
const save = (token: string, changes: Partial<typeof view> | { role: string } = {}) =>
  api.call('POST', '/saved-views', { token, body: { ...view, ...changes } })
const list = async (token: string) =>
  (await api.call('GET', '/saved-views?collection=reservations', { token })).body as SavedView[]
const remove = (token: string, id: string | undefined) => api.call('DELETE', `/saved-views/${id}`, { token })

test('a view is its maker’s alone, and one of the same name is replaced', async () => {
  const [one, other] = [await roleToken(api, 'reception'), await roleToken(api, 'reception')]
  expect((await save(one)).status).toBe(200)
  expect((await save(one, { query: 'state=completed' })).status).toBe(200)
  expect(await list(one)).toMatchObject([{ name: 'Dlžníci', query: 'state=completed', is_own: true }])
  expect(await list(other)).toEqual([])
  const [mine] = await list(one)
  expect((await remove(other, mine?.id)).status).toBe(404)
  expect((await remove(one, mine?.id)).status).toBe(200)
  expect(await list(one)).toEqual([])
})

test('one for a role is seen by its people alone, and asks the right to manage people', async () => {
  const admin = await adminToken(api)
  const [reception, accountant] = [await roleToken(api, 'reception'), await roleToken(api, 'accountant')]
  expect((await save(reception, { role: 'reception' })).status).toBe(403)
  expect((await save(admin, { role: 'reception' })).status).toBe(200)
  expect(await list(reception)).toMatchObject([{ name: 'Dlžníci', role: 'reception', is_own: false }])
  expect(await list(accountant)).toEqual([])
  const [shared] = await list(reception)
  expect((await remove(reception, shared?.id)).status).toBe(404)
  expect((await remove(await adminToken(api), shared?.id)).status).toBe(200)
})

test('nobody without a session has views, and a person keeps at most thirty of a list', async () => {
  expect((await api.call('GET', '/saved-views?collection=reservations')).status).toBe(401)
  const token = await roleToken(api, 'reception')
  for (let index = 0; index < 30; index++) await save(token, { name: `Pohľad ${index}` })
  expect((await save(token, { name: 'Pohľad 0' })).status).toBe(200)
  expect(await save(token, { name: 'O jeden viac' })).toMatchObject({ status: 409 })
  expect(await list(token)).toHaveLength(30)
})
