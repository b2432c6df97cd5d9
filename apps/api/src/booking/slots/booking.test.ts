import { priceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import type { Occurrence } from '@dvor/contract/services/slots.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAtGateway, aStay, order, type TestProperty } from '../../testing/test-property.ts'
import {
  addRide,
  aSeat,
  freeOn,
  holdSeats,
  openRideProperty,
  saturday,
  tryHold,
  type Ride,
} from '../../testing/fixtures/a-service.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { codeOf, detailOf, orderedOf } from '../../testing/fixtures/read-reservation.ts'

let api: TestApi
let property: TestProperty
let ride: Ride
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, property, ride, close } = await openRideProperty())
})
afterAll(() => close())

describe('occurrences', () => {
  test('are listed for visitors with their free seats, day by day', async () => {
    const { status, body } = await api.call('GET', '/service-occurrences?from=2027-03-08&to=2027-03-27')
    expect(status).toBe(200)
    expect(body).toMatchObject([
      {
        service: ride.service,
        day: '2027-03-13',
        time_from: '10:00',
        time_to: '11:00',
        capacity: 4,
        free: 4,
        refusals: [],
      },
      { day: '2027-03-20', free: 4 },
      { day: '2027-03-27', free: 4 },
    ])
  })

  test('of an invalid range are refused', async () => {
    for (const range of [
      'from=2027-03-13&to=2027-03-12',
      'from=2027-03-13&to=2027-06-21',
      'from=2027-03-13',
    ]) {
      const { status } = await api.call('GET', `/service-occurrences?${range}`)
      expect(status).toBe(400)
    }
  })

  test('that cannot be booked any more have the reason', async () => {
    const late = await addRide(property, { lead_hours: 96 })
    const { body } = await api.call(
      'GET',
      `/service-occurrences?from=${saturday}&to=${saturday}&service=${late.service}`,
    )
    expect((body as Occurrence[])[0]?.refusals).toEqual([{ code: 'too_late', lead_hours: 96 }])
  })

  test('are hidden with their service or their slot', async () => {
    const hidden = await addRide(property)
    await property.call('PUT', `/services/${hidden.service}`, { active: false })
    expect(await freeOn(api, hidden)).toBeNull()
    const { body } = await api.call('GET', `/service-slots?service=${hidden.service}`)
    expect(body).toEqual([])
  })
})

describe('with a stay', () => {
  test('quote, hold, order and detail show the seat with its price, once', async () => {
    const stays = [aStay(property.unit, '2027-03-12', '2027-03-14')]
    const services = [aSeat(ride, 2)]
    const quote = priceBreakdown.parse(
      (await api.call('POST', '/quotes', { body: { stays, services } })).body,
    )
    expect(quote.lines).toContainEqual(
      expect.objectContaining({
        kind: 'service',
        quantity: 2,
        unit_price: 1800,
        amount: 3600,
        vat_kind: 'other',
      }),
    )
    const hold = await holdSeats(api, services, { stays })
    expect(hold.price).toEqual(quote)
    expect(await freeOn(api, ride)).toBe(2)
    const { token } = await orderedOf(order(api, hold, { payment_method: 'on_site' }))
    const detail = await detailOf(api, token)
    expect(detail.price).toEqual(quote)
    expect(detail.services).toMatchObject([
      {
        service: ride.service,
        service_slot: ride.slot,
        day: saturday,
        time_from: '10:00',
        persons: 2,
        amount: 3600,
      },
    ])
    expect(await freeOn(api, ride)).toBe(2)
  })

  test('a hold replaces its seats, and keeps the old ones where the new are taken', async () => {
    const own = await addRide(property)
    const hold = await holdSeats(api, [aSeat(own, 3)])
    const more = await tryHold(api, { services: [aSeat(own, 4)], hold_token: hold.token })
    expect(more.status).toBe(200)
    expect(await freeOn(api, own)).toBe(0)
    const { token } = more.body as { token: string }
    expect(codeOf(await tryHold(api, { services: [aSeat(own, 5)], hold_token: token }))).toBe('seats_taken')
    expect(await freeOn(api, own)).toBe(0)
    expect((await api.call('DELETE', `/reservation-holds/${token}`)).status).toBe(200)
    expect(await freeOn(api, own)).toBe(4)
  })

  test('seats of an expired hold are free in reads and bookings, without any job', async () => {
    const own = await addRide(property, {}, { capacity: 2 })
    await holdSeats(api, [aSeat(own, 2)])
    expect(codeOf(await tryHold(api, { services: [aSeat(own, 1)] }))).toBe('seats_taken')
    api.clock.advanceMinutes(16)
    expect(await freeOn(api, own)).toBe(2)
    expect((await tryHold(api, { services: [aSeat(own, 2)] })).status).toBe(200)
    expect(await freeOn(api, own)).toBe(0)
    api.clock.advanceMinutes(16)
  })

  test('an order with other seats than the hold takes those, or is refused', async () => {
    const own = await addRide(property)
    const other = await holdSeats(api, [aSeat(own, 3)])
    const hold = await holdSeats(api, [aSeat(own, 1)])
    const gone = await order(api, hold, { more: { services: [aSeat(own, 2)] }, expected_total: 3600 })
    expect(gone).toMatchObject({
      status: 409,
      body: {
        code: 'seats_taken',
        details: { services: [{ index: 0, refusals: [{ code: 'full', free: 1 }] }] },
      },
    })
    await api.call('DELETE', `/reservation-holds/${other.token}`)
    const options = { payment_method: 'on_site', more: { services: [aSeat(own, 2)] }, expected_total: 3600 }
    const { token } = await orderedOf(order(api, hold, options))
    expect((await detailOf(api, token)).services).toMatchObject([{ persons: 2, amount: 3600 }])
    expect(await freeOn(api, own)).toBe(2)
  })
})

describe('alone', () => {
  test('a service is held, ordered, fully paid at once, and shown to its guest', async () => {
    const own = await addRide(property)
    const hold = await holdSeats(api, [aSeat(own, 2)])
    expect(hold.price).toMatchObject({ total: 3600, deposit_due: 3600, stay_tax: 0 })
    const { token, payment_url } = await orderedOf(order(api, hold))
    await actAtGateway(api, payment_url, 'pay')
    const detail = await detailOf(api, token)
    expect(detail).toMatchObject({ state: 'confirmed', stays: [], paid: 3600, can_cancel: true })
    const file = await api.app.inject({ url: `/api/reservation-details/${token}/calendar.ics` })
    expect(file.body).toContain('DTSTART:20270313T090000Z')
    const emails = (
      await property.call('GET', '/outgoing-emails?key=reservation_confirmed&_sort=createdAt:DESC')
    ).body as { body: string }[]
    expect(emails[0]?.body.replaceAll(/&nbsp;|\s+/g, ' ')).toContain('sobota 13. marca 2027 o 10:00')
    expect(emails[0]?.body).not.toContain('Ubytovať sa môžete')
  })

  test('a service without a stay needs no mandatory service and no minimum of nights', async () => {
    const extra = await property.add('common-services', {
      title: 'Upratanie',
      price: 3000,
      price_unit: 'stay',
      vat_kind: 'other',
      mandatory: true,
    })
    const quote = (await api.call('POST', '/quotes', { body: { services: [aSeat(ride)] } })).body
    expect(quote).toMatchObject({ total: 1800 })
    await property.call('DELETE', `/common-services/${extra}`)
  })

  test('an empty request is refused', async () => {
    for (const path of ['/quotes', '/reservation-holds']) {
      const answer = await api.call('POST', path, { body: { stays: [], services: [] } })
      expect(answer).toMatchObject({ status: 400, body: { fields: [{ path: 'stays', code: 'required' }] } })
    }
  })

  test('a transfer is offered only while there is a day for it', async () => {
    const soon = await addRide(property, {}, { weekday: 3, time_from: '18:00', time_to: '19:00' })
    const hold = await holdSeats(api, [aSeat(soon, 1, '2027-03-10')])
    expect(codeOf(await order(api, hold, { payment_method: 'transfer' }))).toBe('payment_method_unavailable')
  })
})
