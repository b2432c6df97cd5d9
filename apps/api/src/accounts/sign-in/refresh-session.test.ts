import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { addUser, signInAs, type TestSession } from '../../testing/sign-in.ts'

let property: TestApi
let session: TestSession
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())
beforeEach(async () => void (session = await signInAs(property, await addUser(property), true)))

async function refresh(refreshToken: string) {
  const { status, body } = await property.call('POST', '/jwt/refresh-token', { body: { refreshToken } })
  return { status, pair: body as { accessToken: string; refreshToken: string } }
}
const works = async (token: string) => (await property.call('GET', '/users', { token })).status === 200

test('each refresh returns a new pair of tokens', async () => {
  const first = await refresh(session.refreshToken)
  const second = await refresh(first.pair.refreshToken)
  expect([first.status, second.status]).toEqual([200, 200])
  expect(new Set([session.refreshToken, first.pair.refreshToken, second.pair.refreshToken]).size).toBe(3)
  expect(await works(second.pair.accessToken)).toBe(true)
})

test('an expired access token sent with the refresh is ignored', async () => {
  property.clock.advanceMinutes(20)
  const body = { refreshToken: session.refreshToken }
  const answer = await property.call('POST', '/jwt/refresh-token', { body, token: session.accessToken })
  expect(answer.status).toBe(200)
})

test('twenty concurrent tabs get the same new token', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(session.refreshToken)))
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(answers.map(({ pair }) => pair.refreshToken)).size).toBe(1)
})

test('a token spent more than ten seconds ago ends the whole session', async () => {
  const { pair } = await refresh(session.refreshToken)
  expect(await works(pair.accessToken)).toBe(true)
  property.clock.advanceMinutes(1)
  expect((await refresh(session.refreshToken)).status).toBe(401)
  expect(await works(pair.accessToken)).toBe(false)
  expect((await refresh(pair.refreshToken)).status).toBe(401)
})

test('rotation does not prolong a session', async () => {
  let token = session.refreshToken
  for (let day = 0; day < 29; day++) {
    property.clock.advanceMinutes(24 * 60)
    token = (await refresh(token)).pair.refreshToken
  }
  property.clock.advanceMinutes(24 * 60 + 1)
  expect((await refresh(token)).status).toBe(401)
})

test('refuses a text that is no token', async () => {
  expect((await refresh('a'.repeat(43))).status).toBe(401)
  expect((await refresh('')).status).toBe(400)
})

test('the database contains nothing that could sign in', async () => {
  const { pair } = await refresh(session.refreshToken)
  const { rows } = await property.api.db.$client.query('select * from refresh_tokens')
  const stored = JSON.stringify(rows)
  expect(rows.length).toBeGreaterThan(1)
  expect(stored).not.toContain(session.refreshToken)
  expect(stored).not.toContain(pair.refreshToken)
})
