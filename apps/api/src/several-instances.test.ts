import type { OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { listenerName } from './platform/changes/instance-barrier.ts'
import { aStay, buildProperty, hold, order, type TestProperty } from './testing/test-property.ts'
import { addUser, signInAs, testPassword } from './testing/sign-in.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

/** Two instances over one database; each is called right after the other has answered, without waiting. */
let here: TestApi
let there: TestApi
let property: TestProperty
const rounds = 2 * inject('effort')

beforeAll(async () => {
  here = await startTestApi()
  there = await startTestApi({ pool: { ...here.connection, max: 5 }, dataDir: here.dataDir })
  property = await buildProperty(here)
  await Promise.all([here.api.start(), there.api.start()])
})
afterAll(async () => {
  await there.close()
  await here.close()
})

const statusAt = async (instance: TestApi, token: string) =>
  (await instance.call('GET', '/users?_limit=1', { token })).status

async function cutListeners(): Promise<number> {
  const { rows } = await here.api.db.$client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = $1`,
    [listenerName],
  )
  return rows.length
}

/** Signs in at one instance and uses both; then the session ends in the given way, and both are called at once. */
async function askAfter(end: (token: string, id: string) => Promise<unknown>, before = async () => 0) {
  const answers = new Set<number>()
  for (let round = 0; round < rounds; round++) {
    const user = await addUser(here)
    const { accessToken } = await signInAs(here, user)
    expect([await statusAt(here, accessToken), await statusAt(there, accessToken)]).toEqual([200, 200])
    await before()
    await end(accessToken, user.id)
    for (const status of await Promise.all([statusAt(here, accessToken), statusAt(there, accessToken)]))
      answers.add(status)
  }
  return [...answers]
}

test('signing out on one instance takes effect on the other’s next request', async () => {
  expect(await askAfter((token) => there.call('POST', '/jwt/logout', { token }))).toEqual([401])
})

test('blocking on one instance takes effect on the other’s next request', async () => {
  const block = (_token: string, id: string) => property.call('PUT', `/users/${id}`, { blocked: true })
  expect(await askAfter(block)).toEqual([401])
})

test('both hold while the two have just lost their listening connections', async () => {
  let cut = 0
  const before = async () => (cut += await cutListeners())
  expect(await askAfter((token) => there.call('POST', '/jwt/logout', { token }), before)).toEqual([401])
  expect(cut).toBeGreaterThan(0)
})

test('wrong passwords count for both together', async () => {
  const { email } = await addUser(here)
  const guess = (index: number) =>
    (index % 2 ? here : there).call('POST', '/auth/local', {
      body: { identifier: email, password: `${testPassword} nie` },
      from: `10.0.0.${index + 1}`,
    })
  const answers = await Promise.all(Array.from({ length: 16 }, (_, index) => guess(index)))
  expect(answers.filter(({ status }) => status !== 429)).toHaveLength(10)
})

test('one order at both at once with one key is one reservation', async () => {
  const guestHold = await hold(here, [aStay(property.unit, '2027-07-01', '2027-07-03')])
  const key = 'one-key-for-both'
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => order(index % 2 ? here : there, guestHold, { key })),
  )
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(new Set(answers.map(({ body }) => (body as OrderResult).number)).size).toBe(1)
})
