import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApi, type TestApi } from '../testing/test-api.ts'
import { addUser, roleToken, signInAs, type TestUser } from '../testing/sign-in.ts'
import { aGuest, aStay, makeProperty } from '../testing/test-property.ts'

let api: TestApi
let path: string
let receptionist: TestUser
let desk: string
let other: string
let owner: string
beforeAll(async () => {
  api = await startTestApi()
  receptionist = await addUser(api, 'reception')
  desk = (await signInAs(api, receptionist)).accessToken
  other = await roleToken(api, 'reception')
  const { made } = await makeProperty(api)
  owner = made.token
  const arrival = addDays(todayIn(api.clock.now()), 5)
  const stays = [aStay(made.unit, arrival, addDays(arrival, 3))]
  const { body } = await api.call('POST', '/reservations', { token: owner, body: { stays, guest: aGuest } })
  path = `/reservations/${(body as { id: string }).id}/transaction-logs`
})
afterAll(() => api.close())

async function take(method: 'cash' | 'card' | 'transfer', token = desk): Promise<string> {
  const { status, body } = await api.call('POST', path, {
    token,
    body: { kind: 'payment', method, amount: 2000 },
  })
  expect(status).toBe(200)
  return (body as { id: string }).id
}
const takeBack = (reverses: string, token = desk) =>
  api.call('POST', path, { token, body: { kind: 'reversal', method: 'cash', amount: 2000, reverses } })
const refused = { status: 403, body: { code: 'forbidden', details: { refund_limit: 0 } } }

test('a receptionist takes back their own payment of today, and both entries stay', async () => {
  for (const method of ['cash', 'card'] as const) {
    const payment = await take(method)
    expect(await takeBack(payment)).toMatchObject({
      status: 200,
      body: { amount: -2000, method, reverses: payment },
    })
    expect((await takeBack(payment)).status, 'once').toBe(409)
  }
  const { rows } = await api.api.db.$client.query<{ kind: string }>(
    'select kind from transaction_logs order by created_at, id',
  )
  expect(rows.map(({ kind }) => kind)).toEqual(['payment', 'reversal', 'payment', 'reversal'])
})

test('what a colleague took, came to the account, or is given back in part is a refund', async () => {
  expect(await takeBack(await take('cash'), other)).toMatchObject(refused)
  expect(await takeBack(await take('cash', owner))).toMatchObject(refused)
  expect(await takeBack(await take('transfer'))).toMatchObject(refused)
  const refund = { kind: 'refund', method: 'cash', amount: 500 }
  expect(await api.call('POST', path, { token: desk, body: refund })).toMatchObject(refused)
})

test('after the till is handed over it is a refund', async () => {
  const payment = await take('cash')
  const till = (await api.call('GET', '/till', { token: desk })).body as { sums: { expected: number } }
  const { expected } = till.sums
  const handed = { token: desk, body: { counted: expected, expected } }
  expect((await api.call('POST', '/till/handovers', handed)).status).toBe(200)
  expect(await takeBack(payment)).toMatchObject(refused)
  expect((await takeBack(payment, owner)).status).toBe(200)
})

test('the next day it is a refund', async () => {
  const payment = await take('card')
  api.clock.advanceMinutes(24 * 60)
  desk = (await signInAs(api, receptionist)).accessToken
  expect(await takeBack(payment)).toMatchObject(refused)
})
