import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'
import { tokenWith } from '../../testing/sign-in.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { aGuest, aStay, hold, type TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let id: string
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())
beforeEach(async () => {
  const unit = await property.addUnit()
  const body = { stays: [aStay(unit, '2027-03-10', '2027-03-12')], guest: aGuest }
  id = ((await property.call('POST', '/reservations', body)).body as { id: string }).id
})

/** Calls on the reservation with these permissions alone, beside the one to read it. */
async function withOnly(...permissions: Permission[]) {
  const token = await tokenWith(api, ['reservations.read', ...permissions])
  const call = async (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    (await api.call(method, `/reservations/${id}${path}`, { token, body })).status
  return { call, put: (body: unknown) => call('PUT', '', body), token }
}

test('who may check in neither cancels nor edits by the same call', async () => {
  const desk = await withOnly('reservations.checkin')
  expect(await desk.put({ state: 'cancelled' })).toBe(403)
  expect(await desk.put({ note: 'Prídu neskôr' })).toBe(403)
  expect(await desk.put({ state: 'checked_in', register_later: true, note: 'Prídu neskôr' })).toBe(403)
  expect(await desk.put({ state: 'checked_in', register_later: true })).toBe(200)
  expect(await desk.put({ state: 'completed' })).toBe(200)
})

test('who may edit neither cancels nor checks in, and moves nothing', async () => {
  const writer = await withOnly('reservations.edit')
  expect(await writer.put({ state: 'cancelled' })).toBe(403)
  expect(await writer.put({ state: 'no_show' })).toBe(403)
  expect(await writer.put({ state: 'checked_in' })).toBe(403)
  expect(await writer.call('POST', '/stays', { stays: [] })).toBe(403)
  expect(await writer.call('DELETE', '')).toBe(403)
  expect(await writer.put({ note: 'Prídu neskôr' })).toBe(200)
})

test('the next steps are those that the reader may take', async () => {
  const steps = async (...permissions: Permission[]) => {
    const { token } = await withOnly(...permissions)
    const { body } = await api.call('GET', `/reservations/${id}`, { token })
    return (body as { allowed_transitions: string[] }).allowed_transitions
  }
  expect(await steps()).toEqual([])
  expect(await steps('reservations.checkin')).toEqual(['checked_in'])
  expect(await steps('reservations.cancel')).toEqual(['cancelled', 'no_show'])
})

test('contacts that are not seen are not written, not even with the value that they have', async () => {
  const { put } = await withOnly('reservations.edit')
  for (const email of [aGuest.email, 'ina@example.com'])
    expect(await put({ guest: { ...aGuest, email } })).toBe(403)
  expect(await put({ company: null })).toBe(403)
  const seer = await withOnly('reservations.edit', 'guests.read')
  expect(await seer.put({ guest: { ...aGuest, email: 'ina@example.com' } })).toBe(200)
})

test('an agreed price and the end of a guest’s hold ask permissions of their own', async () => {
  const book = async (body: object, ...permissions: Permission[]) => {
    const token = await tokenWith(api, ['reservations.create', ...permissions])
    return (await api.call('POST', '/reservations', { token, body: { guest: aGuest, ...body } })).status
  }
  const stays = [aStay(await property.addUnit(), '2027-05-10', '2027-05-12')]
  await hold(api, stays)
  expect(await book({ stays, release_holds: true })).toBe(403)
  expect(await book({ stays, release_holds: true }, 'reservations.cancel')).toBe(200)
  const later = [aStay(await property.addUnit(), '2027-05-10', '2027-05-12')]
  const price_adjustments = { adjustment: { kind: 'percent', value: 10, reason: 'Známi' }, custom_lines: [] }
  expect(await book({ stays: later, price_adjustments })).toBe(403)
  expect(await book({ stays: later, price_adjustments }, 'money.adjust')).toBe(200)
})

test('money is given back within the limit of the role, whatever the entry is called', async () => {
  const path = `/reservations/${id}/transaction-logs`
  const as = async (limit: number) => {
    const token = await tokenWith(api, ['money.take', 'money.refund'], limit)
    return async (body: unknown) => api.call('POST', path, { token, body })
  }
  const cash = { kind: 'payment', method: 'cash', amount: 8000 }
  const [none, some] = [await as(0), await as(5000)]
  const paid = await none(cash)
  expect(paid.status).toBe(200)
  const reverses = (paid.body as { id: string }).id
  for (const amount of [1, 5001]) {
    const refused = { status: 403, body: { code: 'forbidden', details: { refund_limit: 0 } } }
    expect(await none({ ...cash, kind: 'refund', amount })).toMatchObject(refused)
  }
  expect((await some({ ...cash, kind: 'refund', amount: 5001 })).status).toBe(403)
  expect((await some({ ...cash, kind: 'reversal', reverses })).status).toBe(403)
  const token = await tokenWith(api, ['money.take', 'money.refund'], 5000)
  expect((await api.call('DELETE', `/transaction-logs/${reverses}`, { token })).status).toBe(409)
  expect((await some({ ...cash, kind: 'refund', amount: 5000 })).status).toBe(200)
  const takers = await tokenWith(api, ['money.take'])
  const back = { ...cash, kind: 'refund', amount: 1 }
  expect((await api.call('POST', path, { token: takers, body: back })).status).toBe(403)
})
