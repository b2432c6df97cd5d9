import { expect, test } from 'vitest'
import { addUser, signInAs } from '../../testing/sign-in.ts'
import { startTestApi } from '../../testing/test-api.ts'
import { sweepSignIn } from './upkeep.ts'

test('a session that ends on one instance ends on the others', async () => {
  const here = await startTestApi()
  const there = await startTestApi({ pool: { ...here.connection, max: 5 } })
  await there.api.start()
  const { accessToken: token } = await signInAs(here, await addUser(here))
  const listThere = () => there.call('GET', '/users', { token })
  expect((await listThere()).status).toBe(200)
  expect((await here.call('POST', '/jwt/logout', { token })).status).toBe(200)
  await expect.poll(async () => (await listThere()).status).toBe(401)
  await there.close()
  await here.close()
})

test('deletes expired sessions, codes and counts, and keeps valid ones', async () => {
  const property = await startTestApi()
  const { db } = property.api
  const user = await addUser(property)
  await signInAs(property, user)
  await signInAs(property, user, true)
  await property.call('POST', '/auth/local', { body: { identifier: user.email, password: 'zle heslo' } })
  property.clock.advanceMinutes(13 * 60)
  await sweepSignIn({ db, clock: property.clock })
  const count = async (table: string) => (await db.$client.query(`select 1 from ${table}`)).rowCount
  expect(await count('sessions')).toBe(1)
  expect(await count('refresh_tokens')).toBe(1)
  expect(await count('attempt_counters')).toBe(0)
  await property.close()
})
