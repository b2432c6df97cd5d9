import { builtInRights } from '@dvor/contract/accounts/roles.ts'
import { expect, test } from 'vitest'
import { SessionCache, type LiveSession } from './session-cache.ts'

const user = {
  id: 'u1',
  username: 'gazda',
  email: 'gazda@example.com',
  role: 'admin',
  confirmed: true,
  blocked: false,
  avatar: null,
  roleName: null,
  ...builtInRights.admin,
} as const
const session: LiveSession = { id: 's1', user, expiresAt: '2027-03-11T09:00:00.000Z' }

function setUp() {
  const state = { now: 0, reads: 0, stored: session as LiveSession | undefined }
  const cache = new SessionCache(() => state.now)
  const find = () =>
    cache.find('s1', async () => {
      state.reads++
      return state.stored
    })
  return { state, cache, find }
}

test('reads a session once in two seconds', async () => {
  const { state, find } = setUp()
  await find()
  state.now = 1999
  expect(await find()).toEqual(session)
  expect(state.reads).toBe(1)
  state.now = 2000
  state.stored = undefined
  expect(await find()).toBeUndefined()
  expect(state.reads).toBe(2)
})

test.each([
  ['its own end', (cache: SessionCache) => cache.dropSession('s1')],
  ['the end of all of the account', (cache: SessionCache) => cache.dropUser('u1')],
  ['a lost connection', (cache: SessionCache) => cache.clear()],
])('%s takes effect at once', async (_name, drop) => {
  const { state, cache, find } = setUp()
  await find()
  state.stored = undefined
  drop(cache)
  expect(await find()).toBeUndefined()
})

test('changes of another account do not affect this one', async () => {
  const { state, cache, find } = setUp()
  await find()
  cache.dropUser('u2')
  expect(await find()).toEqual(session)
  expect(state.reads).toBe(1)
})

test('does not cache a read that was running when the session ended', async () => {
  const { state, cache, find } = setUp()
  let answer: (found: LiveSession) => void = () => undefined
  const slow = cache.find('s1', () => new Promise((resolve) => (answer = resolve)))
  cache.dropSession('s1')
  state.stored = undefined
  answer(session)
  await slow
  expect(await find()).toBeUndefined()
})
