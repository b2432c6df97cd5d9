import { activityPrices } from '@dvor/contract/collections/services/activity-prices.ts'
import { callAddress } from '@dvor/client/transport/address.ts'
import { users } from '@dvor/contract/collections/accounts/users.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listen, signedInBrowser } from './testing/client-of.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

let property: TestApi
let origin: string
beforeAll(async () => {
  property = await startTestApi()
  origin = await listen(property)
})
afterAll(() => property.close())

let browser: Awaited<ReturnType<typeof signedInBrowser>>
beforeEach(async () => void (browser = await signedInBrowser(property, origin)))

const refreshes = (asked: string[]) => asked.filter((call) => call === 'POST /jwt/refresh-token').length

test('concurrent calls after a quarter of an hour cause one refresh and are all answered', async () => {
  const { client, asked, storage } = browser
  const before = storage.getItem('accessToken')
  property.clock.advanceMinutes(16)
  const lists = await Promise.all(Array.from({ length: 8 }, () => client.resource(users).list()))
  expect(lists.every((list) => list !== null && list.length > 0)).toBe(true)
  expect(refreshes(asked)).toBe(1)
  expect(storage.getItem('accessToken')).not.toBe(before)
})

test('tabs of one browser refresh once together and all stay signed in', async () => {
  const tabs = [browser, ...Array.from({ length: 4 }, () => browser.tab())]
  property.clock.advanceMinutes(16)
  const lists = await Promise.all(tabs.map(({ client }) => client.resource(users).count()))
  expect(lists).not.toContain(null)
  expect(tabs.flatMap(({ asked }) => asked).filter((call) => call.includes('refresh'))).toHaveLength(1)
})

test('a token stored with quote marks is sent without them', async () => {
  const { client, storage } = browser
  for (const key of ['accessToken', 'refreshToken'])
    storage.setItem(key, JSON.stringify(storage.getItem(key)))
  expect(await client.resource(users).list()).not.toBeNull()
  property.clock.advanceMinutes(16)
  expect(await client.resource(users).list()).not.toBeNull()
})

test('a session ended by the server ends here, too, and is not used again', async () => {
  const { client, session, asked } = browser
  await property.api.db.$client.query('delete from sessions')
  property.clock.advanceMinutes(16)
  expect(await client.resource(users).list()).toBeNull()
  expect(session.token()).toBeNull()
  expect(refreshes(asked)).toBe(1)
  expect(await client.resource(users).attempt.list()).toMatchObject({ ok: false, error: { status: 401 } })
  expect(refreshes(asked)).toBe(1)
})

test('after signing out the token is refused everywhere', async () => {
  const { client, session, storage } = browser
  const token = storage.getItem('accessToken') ?? ''
  await client.auth.signOut()
  expect(session.isAlive()).toBe(false)
  storage.setItem('accessToken', token)
  expect(await client.resource(users).attempt.list()).toMatchObject({ error: { status: 401 } })
})

test('any status but 200 gives null, and `attempt` has the reason', async () => {
  const { client } = browser
  const prices = client.resource(activityPrices)
  expect(await prices.single(crypto.randomUUID())).toBeNull()
  expect(await prices.attempt.single(crypto.randomUUID())).toMatchObject({
    ok: false,
    error: { status: 404, code: 'not_found' },
  })
  // A body that no type would let through, as a client in another language might send it.
  expect(
    await client.attempt(callAddress('POST /activity-prices'), { body: { title: 7, colour: 'red' } }),
  ).toMatchObject({
    error: {
      code: 'invalid',
      fields: expect.arrayContaining([
        { path: 'title', code: 'invalid_type' },
        { path: 'colour', code: 'unknown_key' },
      ]),
    },
  })
  const stale = await prices.create({ title: 'Jazda', description: 'od 10 €' })
  if (!stale) throw new Error('not created')
  await prices.edit(stale.id, { title: 'Jazda na poníku' }, { ifMatch: stale.updatedAt })
  expect(await prices.attempt.edit(stale.id, { title: 'x' }, { ifMatch: stale.updatedAt })).toMatchObject({
    error: { status: 409, code: 'stale', details: { title: 'Jazda na poníku' } },
  })
})
