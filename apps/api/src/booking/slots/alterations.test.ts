import type { GuestChangeOutcome } from '@dvor/contract/reservations/guest-changes.ts'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { aStay, actAtGateway, buildProperty, order, type TestProperty } from '../../testing/test-property.ts'
import { reservationOf } from '../../testing/fixtures/a-past-stay.ts'
import {
  addRide,
  aSeat,
  brokenCounters,
  freeOn,
  holdSeats,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import { mailTo } from '../../testing/guest-mail.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'
import { detailOf } from '../../testing/fixtures/read-reservation.ts'

/** A Saturday in a stay from Friday to Sunday, and the one after it. */
const stayDays = ['2027-07-02', '2027-07-04'] as const
const day = '2027-07-03'
const nextWeek = '2027-07-10'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  api = await startTestApi()
  property = await buildProperty(api)
})
afterEach(async () => expect(await brokenCounters(api)).toEqual([]))
afterAll(() => api.close())

const change = (token: string, body: object) =>
  api.call('POST', `/reservation-details/${token}/changes`, { body })
const shown = async (token: string, body: object) => {
  const answer = await change(token, { ...body, dry_run: true })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as GuestChangeOutcome
}
/** Previews as a guest does, then stores the change at the shown total. */
const keep = async (token: string, body: object) =>
  change(token, { ...body, expected_total: (await shown(token, body)).price.total })

/** A stay of two nights (16600) with a ride of two people (3600), of which the deposit is paid. */
async function aRide(ride: Ride, pay: 'sandbox' | 'on_site' = 'on_site') {
  const stays = [aStay(await property.addUnit(), ...stayDays)]
  const held = await holdSeats(api, [aSeat(ride, 2, day)], { stays })
  const answer = await order(api, held, { payment_method: pay })
  const { token, payment_url } = answer.body as { token: string; payment_url: string | null }
  if (payment_url) await actAtGateway(api, payment_url, 'pay')
  const detail = await detailOf(api, token)
  const [service] = detail.services
  const [stay] = detail.stays
  if (!service || !stay) throw new Error('booked without a service or a stay')
  return { token, detail, service: service.id, stay }
}

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
    const stays = [aStay(await property.addUnit(), ...stayDays)]
    const guest = { last_name: 'Kováč', phone: '+421900111222', email: 'jana@example.com' }
    const booked = await property.call('POST', '/reservations', {
      stays,
      services: [aSeat(ride, 2, day)],
      guest,
    })
    const { token, service_reservations } = booked.body as {
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

describe('a stay that moves', () => {
  const outside = [{ day, persons: 2 }]

  test('by its guest leaves services outside only with a decision about each', async () => {
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

  test('by the owner is refused the same way, and can move or remove them', async () => {
    const ride = await addRide(property)
    const { token, service, stay } = await aRide(ride)
    const id = await reservationOf(property, token)
    const stays = [aStay(stay.accommodation_unit.id, '2027-07-09', '2027-07-11')]
    const move = (more: object, query = '') =>
      property.call('POST', `/reservations/${id}/stays${query}`, { stays, ...more })
    expect((await move({}, '?dry_run=true')).body).toMatchObject({ services_outside: outside, difference: 0 })
    expect((await move({})).status).toBe(400)
    expect(await detailOf(api, token)).toMatchObject({
      stays: [{ arrival: stayDays[0] }],
      services: [{ day }],
    })
    expect((await move({ services: [{ id: service, request: null }] })).status).toBe(200)
    expect(await detailOf(api, token)).toMatchObject({ stays: [{ arrival: '2027-07-09' }], services: [] })
    expect(await freeOn(api, ride, day)).toBe(4)
    expect((await mailTo(property, id, 'reservation_changed'))[0]?.body).toContain('Zrušené: Jazda')
  })

  test('to another room on the same days needs no decision', async () => {
    const { token, stay } = await aRide(await addRide(property))
    const stays = [aStay(await property.addUnit(), stay.arrival, stay.departure)]
    const answer = await property.call(
      'POST',
      `/reservations/${await reservationOf(property, token)}/stays`,
      {
        stays,
      },
    )
    expect(answer).toMatchObject({ status: 200, body: { services_outside: [] } })
  })
})
