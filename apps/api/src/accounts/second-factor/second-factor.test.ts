import type { NewRecoveryCodes, SecondFactorOffer } from '@dvor/contract/accounts/account.ts'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addUser, signInAs, testPassword, type TestSession, type TestUser } from '../../testing/sign-in.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let property: TestApi
let owner: TestUser
let here: TestSession
beforeAll(async () => void (property = await startTestApi()))
afterAll(() => property.close())
beforeEach(async () => {
  owner = await addUser(property)
  here = await signInAs(property, owner)
})

const path = '/auth/second-factor'
const call = (method: 'GET' | 'POST' | 'DELETE', to: string, body?: object) =>
  property.call(method, to, { token: here.accessToken, ...(body && { body }) })
const signIn = (code?: string, password = testPassword) =>
  property.call('POST', '/auth/local', { body: { identifier: owner.email, password, ...(code && { code }) } })
const codeOf = (secret: string, secondsAside = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: property.clock.now().getTime() + secondsAside * 1000,
  })
/** Six digits that are no valid code now. */
const wrongCode = (secret: string) => {
  const right = [-30, 0, 30].map((seconds) => codeOf(secret, seconds))
  return ['000000', '111111', '222222', '333333'].find((code) => !right.includes(code)) ?? ''
}
const nextHalfMinute = () => property.clock.advanceMinutes(0.5)

/** Turns the owner's second factor on: the app has the secret, and one code has been used. */
async function turnOn() {
  const { secret } = (await call('POST', path)).body as SecondFactorOffer
  const answer = await call('POST', `${path}/confirmation`, { code: codeOf(secret) })
  expect(answer.status).toBe(200)
  nextHalfMinute()
  return { secret, ...(answer.body as NewRecoveryCodes) }
}

test('with a second factor sign-in needs a code, and each code is accepted once', async () => {
  const elsewhere = await signInAs(property, owner)
  const offer = (await call('POST', path)).body as SecondFactorOffer
  expect(offer.qrSvg).toContain('<svg')
  expect((await signIn()).status, 'an offer alone asks for nothing').toBe(200)
  const wrong = await call('POST', `${path}/confirmation`, { code: wrongCode(offer.secret) })
  expect(wrong.body).toMatchObject({ code: 'second_factor_invalid' })
  const { secret, recoveryCodes } = await turnOn()
  expect(new Set(recoveryCodes).size).toBe(10)
  expect((await property.call('GET', path, { token: elsewhere.accessToken })).status, 'others end').toBe(401)
  expect((await call('GET', path)).body).toMatchObject({ recoveryCodesLeft: 10 })
  expect((await call('POST', path)).status, 'no second offer').toBe(409)

  expect(await signIn()).toMatchObject({ status: 400, body: { code: 'second_factor_needed' } })
  expect((await signIn(undefined, 'zle heslo')).body).toMatchObject({ code: 'credentials_invalid' })
  expect((await signIn(codeOf(secret), 'zle heslo')).body).toMatchObject({ code: 'credentials_invalid' })
  const code = codeOf(secret)
  expect(await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 })
  expect((await signIn(code)).body).toMatchObject({ code: 'second_factor_invalid' })
  expect((await signIn(codeOf(secret, -30))).status, 'nor an older one').toBe(400)
  nextHalfMinute()
  expect((await signIn(codeOf(secret))).status).toBe(200)
})

test('of twenty concurrent sign-ins with one code one succeeds', async () => {
  const { secret } = await turnOn()
  const code = codeOf(secret)
  const body = { identifier: owner.email, password: testPassword, code }
  const tries = Array.from({ length: 20 }, (_, i) =>
    property.call('POST', '/auth/local', { body, from: `10.3.0.${i}` }),
  )
  const statuses = (await Promise.all(tries)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
})

test('a recovery code signs in once, however it is typed; new ones replace the old', async () => {
  const { secret, recoveryCodes } = await turnOn()
  const [first = '', second = ''] = recoveryCodes
  expect((await signIn(first.toUpperCase().replaceAll('-', ' '))).status).toBe(200)
  expect((await signIn(first)).body).toMatchObject({ code: 'second_factor_invalid' })
  expect((await call('GET', path)).body).toMatchObject({ recoveryCodesLeft: 9 })
  const renewed = (await call('POST', `${path}/recovery-codes`)).body as NewRecoveryCodes
  expect((await signIn(second)).status).toBe(400)
  expect((await signIn(renewed.recoveryCodes[0])).status).toBe(200)
  const { rows } = await property.api.db.$client.query(
    'select f.*, r.* from second_factors f join recovery_codes r using (user_id) where user_id = $1',
    [owner.id],
  )
  const stored = JSON.stringify(rows)
  expect(rows).toHaveLength(9)
  for (const value of [secret, ...recoveryCodes, ...renewed.recoveryCodes])
    expect(stored).not.toContain(value)
})

test('guesses are limited for the account, from any IP', async () => {
  const { secret } = await turnOn()
  const guess = (code: string, i: number) =>
    property.call('POST', '/auth/local', {
      body: { identifier: owner.email, password: testPassword, code },
      from: `10.4.0.${i}`,
    })
  const wrong = wrongCode(secret)
  for (let i = 0; i < 5; i++)
    expect((await guess(wrong, i)).body).toMatchObject({ code: 'second_factor_invalid' })
  expect((await guess(codeOf(secret), 6)).status).toBe(429)
  property.clock.advanceMinutes(16)
  expect((await guess(codeOf(secret), 7)).status).toBe(200)
})

test('an open session alone can neither turn it on nor off without both factors', async () => {
  const { secret } = await turnOn()
  property.clock.advanceMinutes(11)
  expect(await call('DELETE', path)).toMatchObject({ status: 403, body: { code: 'proof_needed' } })
  const password = testPassword
  expect((await call('POST', '/auth/proof', { password })).body).toMatchObject({
    code: 'second_factor_needed',
  })
  expect((await call('DELETE', path)).status).toBe(403)
  expect((await call('POST', '/auth/proof', { password, code: codeOf(secret) })).status).toBe(200)
  expect((await call('DELETE', path)).status).toBe(200)
  expect((await signIn()).status).toBe(200)
  expect((await call('DELETE', path)).status).toBe(404)
  property.clock.advanceMinutes(1)
  const { rows } = await property.api.db.$client.query(
    "select action from history where record_id = $1 and action like 'second%' order by id",
    [owner.id],
  )
  expect(rows.map(({ action }) => action)).toEqual(['second_factor_on', 'second_factor_off'])
})

test('an admin removes a lost second factor, and the history records the admin', async () => {
  const { secret } = await turnOn()
  const admin = await signInAs(property, await addUser(property))
  const asAdmin = (method: 'GET' | 'DELETE') =>
    property.call(method, `/users/${owner.id}/second-factor`, { token: admin.accessToken })
  expect((await asAdmin('GET')).body).toMatchObject({ onSince: expect.any(String), recoveryCodesLeft: 10 })
  expect((await asAdmin('DELETE')).status).toBe(200)
  expect((await call('GET', path)).status, 'signed out everywhere').toBe(401)
  expect((await signIn()).status).toBe(200)
  expect((await signIn(codeOf(secret))).status, 'a code too many does no harm').toBe(200)
  const { rows } = await property.api.db.$client.query(
    "select actor from history where record_id = $1 and action = 'second_factor_off'",
    [owner.id],
  )
  expect(rows).toEqual([{ actor: admin.user.username }])
})
