import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addUser, signInAs, type TestSession } from '../../testing/sign-in.ts'
import { readPropertyFigures } from '../../insight/alerts/read-figures.ts'
import { makeFirstAdmin } from './first-admin.ts'
import { setPassword } from './set-password.ts'

let property: TestApi
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())

const cost = { memoryKib: 64, passes: 1 }
const signIn = (identifier: string, password: string) =>
  property.call('POST', '/auth/local', { body: { identifier, password } })

test('of several instances that start at once one creates the first admin, whose password works', async () => {
  const { db } = property.api
  const made = await Promise.all(Array.from({ length: 4 }, () => makeFirstAdmin(db, {}, cost)))
  const [admin, ...others] = made.filter((account) => account !== undefined)
  expect(others).toEqual([])
  if (!admin) throw new Error('no admin was made')
  expect(admin.email).toBe('admin@dvor.local')
  expect((await signIn(admin.email, admin.password)).status).toBe(200)
  expect(await makeFirstAdmin(db, {}, cost)).toBeUndefined()
})

test('a configured first admin is created without showing the password', async () => {
  const other = await startTestApi()
  const admin = { email: 'gazda@example.com', password: 'Seno sa susi v juli' }
  expect(await makeFirstAdmin(other.api.db, admin, cost)).toBeUndefined()
  const body = { identifier: 'gazda@example.com', password: admin.password }
  const { body: session, status } = await other.call('POST', '/auth/local', { body })
  expect(status).toBe(200)
  const initial = async () => (await readPropertyFigures(other.api.db, other.clock.now())).passwords_initial
  expect(await initial(), 'the owner is asked to choose one').toBe(1)
  const password = 'Kosa visi v stodole'
  const change = { currentPassword: admin.password, password, passwordConfirmation: password }
  const { accessToken: token } = session as TestSession
  expect((await other.call('POST', '/auth/change-password', { body: change, token })).status).toBe(200)
  expect(await initial()).toBe(0)
  await other.close()
})

test('a too common configured password stops the start', async () => {
  const other = await startTestApi()
  const admin = { email: 'gazda@example.com', password: 'Heslo123456' }
  await expect(makeFirstAdmin(other.api.db, admin, cost)).rejects.toThrow(/^ADMIN_PASSWORD: /)
  await other.close()
})

test('the new password signs in, the old password and sessions do not', async () => {
  const user = await addUser(property)
  const { refreshToken } = await signInAs(property, user)
  expect(await setPassword(property.api.db, user.email.toUpperCase(), 'Nove seno v stodole', cost)).toBe(
    'changed',
  )
  expect((await signIn(user.email, 'Nove seno v stodole')).status).toBe(200)
  expect((await signIn(user.email, 'Jahodovy kolac 7')).status).toBe(400)
  expect((await property.call('POST', '/jwt/refresh-token', { body: { refreshToken } })).status).toBe(401)
})

test('an unknown address becomes an admin', async () => {
  expect(await setPassword(property.api.db, 'gazdina@example.com', 'Nove seno v stodole', cost)).toBe(
    'created',
  )
  const { body } = await signIn('gazdina', 'Nove seno v stodole')
  expect(body).toMatchObject({ user: { role: 'admin', email: 'gazdina@example.com', confirmed: true } })
})

test('refuses invalid addresses and passwords', async () => {
  await expect(setPassword(property.api.db, 'gazda', 'Nove seno v stodole')).rejects.toThrow('not an e-mail')
  await expect(setPassword(property.api.db, 'x@example.com', 'kratke')).rejects.toThrow()
  for (const untypable of ['Nove seno v stodole\n', `Nove seno v stodole ${'x'.repeat(200)}`])
    await expect(setPassword(property.api.db, 'x@example.com', untypable)).rejects.toThrow('too long or has')
})
