import type { SingleRecord } from '@dvor/contract/declaration/collection.ts'
import type { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aGuest, aStay, type TestProperty } from '../../testing/test-property.ts'
import {
  addRide,
  aSeat,
  freeOn,
  holdSeats,
  openRideProperty,
  saturday,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { codeOf } from '../../testing/fixtures/read-reservation.ts'

type Reservation = SingleRecord<typeof reservations>

let api: TestApi
let property: TestProperty
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, property, close } = await openRideProperty())
})
afterAll(() => close())

const read = async (id: string) => (await property.call('GET', `/reservations/${id}`)).body as Reservation
const emailsOf = async (id: string, key: string) =>
  (await property.call('GET', `/outgoing-emails?reservation=${id}&key=${key}`)).body as {
    body: string
    subject: string
  }[]

async function bookOne(ride: Ride, persons = 2, more: object = {}): Promise<Reservation> {
  const body = { services: [aSeat(ride, persons)], guest: aGuest, ...more }
  const answer = await property.call('POST', '/reservations', body)
  expect(answer.status).toBe(200)
  return answer.body as Reservation
}

describe('the owner', () => {
  test('books a service by phone, also alone, late and out of season, but not what is full', async () => {
    const ride = await addRide(property, { lead_hours: 500, season_from: '2028-01-01' })
    const reservation = await bookOne(ride, 3)
    expect(reservation).toMatchObject({
      state: 'confirmed',
      total: 5400,
      service_reservations: [{ day: saturday, persons: 3, amount: 5400 }],
    })
    const full = await property.call('POST', '/reservations', { services: [aSeat(ride, 2)], guest: aGuest })
    expect(codeOf(full)).toBe('seats_taken')
    expect(
      codeOf(
        await property.call('POST', '/reservations', {
          services: [aSeat(ride, 1, '2027-03-14')],
          guest: aGuest,
        }),
      ),
    ).toBe('not_available')
  })

  test('adds a service to a stay: first the preview, then the seat, and the guest gets an e-mail', async () => {
    const ride = await addRide(property)
    const stays = [aStay(property.unit, '2027-03-12', '2027-03-14')]
    const stay = (await property.call('POST', '/reservations', { stays, guest: aGuest })).body as Reservation
    const path = `/reservations/${stay.id}/service-reservations`
    const answer = await property.call('POST', `${path}?dry_run=true`, aSeat(ride, 2))
    expect(answer.body).toMatchObject({ before: stay.total, difference: 3600 })
    expect(await freeOn(api, ride)).toBe(4)
    const other = await property.call('POST', path, { ...aSeat(ride, 2), expected_total: stay.total })
    expect(codeOf(other)).toBe('price_changed')
    const result = await property.call('POST', path, { ...aSeat(ride, 2), expected_total: stay.total + 3600 })
    expect(result.status).toBe(200)
    expect(await freeOn(api, ride)).toBe(2)
    const after = await read(stay.id)
    expect(after).toMatchObject({ total: stay.total + 3600, due: stay.total + 3600, arrival: '2027-03-12' })
    expect((await emailsOf(stay.id, 'reservation_changed'))[0]?.body).toContain('Pridali sme: Jazda')
  })

  test('removes a service: seats, price, one e-mail, entry in the history', async () => {
    const ride = await addRide(property)
    const reservation = await bookOne(ride, 2)
    const [service] = reservation.service_reservations
    const preview = await property.call('GET', `/service-reservations/${service?.id}/removal`)
    expect(preview.body).toMatchObject({ before: 3600, difference: -3600 })
    expect(await freeOn(api, ride)).toBe(2)
    expect((await property.call('DELETE', `/service-reservations/${service?.id}`)).body).toMatchObject({
      id: service?.id,
    })
    expect((await property.call('DELETE', `/service-reservations/${service?.id}`)).status).toBe(404)
    expect(await freeOn(api, ride)).toBe(4)
    expect(await read(reservation.id)).toMatchObject({ total: 0, service_reservations: [] })
    expect(await emailsOf(reservation.id, 'service_removed')).toHaveLength(1)
    const notice = { reservationId: reservation.id, service: 'Jazda' }
    for (let again = 0; again < 2; again++) {
      const answer = await property.call('POST', '/send-removed-service-notification', notice)
      expect(answer).toMatchObject({ status: 200, body: { notices: 1 } })
    }
    const history = (await property.call('GET', `/reservations/${reservation.id}/history`)).body as {
      action: string
      before: unknown
    }[]
    expect(history).toContainEqual(
      expect.objectContaining({
        action: 'service removed',
        before: expect.objectContaining({ persons: 2, seats: 2 }),
      }),
    )
  })

  test('an agreed price stays when the owner changes the service and then the reservation', async () => {
    const ride = await addRide(property)
    const stays = [aStay(property.unit, '2027-04-02', '2027-04-04')]
    const reservation = await bookOne(ride, 1, { stays })
    await property.call('PUT', `/services/${ride.service}`, { price: 9900, title: 'Iná jazda' })
    const later = [aStay(property.unit, '2027-04-03', '2027-04-05')]
    const request = { stays: later, keep_services: reservation.service_reservations.map(({ id }) => id) }
    const moved = await property.call('POST', `/reservations/${reservation.id}/stays`, request)
    expect(moved.body).toMatchObject({ difference: 0 })
    expect((await read(reservation.id)).service_reservations).toMatchObject([
      { unit_price: 1800, amount: 1800 },
    ])
  })

  test('lists the guests day by day', async () => {
    const ride = await addRide(property)
    const reservation = await bookOne(ride, 2)
    await holdSeats(api, [aSeat(ride, 1)])
    const { body } = await property.call(
      'GET',
      `/services/${ride.service}/bookings?from=2027-03-01&to=2027-03-31`,
    )
    expect(body).toMatchObject([
      {
        day: saturday,
        time_from: '10:00',
        capacity: 4,
        taken: 3,
        persons: 3,
        cancelled_at: null,
        bookings: [
          {
            reservation: reservation.id,
            number: reservation.number,
            guest_name: 'Jana Nováková',
            state: 'confirmed',
            persons: 2,
          },
          { state: 'hold', guest_name: null, persons: 1 },
        ],
      },
    ])
  })

  test('cancels an occurrence: guests get the reason, prices fall, it cannot be booked', async () => {
    const ride = await addRide(property)
    const [first, second] = [await bookOne(ride, 1), await bookOne(ride, 2)]
    const off = { service_slot: ride.slot, day: saturday, reason: 'Kôň si poranil kopyto.' }
    expect((await property.call('POST', '/service-occurrences/cancellation', off)).body).toEqual({
      reservations: 2,
    })
    for (const { id } of [first, second]) {
      expect(await read(id)).toMatchObject({ total: 0, attention: expect.stringContaining('sa nekoná') })
      expect((await emailsOf(id, 'service_cancelled'))[0]?.body).toContain('Kôň si poranil kopyto.')
    }
    expect(await freeOn(api, ride)).toBe(0)
    expect((await property.call('POST', '/service-occurrences/cancellation', off)).body).toEqual({
      reservations: 0,
    })
    const late = await property.call('POST', '/reservations', { services: [aSeat(ride)], guest: aGuest })
    expect(codeOf(late)).toBe('not_available')
    const past = { ...off, day: '2027-03-06' }
    expect(codeOf(await property.call('POST', '/service-occurrences/cancellation', past))).toBe('conflict')
  })
})

describe('a slot', () => {
  test('is weekly or on one day, and ends after it begins', async () => {
    const { service } = await addRide(property)
    const slot = { service, time_from: '10:00', time_to: '11:00', capacity: 2 }
    const issuesOf = async (values: object) =>
      (
        (await property.call('POST', '/service-slots', { ...slot, ...values })).body as {
          fields?: { path: string }[]
        }
      ).fields?.map(({ path }) => path)
    expect(await issuesOf({})).toEqual(['weekday'])
    expect(await issuesOf({ weekday: 8 })).toEqual(['weekday'])
    expect(await issuesOf({ weekday: 1, day: saturday })).toEqual(['day'])
    expect(await issuesOf({ weekday: 1, time_to: '10:00' })).toEqual(['time_to'])
    expect(await issuesOf({ weekday: 1, capacity: 0 })).toEqual(['capacity'])
    expect(await issuesOf({ weekday: 1, valid_from: '2027-05-02', valid_to: '2027-05-01' })).toEqual([
      'valid_to',
    ])
    expect(await issuesOf({ weekday: 1 })).toBeUndefined()
  })

  test('has no count and no single read', async () => {
    const { slot } = await addRide(property)
    for (const path of ['/service-slots/count', `/service-slots/${slot}`])
      expect((await property.call('GET', path)).status).toBeGreaterThanOrEqual(404)
  })

  test('that guests have booked stays at its time, and is deleted only without them', async () => {
    const ride = await addRide(property)
    await bookOne(ride, 3)
    const move = await property.call('PUT', `/service-slots/${ride.slot}`, { time_from: '10:30' })
    expect(move).toMatchObject({
      status: 409,
      body: { code: 'in_use', details: { service_reservations: 1 } },
    })
    expect(codeOf(await property.call('DELETE', `/service-slots/${ride.slot}`))).toBe('in_use')
    expect(codeOf(await property.call('DELETE', `/services/${ride.service}`))).toBe('in_use')
    const unused = await addRide(property)
    expect((await property.call('DELETE', `/service-slots/${unused.slot}`)).status).toBe(200)
  })

  test('with another capacity applies it to booked days, too, but never below the taken seats', async () => {
    const ride = await addRide(property)
    await bookOne(ride, 3)
    await property.call('PUT', `/service-slots/${ride.slot}`, { capacity: 6 })
    expect(await freeOn(api, ride)).toBe(3)
    await property.call('PUT', `/service-slots/${ride.slot}`, { capacity: 1 })
    expect(await freeOn(api, ride)).toBe(0)
  })
})
