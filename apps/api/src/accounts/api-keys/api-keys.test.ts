import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, adminToken, signInAs } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { isApiKey, makeApiKey } from '../credentials/api-key.ts'

let property: TestApi
let token: string
beforeAll(async () => {
  property = await startTestApi({})
  token = await adminToken(property)
})
afterAll(() => property.close())

interface Made {
  id: string
  key: string
}
const post = (body: unknown, by = token) => property.call('POST', '/api-keys', { body, token: by })
async function made(permissions: readonly string[], further: Record<string, unknown> = {}): Promise<Made> {
  const { status, body } = await post({ name: 'Zámky', permissions, ...further })
  expect(status).toBe(200)
  return body as Made
}
const read = async (path: string, key: string) => (await property.call('GET', path, { token: key })).status

test('a key has a checksum, which finds typing errors without the database', () => {
  const key = makeApiKey()
  expect(key).toMatch(/^dvor_live_[0-9A-Za-z]{36}$/)
  expect(isApiKey(key)).toBe(true)
  const last = key.endsWith('0') ? '1' : '0'
  expect(isApiKey(key.slice(0, -1) + last)).toBe(false)
  expect(isApiKey('dvor_live_')).toBe(false)
})

test('a program may do what its key allows, and nothing else', async () => {
  const { key } = await made(['reservations.read'])
  expect(await read('/reservations', key)).toBe(200)
  expect(await read('/invoices', key)).toBe(403)
  expect(await read('/users', key)).toBe(403)
  expect(await read('/users/me', key)).toBe(403)
  expect(await read('/auth/sessions', key)).toBe(403)
  expect((await post({ name: 'Druhý', permissions: ['reservations.read'] }, key)).status).toBe(403)
})

test('a key is answered once, stored as a hash, and names its program in the history', async () => {
  const { id, key } = await made(['content.edit', 'content.publish'])
  const body = (await property.call('GET', `/api-keys/${id}`, { token })).body
  expect(body).toMatchObject({
    name: 'Zámky',
    prefix: key.slice(0, 14),
    permissions: ['content.edit', 'content.publish'],
  })
  expect(JSON.stringify(body)).not.toContain(key)
  const price = { title: 'Jazda', description: 'od 10 €' }
  expect((await property.call('POST', '/activity-prices', { body: price, token: key })).status).toBe(200)
  const rows = await property.api.db.execute(`select actor from history order by at desc, id desc limit 1`)
  expect(rows.rows).toEqual([{ actor: 'key:Zámky' }])
  const used = (await property.call('GET', `/api-keys/${id}`, { token })).body
  expect(used).toMatchObject({ last_used_at: property.clock.now().toISOString() })
})

test('a withdrawn key ends at the next call, one with a last day on the day after', async () => {
  const { id, key } = await made(['reservations.read'])
  expect((await property.call('DELETE', `/api-keys/${id}`, { token })).status).toBe(200)
  expect(await read('/reservations', key)).toBe(401)
  const today = property.clock.now().toISOString().slice(0, 10)
  const short = await made(['reservations.read'], { expires_on: today })
  expect(await read('/reservations', short.key)).toBe(200)
  const yesterday = new Date(property.clock.now().getTime() - 2 * 86_400_000).toISOString().slice(0, 10)
  const ended = await made(['reservations.read'], { expires_on: yesterday })
  expect(await read('/reservations', ended.key)).toBe(401)
})

test('no key manages people or keys, nobody gives a key rights of others, and a person proves who it is', async () => {
  for (const permission of ['users.manage', 'keys.manage', 'everything'])
    expect((await post({ name: 'x', permissions: [permission] })).status).toBe(400)
  expect(await post({ name: 'x', permissions: [] })).toMatchObject({
    body: { fields: [{ path: 'permissions', code: 'required' }] },
  })
  const role = await property.call('POST', '/roles', {
    body: { name: 'Technik', copy_of: 'editor', permissions: ['keys.manage', 'content.edit'] },
    token,
  })
  const person = await addUser(property, (role.body as { id: string }).id)
  const { accessToken } = await signInAs(property, person)
  expect((await post({ name: 'x', permissions: ['money.read'] }, accessToken)).status).toBe(403)
  expect((await post({ name: 'x', permissions: ['content.edit'] }, accessToken)).status).toBe(200)
  property.clock.advanceMinutes(11)
  expect(await post({ name: 'x', permissions: ['content.edit'] })).toMatchObject({
    body: { code: 'proof_needed' },
  })
})
