import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashPassword } from './accounts/credentials/passwords.ts'
import { storePasswordHash } from './accounts/queries/sign-in-queries.ts'
import { smtpTransport } from './messaging/transport.ts'
import { insertUser } from './accounts/queries/user-queries.ts'
import { logOptions } from './platform/http/log-options.ts'
import { actAtGateway, aStay, book, buildProperty, type TestProperty } from './testing/test-property.ts'
import { rowsOf } from './testing/empty-database.ts'
import { refusal, startMailServer } from './testing/servers/mail-server.ts'
import { idleSender } from './testing/races/outbox-bench.ts'
import { sentCode } from './testing/sent-code.ts'
import { startTestApi, type TestApi } from './testing/test-api.ts'

/** Personal data and secrets that are only sent in requests; any of them in the log is a leak. */
const secret = {
  password: 'Vrabec spieva o polnoci 7319',
  newPassword: 'Vrabec spieva na úsvite 7319',
  wrongPassword: 'Vrabec mlčí 7319 celé dni',
  username: 'kanarik-7319',
  email: 'kanarik@sedem.example.com',
  changedEmail: 'kanarik@tri.example.com',
  guestEmail: 'jana.kanarikova@devat.example.com',
  firstName: 'Kanárjana',
  lastName: 'Kanárnováková',
  phone: '+421 907 731 973',
  storedPhone: '+421907731973',
  document: 'KN731973',
  address: 'Kanárska 7319',
  note: 'Spievajte potichu 7319',
}
/** Tokens and codes created during the test. */
const tokens: string[] = []

const lines: string[] = []
let api: TestApi
let property: TestProperty
beforeAll(async () => {
  const logger = logOptions('debug', { write: (line) => void lines.push(line) })
  api = await startTestApi({}, undefined, { logger, genReqId: () => crypto.randomUUID() })
  property = await buildProperty(api)
})
afterAll(() => api.close())

const leaked = (text: string) =>
  [...Object.values(secret), ...tokens].filter((value) => text.toLowerCase().includes(value.toLowerCase()))
const post = (path: string, body: unknown, token?: string) => api.call('POST', path, { body, token })

async function signInAndMoveAddress(): Promise<void> {
  const account = { username: secret.username, email: secret.email, role: 'admin', confirmed: true } as const
  const id = await insertUser(api.api.db, account)
  const cost = { memoryKib: 64, passes: 1 }
  await storePasswordHash(api.api.db, id, await hashPassword(secret.password, cost))
  const identifier = secret.email
  expect((await post('/auth/local', { identifier, password: secret.wrongPassword })).status).toBe(400)
  const session = (await post('/auth/local', { identifier, password: secret.password })).body as Tokens
  tokens.push(session.accessToken, session.refreshToken)
  expect(session.accessToken.length).toBeGreaterThan(40)
  const refreshed = await post('/jwt/refresh-token', { refreshToken: session.refreshToken })
  tokens.push((refreshed.body as Tokens).refreshToken)
  expect((await property.call('PUT', `/users/${id}`, { email: secret.changedEmail })).status).toBe(200)
  await post('/auth/forgot-password', { email: secret.changedEmail })
  await api.api.settle()
  const code = await sentCode(api, secret.changedEmail, 'password_reset')
  tokens.push(code)
  const passwords = { password: secret.newPassword, passwordConfirmation: secret.newPassword }
  expect((await post('/auth/reset-password', { code, ...passwords })).status).toBe(200)
  expect((await post('/auth/reset-password', { code, ...passwords })).status).toBe(400)
  // Another account's address is refused by the database, whose message repeats it.
  expect((await property.call('PUT', `/users/${id}`, { username: await ownerName() })).status).toBe(409)
}
interface Tokens {
  accessToken: string
  refreshToken: string
}
const ownerName = async () =>
  (
    await rowsOf<{ username: string }>(
      api.connection,
      `select username from users where email <> '${secret.changedEmail}'`,
    )
  )[0]?.username

const guest = {
  first_name: secret.firstName,
  last_name: secret.lastName,
  email: secret.guestEmail,
  phone: secret.phone,
  country: 'SK',
}

/** @returns the secret of the guest's link */
async function bookPayAndRegister(): Promise<string> {
  const stay = aStay(property.unit, '2027-05-03', '2027-05-06')
  const { token, payment_url } = await book(api, [stay], { more: { guest, note: secret.note } })
  tokens.push(token, payment_url?.split('/').at(-1) ?? token)
  expect((await actAtGateway(api, payment_url, 'pay')).status).toBe(200)
  const person = {
    first_name: secret.firstName,
    last_name: secret.lastName,
    birth_date: '1985-06-01',
    nationality: 'SK',
    document_kind: 'id_card',
    document_number: secret.document,
    address: secret.address,
  }
  const path = `/reservation-details/${token}/guests`
  expect((await api.call('PUT', path, { body: { guests: [person] } })).status).toBe(200)
  const wrong = { ...person, birth_date: 'yesterday' }
  expect((await api.call('PUT', path, { body: { guests: [wrong] } })).status).toBe(400)
  return token
}

/**
 * Causes faults, whose messages contain most data: a mail server that repeats the address, a database that repeats the
 * row.
 */
async function fail(token: string): Promise<void> {
  const server = await startMailServer({
    smtp: {
      onRcptTo: ({ address }, _session, callback) => callback(refusal(550, `no such user ${address}`)),
    },
  })
  await idleSender(api, smtpTransport(server.url)).sendDue()
  await server.close()
  await rowsOf(api.connection, `alter table history add constraint nothing check (false) not valid`)
  const message = { name: secret.lastName, email: secret.guestEmail, message: secret.note }
  await post('/send-contact-message', message)
  const edited = await property.call('PUT', `/accommodation-units/${property.unit}`, {
    title: secret.lastName,
  })
  expect(edited.status).toBe(500)
  await api.call('GET', `/reservation-details/${token}?email=${encodeURIComponent(secret.guestEmail)}`)
  await api.call('GET', `/${secret.document}/${encodeURIComponent(secret.guestEmail)}`)
}

test('after all actions of guests and owner the log contains no personal data', async () => {
  await signInAndMoveAddress()
  await fail(await bookPayAndRegister())
  const log = lines.join('\n')
  // The log does have lines: each call by its pattern, refusals, and faults with their cause.
  for (const said of [
    '/api/reservation-details/:token/guests',
    '"refused":"credentials_invalid"',
    '"signed in"',
  ])
    expect(log).toContain(said)
  expect(log).toContain('"e-mail not sent"')
  expect(log).toContain('"request failed"')
  expect(log).toContain('23514')
  expect(leaked(log)).toEqual([])
  // Shows that the search would find leaks.
  expect(leaked(JSON.stringify({ to: secret.guestEmail, with: tokens[0] }))).toEqual([
    secret.guestEmail,
    tokens[0],
  ])
})

const logged = () => lines.map((line) => JSON.parse(line) as { reqId?: string; req?: { route: string } })
const routeOf = (request: string | null) =>
  logged().find(({ reqId, req }) => reqId === request && req)?.req?.route

test('the request’s id leads from a line of the log to its changes', async () => {
  const changes = await rowsOf<{ request: string | null; action: string }>(
    api.connection,
    `select request, action from history where collection = 'users' and action = 'edit'`,
  )
  expect(changes).toHaveLength(1)
  expect(routeOf(changes[0]?.request ?? null)).toBe('/api/users/:id')
})

test('the history of an e-mail’s transaction has the id of its call', async () => {
  const written = await rowsOf<{ request: string | null }>(
    api.connection,
    `select distinct h.request from outgoing_emails m
     join history h on h.record_id = m.reservation and h.at = m.created_at
     where m.key = 'reservation_received'`,
  )
  expect(written.map(({ request }) => routeOf(request))).toEqual(['/api/reservation-orders'])
})
