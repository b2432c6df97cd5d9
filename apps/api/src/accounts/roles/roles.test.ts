import { builtInRights } from '@dvor/contract/accounts/roles.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addUser, adminToken, signInAs, type TestUser } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let property: TestApi
let token: string
beforeAll(async () => {
  property = await startTestApi()
  token = await adminToken(property)
})
afterAll(() => property.close())

interface Role {
  id: string
  permissions: string[]
}

const copy = async (body: Record<string, unknown>, by = token) =>
  property.call('POST', '/roles', { body, token: by })
const copied = async (name: string, copy_of = 'reception', further = {}): Promise<Role> => {
  const { status, body } = await copy({ name, copy_of, ...further })
  expect(status).toBe(200)
  return body as Role
}
const edit = (path: string, body: unknown, by = token) => property.call('PUT', path, { body, token: by })
const meOf = async (user: TestUser) => {
  const { accessToken } = await signInAs(property, user)
  const read = async () => (await property.call('GET', '/users/me', { token: accessToken })).body
  return { accessToken, read }
}

test('a signed-in user reads the role, what it may do, and the limit of refunds', async () => {
  const reception = await meOf(await addUser(property, 'reception'))
  const rights = { role: 'reception', roleName: null, ...builtInRights.reception }
  expect(await reception.read()).toMatchObject(rights)
  const owner = await meOf(await addUser(property))
  expect(await owner.read()).toMatchObject({ role: 'admin', ...builtInRights.admin, refundLimit: null })
})

test('a copied role begins with the rights of the one it copies, and is changed at once for who has it', async () => {
  const role = await copied('Nočná recepcia')
  expect(role).toMatchObject({ permissions: builtInRights.reception.permissions, refund_limit: 0 })
  const person = await meOf(await addUser(property, role.id))
  expect(await person.read()).toMatchObject({ role: role.id, roleName: 'Nočná recepcia' })
  const smaller = { permissions: ['reservations.read', 'money.refund'], refund_limit: 5000 }
  expect((await edit(`/roles/${role.id}`, smaller)).status).toBe(200)
  const { permissions, refund_limit: refundLimit } = smaller
  expect(await person.read()).toMatchObject({ permissions, refundLimit })
  expect(await edit(`/roles/${role.id}`, { copy_of: 'editor' })).toMatchObject({ status: 400 })
})

test('a role that somebody has is not deleted, an unknown one is not given', async () => {
  const role = await copied('Brigádnik', 'housekeeping')
  const user = await addUser(property, 'authenticated')
  expect((await edit(`/users/${user.id}`, { role: role.id })).status).toBe(200)
  const used = await property.call('DELETE', `/roles/${role.id}`, { token })
  expect(used).toMatchObject({ status: 409, body: { code: 'in_use', details: { users: 1 } } })
  expect((await edit(`/users/${user.id}`, { role: 'editor' })).status).toBe(200)
  expect((await property.call('DELETE', `/roles/${role.id}`, { token })).status).toBe(200)
  expect(await edit(`/users/${user.id}`, { role: role.id })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'role', code: 'invalid_choice' }] },
  })
  expect((await copy({ name: 'Z ničoho', copy_of: role.id })).status).toBe(400)
})

test('the last admin who can sign in stays, also beside a copy with every permission', async () => {
  const lone = await startTestApi()
  const owner = await addUser(lone)
  const { accessToken } = await signInAs(lone, owner)
  const body = { name: 'Zástup', copy_of: 'admin' }
  const role = (await lone.call('POST', '/roles', { body, token: accessToken })).body as Role
  await addUser(lone, role.id)
  const demoted = await lone.call('PUT', `/users/${owner.id}`, {
    body: { role: role.id },
    token: accessToken,
  })
  expect(demoted).toMatchObject({ status: 409, body: { code: 'last_admin' } })
  await lone.close()
})
