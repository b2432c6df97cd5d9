import { collections, type CollectionName } from '@dvor/contract/collections/index.ts'
import type { Operation } from '@dvor/contract/declaration/collection.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { hallDemands } from '@dvor/contract/collections/services/hall-demands.ts'
import { surveys } from '@dvor/contract/collections/messages/surveys.ts'
import { users } from '@dvor/contract/collections/accounts/users.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createBackOfficeClient, type BackOfficeClient } from '../back-office-client.ts'
import { createSession } from '../session/session.ts'
import { startLoopback, type Loopback } from '../testing/loopback.ts'
import { MemoryStorage } from '../testing/memory-storage.ts'

const id = '01900000-0000-7000-8000-000000000009'
const full: Operation[] = ['list', 'count', 'single', 'create', 'edit', 'delete']

/** docs/contract.md, Collections; a collection may offer more than the listed calls. */
const pattern: [CollectionName, Operation[]][] = [
  ...(
    [
      'accommodation-units',
      'accommodation-objects',
      'common-services',
      'services',
      'coupons',
      'survey-questions',
      'image-blog-articles',
      'seasonal-offers',
      'activities',
      'activity-prices',
      'reservations',
      'documents',
      'blog-articles',
      'blog-categories',
      'halls',
      'galleries',
    ] as const
  ).map((name): [CollectionName, Operation[]] => [name, full]),
  ['prices', ['list', 'create', 'edit', 'delete']],
  ['service-slots', ['list', 'create', 'edit', 'delete']],
  ['gallery-images', ['list', 'create', 'edit', 'delete']],
  ['surveys', ['list', 'count', 'single', 'edit', 'delete']],
  ['survey-answers', ['list', 'count', 'single']],
  ['hall-demands', ['list', 'count', 'single', 'edit', 'delete']],
  ['text-blocks', ['list', 'count', 'single', 'edit']],
  ['administrator-forms', ['single', 'edit']],
  ['editable-automated-emails', ['single', 'edit']],
  ['contacts', ['single', 'edit']],
  ['users', ['list']],
]

test.each(pattern)('/%s has the calls of the specification', (name, operations) => {
  const { operations: declared } = collections[name]
  expect(declared).toEqual(expect.arrayContaining(operations))
})

test('calls outside of the specification do not exist', () => {
  expect(collections['hall-demands'].operations).not.toContain('create')
  expect(collections['text-blocks'].operations).not.toContain('create')
})

let loopback: Loopback
let client: BackOfficeClient
beforeAll(async () => {
  const tokens = { accessToken: 'a', refreshToken: 'r' }
  loopback = await startLoopback(() => ({ json: { id, ...tokens } }))
  const session = createSession(new MemoryStorage())
  session.begin(tokens, false)
  client = createBackOfficeClient({ baseUrl: loopback.baseUrl, fetch, session })
})
beforeEach(() => void loopback.requests.splice(0))
afterAll(() => loopback.close())

const credentials = { identifier: 'a@b.sk', password: 'x' }
const newUser = { username: 'Jana', email: 'a@b.sk', role: 'admin' } as const
const reset = { code: 'c'.repeat(43), password: 'dlhe heslo 1', passwordConfirmation: 'dlhe heslo 1' }
const change = { reservationId: id, fromState: 'awaiting_payment', toState: 'confirmed' } as const

/** Single calls of docs/contract.md. */
const others: [string, () => Promise<unknown>][] = [
  ['GET /global-settings', () => client.singleton(globalSettings).read()],
  ['PUT /global-settings', () => client.singleton(globalSettings).edit({ hold_minutes: 20 })],
  ['GET /hall-demands/count?is_new=true', () => client.resource(hallDemands).count({ is_new: true })],
  ['GET /surveys/count?done=true', () => client.resource(surveys).count({ done: true })],
  ['GET /surveys/count?is_new=true', () => client.resource(surveys).count({ is_new: true })],
  ['GET /users?role=admin', () => client.resource(users).list({ role: 'admin' })],
  ['POST /auth/createNewUser', () => client.users.createNewUser(newUser)],
  ['POST /auth/local', () => client.auth.signIn(credentials)],
  ['POST /auth/local/register', () => client.auth.register({ ...newUser, password: 'dlhe heslo 1' })],
  ['POST /auth/forgot-password', () => client.auth.forgotPassword({ email: 'a@b.sk' })],
  ['POST /auth/reset-password', () => client.auth.resetPassword(reset)],
  ['POST /jwt/refresh-token', () => client.renewSession()],
  ['POST /send-reservation-confirmation', () => client.emails.sendConfirmation({ reservationId: id })],
  ['POST /send-reservation-state-change', () => client.emails.sendStateChange(change)],
  ['POST /send-removed-service-notification', () => client.emails.sendRemovedService({ reservationId: id })],
  ['POST /seasonal-offers-reorder', () => client.offers.reorder({ ids: [id] })],
  [`DELETE /transaction-logs/${id}`, () => client.frontDesk.deleteTransaction(id)],
  [`DELETE /service-reservations/${id}`, () => client.frontDesk.removeService(id)],
  [`DELETE /common-service-reservations/${id}`, () => client.frontDesk.removeCommonService(id)],
  ['GET /client-ip', () => client.visitor.clientIp()],
  ['POST /upload', () => client.uploads.uploadForText([{ blob: new Blob(['x']), name: 'x' }])],
  [`DELETE /upload/files/${id}`, () => client.uploads.delete(id)],
  ['POST /jwt/logout', () => client.auth.signOut()],
]

test.each(others)('%s', async (wanted, call) => {
  await call()
  const [{ method, path, search } = { method: '', path: '', search: new URLSearchParams() }] =
    loopback.requests
  const asked = `${method} ${path.replace('/api', '')}${search.size > 0 ? `?${search}` : ''}`
  expect(asked).toBe(wanted)
})
