import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { aStay, type TestProperty } from '../../testing/test-property.ts'
import { reservationOf } from '../../testing/fixtures/a-past-stay.ts'
import { addRide, aSeat, brokenCounters, freeOn, tryHold } from '../../testing/fixtures/a-service.ts'
import {
  bookedRides,
  rideDay as day,
  rideStay,
  weekAfterRide as nextWeek,
  type BookedRides,
} from '../../testing/fixtures/booked-rides.ts'
import { mailTo } from '../../testing/guest-mail.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { detailOf } from '../../testing/fixtures/read-reservation.ts'
import { startTestProperty } from '../../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let rides: BookedRides
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  rides = bookedRides(api, property)
})
afterEach(async () => expect(await brokenCounters(api)).toEqual([]))
afterAll(() => api.close())

const change: BookedRides['change'] = (token, body) => rides.change(token, body)
const shown: BookedRides['preview'] = (token, body) => rides.preview(token, body)
const keep: BookedRides['keep'] = (token, body) => rides.keep(token, body)
const aRide: BookedRides['book'] = (ride, pay) => rides.book(ride, pay)

const outside = [{ day, persons: 2 }]

test('a stay that its guest moves leaves services outside only with a decision about each', async () => {
  const ride = await addRide(property)
  const { token, service, stay } = await aRide(ride)
  const moved = { id: stay.id, arrival: '2027-07-09', departure: '2027-07-11', adults: 2 }
  const request = { stays: [moved] }
  const { services_outside, price } = await shown(token, request)
  expect(services_outside).toMatchObject(outside)
  expect(await change(token, { ...request, expected_total: price.total })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'keep_services', code: 'required' }] },
  })
  const off = { ...request, services: [{ id: service, request: null }] }
  expect(await shown(token, off)).toMatchObject({ services_outside: outside, difference: -3600 })
  const along = {
    ...request,
    services: [{ id: service, request: { service_slot: ride.slot, day: nextWeek, persons: 2 } }],
  }
  expect(await shown(token, along)).toMatchObject({ services_outside: [], difference: 0 })
  expect((await keep(token, { ...request, keep_services: [service] })).status).toBe(200)
  const after = await detailOf(api, token)
  expect(after.stays).toMatchObject([{ arrival: '2027-07-09' }])
  expect(after.services).toMatchObject([{ id: service, day }])
})

test('a stay that the owner moves leaves none outside without a decision either, and can move or remove them', async () => {
  const ride = await addRide(property)
  const { token, service, stay } = await aRide(ride)
  const id = await reservationOf(property, token)
  const stays = [aStay(stay.accommodation_unit.id, '2027-07-09', '2027-07-11')]
  const move = (more: object, query = '') =>
    property.call('POST', `/reservations/${id}/stays${query}`, { stays, ...more })
  expect((await move({}, '?dry_run=true')).body).toMatchObject({ services_outside: outside, difference: 0 })
  expect((await move({})).status).toBe(400)
  expect(await detailOf(api, token)).toMatchObject({
    stays: [{ arrival: rideStay[0] }],
    services: [{ day }],
  })
  expect((await move({ services: [{ id: service, request: null }] })).status).toBe(200)
  expect(await detailOf(api, token)).toMatchObject({ stays: [{ arrival: '2027-07-09' }], services: [] })
  expect(await freeOn(api, ride, day)).toBe(4)
  expect((await mailTo(property, id, 'reservation_changed'))[0]?.body).toContain('Zrušené: Jazda')
})

test('guests who move to another room on the day of two activities cannot take part in both at once', async () => {
  const [one, other] = [await property.addUnit(), await property.addUnit()]
  const [ride, walk] = [await addRide(property), await addRide(property)]
  const both = [aSeat(ride, 2, '2027-05-08'), aSeat(walk, 2, '2027-05-08')]
  const stays = [aStay(one, '2027-05-06', '2027-05-08'), aStay(other, '2027-05-08', '2027-05-10')]
  expect(await tryHold(api, { stays, services: both })).toMatchObject({
    status: 409,
    body: {
      details: { services: [{ refusals: [{ code: 'overlap' }] }, { refusals: [{ code: 'overlap' }] }] },
    },
  })
  expect((await tryHold(api, { stays, services: both.slice(0, 1) })).status).toBe(200)
})

test('a stay that moves to another room on the same days needs no decision', async () => {
  const { token, stay } = await aRide(await addRide(property))
  const stays = [aStay(await property.addUnit(), stay.arrival, stay.departure)]
  const answer = await property.call('POST', `/reservations/${await reservationOf(property, token)}/stays`, {
    stays,
  })
  expect(answer).toMatchObject({ status: 200, body: { services_outside: [] } })
})
