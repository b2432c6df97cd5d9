import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { order, type TestProperty } from '../../testing/test-property.ts'
import {
  addRide,
  aSeat,
  brokenCounters,
  freeOn,
  holdSeats,
  saturday,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { cancelSmallGroups } from './cancel-occurrence.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
beforeEach(() => api.clock.set('2027-03-10T09:00:00Z'))
afterEach(async () => expect(await brokenCounters(api)).toEqual([]))
afterAll(() => api.close())

const callOff = ({ slot }: Ride) =>
  property.call('POST', '/service-occurrences/cancellation', {
    service_slot: slot,
    day: saturday,
    reason: 'Kôň si poranil kopyto.',
  })
const reopen = ({ slot }: Ride) =>
  property.call('POST', '/service-occurrences/reopening', { service_slot: slot, day: saturday })
const bookSeats = async (ride: Ride, persons: number) =>
  order(api, await holdSeats(api, [aSeat(ride, persons)]), { payment_method: 'on_site' })
const listed = async ({ service }: Ride) =>
  (await property.call('GET', `/services/${service}/bookings?from=2027-03-01&to=2027-03-31`)).body as {
    persons: number
    cancelled_at: string | null
    cancel_reason: string | null
  }[]

test('a cancelled occurrence is bookable again with all its seats, without its former guests', async () => {
  const ride = await addRide(property)
  const { token } = (await bookSeats(ride, 2)).body as { token: string }
  await callOff(ride)
  expect(await freeOn(api, ride)).toBe(0)
  expect(await listed(ride)).toMatchObject([{ persons: 0, cancel_reason: 'Kôň si poranil kopyto.' }])
  expect(await reopen(ride)).toMatchObject({ status: 200, body: { service_slot: ride.slot, day: saturday } })
  expect(await freeOn(api, ride)).toBe(4)
  expect((await api.call('GET', `/reservation-details/${token}`)).body).toMatchObject({ services: [] })
  expect((await bookSeats(ride, 3)).status).toBe(200)
  expect(await listed(ride)).toMatchObject([{ persons: 3, cancelled_at: null, cancel_reason: null }])
})

test('a cancelled occurrence without bookings is bookable again with the present seats of its slot', async () => {
  const ride = await addRide(property)
  await callOff(ride)
  await property.call('PUT', `/service-slots/${ride.slot}`, { capacity: 6 })
  expect((await reopen(ride)).status).toBe(200)
  expect(await freeOn(api, ride)).toBe(6)
})

test('refuses an occurrence that is not cancelled, unknown, over, no longer scheduled, or replaced at the same time', async () => {
  const on = await addRide(property)
  expect(await reopen(on)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  expect((await reopen({ ...on, slot: on.service })).status).toBe(404)
  const ended = await addRide(property)
  await callOff(ended)
  await property.call('PUT', `/service-slots/${ended.slot}`, { valid_to: '2027-03-01' })
  expect(await reopen(ended)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const ride = await addRide(property)
  await callOff(ride)
  const instead = { service: ride.service, day: saturday, time_from: '10:30', time_to: '11:30', capacity: 4 }
  const other = { ...ride, slot: await property.add('service-slots', instead) }
  await bookSeats(other, 1)
  expect(await reopen(ride)).toMatchObject({ status: 409, body: { code: 'conflict' } })
  const over = await addRide(property)
  await callOff(over)
  api.clock.set('2027-03-13T09:00:00Z')
  expect(await reopen(over)).toMatchObject({ status: 409, body: { code: 'conflict' } })
})

test('a restored occurrence takes place however few come, until it is cancelled again', async () => {
  const ride = await addRide(property, { min_persons: 3, lead_hours: 24 })
  await bookSeats(ride, 1)
  api.clock.set('2027-03-12T09:00:00Z')
  await cancelSmallGroups(api.api.db, { ...services(), clock: api.clock })
  expect(await listed(ride)).toMatchObject([{ persons: 0, cancelled_at: expect.any(String) }])
  await reopen(ride)
  const guest = { last_name: 'Kováč', phone: '+421900111222' }
  const answer = await property.call('POST', '/reservations', {
    stays: [],
    services: [aSeat(ride, 2)],
    guest,
  })
  expect(answer.status).toBe(200)
  await cancelSmallGroups(api.api.db, { ...services(), clock: api.clock })
  expect(await listed(ride)).toMatchObject([{ persons: 2, cancelled_at: null }])
  await callOff(ride)
  expect(await listed(ride)).toMatchObject([{ persons: 0, cancelled_at: expect.any(String) }])
})

const services = () => ({ publicUrl: 'http://127.0.0.1:3000' })
