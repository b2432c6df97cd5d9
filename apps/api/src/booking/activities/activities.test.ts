import type { ActivityOutcome } from '@dvor/contract/reservations/added-activities.ts'
import type { SlotRestriction } from '@dvor/contract/services/slots.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  addRide,
  aSeat,
  freeOn,
  holdSeats,
  openRideProperty,
  saturday,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import { detailOf, idOf, orderedOf } from '../../testing/fixtures/read-reservation.ts'
import type { Answer, TestApi } from '../../testing/test-api.ts'
import { aStay, order, type TestProperty } from '../../testing/test-property.ts'
import { limits } from '../../platform/http/limits.ts'

let api: TestApi
let property: TestProperty
let close: () => Promise<void>
let ride: Ride
beforeAll(async () => {
  ;({ api, property, close } = await openRideProperty())
})
afterAll(() => close())
beforeEach(async () => {
  ride = await addRide(property, { title: 'Jazda', lead_hours: 12 })
  api.clock.set('2027-03-10T09:00:00Z')
})

/** A confirmed stay of two over the Saturday of the rides. */
async function bookedStay(services: ReturnType<typeof aSeat>[] = []) {
  const hold = await holdSeats(api, services, {
    stays: [aStay(await property.addUnit(), '2027-03-12', '2027-03-15')],
  })
  const options = { payment_method: 'on_site', more: { services } }
  const { token, number } = await orderedOf(order(api, hold, options))
  return { token, id: await idOf(property, number) }
}

const add = (token: string, body: object): Promise<Answer> =>
  api.call('POST', `/reservation-details/${token}/activities`, { body })
const outcomeOf = ({ status, body }: Answer) => {
  expect({ status, body }).toMatchObject({ status: 200 })
  return body as ActivityOutcome
}
const reasonOf = ({ body }: Answer) => (body as { details?: { reason?: string } }).details?.reason

/** Previews and adds at the shown total. */
async function added(token: string, request: object) {
  const shown = outcomeOf(await add(token, { ...request, dry_run: true }))
  return outcomeOf(await add(token, { ...request, expected_total: shown.price.total }))
}

test('a guest adds an activity at the shown price, which is due, and the owner gets an e-mail', async () => {
  const { token, id } = await bookedStay()
  const before = await detailOf(api, token)
  const shown = outcomeOf(await add(token, { ...aSeat(ride, 2), dry_run: true }))
  expect(shown).toMatchObject({ before: before.price.total, difference: 3600, due: before.due + 3600 })
  expect(await freeOn(api, ride)).toBe(4)
  expect((await add(token, aSeat(ride, 2))).status).toBe(400)
  const other = await add(token, { ...aSeat(ride, 2), expected_total: before.price.total })
  expect(other.body).toMatchObject({ code: 'price_changed' })
  await added(token, aSeat(ride, 2))
  expect(await freeOn(api, ride)).toBe(2)
  const detail = await detailOf(api, token)
  expect(detail.services).toMatchObject([{ title: 'Jazda', day: saturday, persons: 2, amount: 3600 }])
  expect([detail.price.total, detail.due]).toEqual([before.price.total + 3600, before.due + 3600])
  const { rows } = await api.api.db.execute<{ key: string }>(
    `select key, body_text from outgoing_emails where reservation = '${id}' and body_text like '%Pridané: Jazda%' order by key`,
  )
  expect(rows.map(({ key }) => key)).toEqual(['owner_attention', 'reservation_changed'])
  const history = await property.call('GET', `/reservations/${id}/history`)
  expect(JSON.stringify(history.body)).toContain('service added')
})

test('an activity is added during the stay until booking for it ends, and only on its days', async () => {
  const { token, id } = await bookedStay()
  const sunday = await addRide(property, { lead_hours: 12 }, { weekday: 7 })
  api.clock.set('2027-03-12T15:00:00Z')
  expect(
    (await property.call('PUT', `/reservations/${id}`, { state: 'checked_in', register_later: true })).status,
  ).toBe(200)
  await added(token, aSeat(ride, 1))
  const outside = await add(token, { ...aSeat(ride, 1, '2027-03-20'), dry_run: true })
  expect(reasonOf(outside)).toBe('outside_stay')
  const twice = await add(token, { ...aSeat(ride, 1), dry_run: true })
  expect(twice.body).toMatchObject({ fields: [{ path: 'service_slot', code: 'not_unique' }] })
  api.clock.set('2027-03-14T05:00:00Z')
  const late = await add(token, { ...aSeat(sunday, 1, '2027-03-14'), dry_run: true })
  expect(late.body).toMatchObject({
    code: 'not_available',
    details: { services: [{ refusals: [{ code: 'too_late', lead_hours: 12 }] }] },
  })
  api.clock.set('2027-03-16T05:00:00Z')
  expect(reasonOf(await add(token, { ...aSeat(sunday), dry_run: true }))).toBe('state')
})

test('an activity at the same time needs enough persons for both', async () => {
  const { token, id } = await bookedStay([aSeat(ride, 2)])
  const baking = await addRide(property, { title: 'Pečenie' }, { time_from: '10:30', time_to: '12:00' })
  const refused = await add(token, { ...aSeat(baking, 1), dry_run: true })
  const overlap: SlotRestriction = { code: 'overlap', title: 'Jazda', time_from: '10:00', time_to: '11:00' }
  expect(refused.body).toMatchObject({
    code: 'not_available',
    details: { services: [{ refusals: [overlap] }] },
  })
  const split = await bookedStay([aSeat(ride, 1)])
  await added(split.token, aSeat(baking, 1))
  const { rows } = await api.api.db.execute<{ text: string }>(
    `select body_text as text from outgoing_emails where reservation = '${split.id}' and key = 'owner_attention'`,
  )
  expect(rows.at(-1)?.text).toMatch(/V\srovnakom čase sú Jazda .* a\sPečenie/)
  expect(id).not.toBe(split.id)
})

test('a guest cancels an activity until booking for it ends', async () => {
  const { token } = await bookedStay([aSeat(ride, 2)])
  const { services, price } = await detailOf(api, token)
  const path = `/reservation-details/${token}/activities/${services[0]?.id}/cancellation`
  const shown = outcomeOf(await api.call('POST', path, { body: { dry_run: true } }))
  expect(shown.difference).toBe(-3600)
  expect(await freeOn(api, ride)).toBe(2)
  api.clock.set('2027-03-13T05:00:00Z')
  const late = await api.call('POST', path, { body: { dry_run: true } })
  expect(reasonOf(late)).toBe('service_too_late')
  api.clock.set('2027-03-12T05:00:00Z')
  outcomeOf(await api.call('POST', path, { body: { expected_total: shown.price.total } }))
  expect((await detailOf(api, token)).price.total).toBe(price.total - 3600)
  expect(await freeOn(api, ride)).toBe(4)
  expect((await api.call('POST', path, { body: { dry_run: true } })).status).toBe(404)
})

test('an activity stays where the price without it would be below zero', async () => {
  const { token, id } = await bookedStay([aSeat(ride, 2)])
  const { services, price } = await detailOf(api, token)
  const custom_lines = [{ label: 'Zľava', quantity: 1, unit_price: 1000 - price.total, vat_kind: 'other' }]
  const agreed = { adjustment: null, custom_lines }
  expect((await property.call('PUT', `/reservations/${id}/price-adjustments`, agreed)).status).toBe(200)
  const path = `/reservation-details/${token}/activities/${services[0]?.id}/cancellation`
  expect(reasonOf(await api.call('POST', path, { body: { dry_run: true } }))).toBe('below_zero')
})

test('an unknown link adds nothing', async () => {
  const unknown = await add('0'.repeat(32), { ...aSeat(ride), dry_run: true })
  expect(unknown.status).toBe(404)
})

test('the calls of one reservation are limited', async () => {
  const { token } = await bookedStay()
  const path = `/reservation-details/${token}/activities/${ride.slot}/cancellation`
  for (let calls = 0; calls < limits.activities.reservation; calls += 1)
    expect((await api.call('POST', path, { body: { dry_run: true } })).status).toBe(404)
  const refused = await add(token, { ...aSeat(ride), dry_run: true })
  expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
  const { token: other } = await bookedStay()
  expect((await add(other, { ...aSeat(ride), dry_run: true })).status).toBe(200)
})
