import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aStay, order, type TestProperty } from '../../testing/test-property.ts'
import { reservationOf } from '../../testing/fixtures/a-past-stay.ts'
import { addRide, aSeat, brokenCounters, freeOn, holdSeats } from '../../testing/fixtures/a-service.ts'
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

describe('a guest', () => {
  test('moves it to another time with other persons: first the preview, and the e-mail shows both times', async () => {
    const ride = await addRide(property)
    const later = await property.add('service-slots', {
      service: ride.service,
      weekday: 6,
      time_from: '15:00',
      time_to: '16:00',
      capacity: 4,
    })
    const { token, detail, service } = await aRide(ride)
    const request = { services: [{ id: service, request: { service_slot: later, day, persons: 3 } }] }
    const outcome = await shown(token, request)
    expect(outcome).toMatchObject({ before: 20_200, difference: 1800, services_outside: [] })
    expect(await detailOf(api, token)).toEqual(detail)
    expect(await freeOn(api, ride, day)).toBe(2)
    expect((await keep(token, request)).body).toEqual(outcome)
    expect((await detailOf(api, token)).services).toMatchObject([
      { id: service, service_slot: later, time_from: '15:00', persons: 3, amount: 5400 },
    ])
    expect([await freeOn(api, ride, day), await freeOn(api, { ...ride, slot: later }, day)]).toEqual([4, 1])
    const id = await reservationOf(property, token)
    const [changeEmail, ...more] = await mailTo(property, id, 'reservation_changed')
    expect(more).toEqual([])
    expect(changeEmail?.body.replaceAll(/&nbsp;|\s+/g, ' ')).toMatch(
      /o 10:00, 2 osoby → Jazda.* o 15:00, 3 osoby/,
    )
    const history = (await property.call('GET', `/reservations/${id}/history`)).body as { action: string }[]
    expect(history.map(({ action }) => action)).toEqual(expect.arrayContaining(['service changed', 'price']))
  })

  test('removes it: the seats are free, the price falls, the overpaid amount is returned', async () => {
    const ride = await addRide(property, { price: 40_000 })
    const { token, service, detail } = await aRide(ride, 'sandbox')
    const off = { services: [{ id: service, request: null }] }
    const { difference, refund } = await shown(token, off)
    expect([difference, refund]).toEqual([-80_000, detail.paid - 16_600])
    expect((await keep(token, off)).status).toBe(200)
    expect(await detailOf(api, token)).toMatchObject({
      services: [],
      price: { total: 16_600 },
      due: 0,
    })
    expect(await freeOn(api, ride, day)).toBe(4)
    const id = await reservationOf(property, token)
    expect((await mailTo(property, id, 'reservation_changed'))[0]?.body).toContain('Zrušené: Jazda')
    expect((await property.call('GET', `/reservations/${id}`)).body).toMatchObject({
      attention: expect.stringContaining('Treba vrátiť'),
    })
  })

  test('keeps a service unchanged at the agreed price', async () => {
    const ride = await addRide(property)
    const { token, service } = await aRide(ride)
    await property.call('PUT', `/services/${ride.service}`, { price: 9900 })
    const same = { services: [{ id: service, request: { service_slot: ride.slot, day, persons: 2 } }] }
    expect(await shown(token, same)).toMatchObject({ difference: 0 })
    const more = { services: [{ id: service, request: { service_slot: ride.slot, day, persons: 3 } }] }
    expect(await shown(token, more)).toMatchObject({ difference: 3 * 9900 - 3600 })
  })

  test('has no more seats than the slot, own ones counted as free', async () => {
    const ride = await addRide(property)
    const { token, service } = await aRide(ride)
    const asking = (persons: number) => ({
      services: [{ id: service, request: { service_slot: ride.slot, day, persons } }],
    })
    await holdSeats(api, [aSeat(ride, 1, day)])
    expect((await keep(token, asking(3))).status).toBe(200)
    expect(await change(token, { ...asking(4), dry_run: true })).toMatchObject({
      status: 409,
      body: { code: 'seats_taken' },
    })
    expect(await freeOn(api, ride, day)).toBe(0)
  })

  test('cannot turn it into another service, nor change a removed one', async () => {
    const ride = await addRide(property)
    const dearer = await addRide(property, { price: 9900 })
    const { token, service } = await aRide(ride)
    const other = { service_slot: dearer.slot, day, persons: 2 }
    expect(await change(token, { services: [{ id: service, request: other }], dry_run: true })).toMatchObject(
      {
        status: 400,
        body: { fields: [{ path: 'services.0.request.service_slot', code: 'invalid_choice' }] },
      },
    )
    await keep(token, { services: [{ id: service, request: null }] })
    expect(await change(token, { services: [{ id: service, request: null }], dry_run: true })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
  })

  test('must call once booking for it has ended, or once removing it would save a fee', async () => {
    const ride = await addRide(property, { lead_hours: 24 * 365 })
    const stays = [aStay(await property.addUnit(), ...rideStay)]
    const guest = { last_name: 'Kováč', phone: '+421900111222', email: 'jana@example.com' }
    const answer = await property.call('POST', '/reservations', {
      stays,
      services: [aSeat(ride, 2, day)],
      guest,
    })
    const { token, service_reservations } = answer.body as {
      token: string
      service_reservations: { id: string }[]
    }
    const off = { services: [{ id: service_reservations[0]?.id, request: null }], dry_run: true }
    expect(await change(token, off)).toMatchObject({
      status: 409,
      body: { code: 'change_not_allowed', details: { reason: 'service_too_late' } },
    })
    const { token: costly, service } = await aRide(await addRide(property))
    api.clock.set('2027-06-26T09:00:00Z')
    expect(await change(costly, { services: [{ id: service, request: null }], dry_run: true })).toMatchObject(
      {
        body: { details: { reason: 'fee' } },
      },
    )
    api.clock.set('2027-03-10T09:00:00Z')
  })

  test('of a service alone can change it, and must cancel instead of removing everything', async () => {
    const ride = await addRide(property)
    const { token } = (
      await order(api, await holdSeats(api, [aSeat(ride, 2, day)]), { payment_method: 'on_site' })
    ).body as { token: string }
    const detail = await detailOf(api, token)
    expect(detail.change_until).toBe('2027-06-30')
    const [service] = detail.services
    const moved = {
      services: [{ id: service?.id, request: { service_slot: ride.slot, day: nextWeek, persons: 2 } }],
    }
    expect((await keep(token, moved)).body).toMatchObject({ difference: 0, services_outside: [] })
    expect((await detailOf(api, token)).services).toMatchObject([{ day: nextWeek }])
    expect(
      await change(token, { services: [{ id: service?.id, request: null }], dry_run: true }),
    ).toMatchObject({
      body: { details: { reason: 'empty' } },
    })
  })
})
