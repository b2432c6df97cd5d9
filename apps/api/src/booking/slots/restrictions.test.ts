import type { Hold } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { actAtGateway, aStay, order, type TestProperty } from '../../testing/test-property.ts'
import {
  addRide,
  aSeat,
  freeOn,
  holdSeats,
  openRideProperty,
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

describe('restrictions', () => {
  test('name the issue of each request', async () => {
    const season = await addRide(property, { season_from: '2027-05-01' })
    const off = await addRide(property)
    await property.call('PUT', `/service-slots/${off.slot}`, { active: false })
    const refused = await tryHold(api, {
      services: [aSeat(season), aSeat(off), aSeat(ride, 1, '2027-03-14'), aSeat(ride, 1, '2027-03-06')],
    })
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_available' } })
    const { details } = refused.body as { details: { services: { refusals: { code: string }[] }[] } }
    expect(details.services.map(({ refusals }) => refusals.map(({ code }) => code))).toEqual([
      ['out_of_season'],
      ['not_offered'],
      ['not_on_day'],
      ['past'],
    ])
  })

  test('a yearly season repeats in a later year, and needs both its ends', async () => {
    const winter = { season_from: '2025-12-20', season_to: '2026-03-13', season_yearly: true }
    const sledge = await addRide(property, winter)
    const days = ['2027-03-13', '2027-03-20', '2027-12-18', '2027-12-25']
    const listed = await Promise.all(days.map((day) => freeOn(api, sledge, day)))
    expect(listed.map((free) => free !== null)).toEqual([true, false, false, true])
    const tried = await Promise.all(days.map((day) => tryHold(api, { services: [aSeat(sledge, 1, day)] })))
    expect(tried.map(({ status }) => status)).toEqual([200, 409, 409, 200])
    expect(
      (await property.call('PUT', `/services/${sledge.service}`, { season_to: null })).body,
    ).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'season_to', code: 'required' }],
    })
  })

  test('unknown and repeated slots are invalid requests', async () => {
    const unknown = { ...aSeat(ride), service_slot: property.unit }
    expect(await tryHold(api, { services: [unknown] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'services.0.service_slot', code: 'not_found' }] },
    })
    expect(await tryHold(api, { services: [aSeat(ride), aSeat(ride, 2)] })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'services.1.service_slot', code: 'not_unique' }] },
    })
  })
})

describe('a service with a least age', () => {
  test('is refused for more people than the party has above that age, in hold and order', async () => {
    const own = await addRide(property, { min_age: 6, requirements: 'Deti od šiestich rokov.' })
    const unit = await property.addUnit()
    const stay = { ...aStay(unit, '2027-03-12', '2027-03-14'), adults: 2, children_ages: [2] }
    const refused = { code: 'not_available', details: { services: [{ index: 0, refusals: [young] }] } }
    const both = (persons: number) => tryHold(api, { stays: [stay], services: [aSeat(own, persons)] })
    expect((await both(3)).body).toMatchObject(refused)
    const held = await both(2)
    expect(held.status).toBe(200)
    const answer = await order(api, held.body as Hold, { more: { services: [aSeat(own, 3)] } })
    expect(answer.body).toMatchObject(refused)
    // Ages are unknown where the service is booked without a stay.
    expect((await tryHold(api, { services: [aSeat(own, 2)] })).status).toBe(200)
  })
  const young = { code: 'too_young', min_age: 6, persons: 2 }
})

describe('a group', () => {
  test('has its slot to itself at one price', async () => {
    const sauna = await addRide(property, { price_unit: 'group', price: 4500, min_persons: 2 })
    const hold = await holdSeats(api, [aSeat(sauna, 3)])
    expect(hold.price.total).toBe(4500)
    expect(await freeOn(api, sauna)).toBe(0)
    expect(codeOf(await tryHold(api, { services: [aSeat(sauna, 2)] }))).toBe('seats_taken')
    await api.call('DELETE', `/reservation-holds/${hold.token}`)
    expect(codeOf(await tryHold(api, { services: [aSeat(sauna, 1)] }))).toBe('not_available')
    expect(await freeOn(api, sauna)).toBe(4)
  })
})

describe('an end', () => {
  test('of a reservation frees its seats, and an undo takes them again if they are free', async () => {
    const own = await addRide(property)
    const { token } = await orderedOf(
      order(api, await holdSeats(api, [aSeat(own, 3)]), { payment_method: 'on_site' }),
    )
    expect((await api.call('POST', `/reservation-details/${token}/cancellation`, { body: {} })).status).toBe(
      200,
    )
    expect(await freeOn(api, own)).toBe(4)
    const [found] = (await property.call('GET', `/reservations?token=${token}`)).body as { id: string }[]
    const undo = () => property.call('PUT', `/reservations/${found?.id}`, { state: 'confirmed' })
    const other = await holdSeats(api, [aSeat(own, 2)])
    expect(codeOf(await undo())).toBe('seats_taken')
    await api.call('DELETE', `/reservation-holds/${other.token}`)
    expect((await undo()).status).toBe(200)
    expect(await freeOn(api, own)).toBe(1)
    expect((await property.call('DELETE', `/reservations/${found?.id}`)).status).toBe(200)
    expect(await freeOn(api, own)).toBe(4)
  })

  test('late payments confirm only while the seats are free', async () => {
    const own = await addRide(property, {}, { weekday: null, day: '2027-03-25', capacity: 2 })
    const seat = aSeat(own, 2, '2027-03-25')
    const { token, payment_url } = await orderedOf(order(api, await holdSeats(api, [seat])))
    api.clock.advanceMinutes(31)
    await holdSeats(api, [seat])
    await actAtGateway(api, payment_url, 'pay')
    expect((await detailOf(api, token)).state).toBe('expired')
    const [found] = (await property.call('GET', `/reservations?token=${token}`)).body as {
      attention: string
    }[]
    expect(found?.attention).toContain('po termíne')
  })
})
