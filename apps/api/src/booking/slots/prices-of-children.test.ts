import type { PriceBreakdown, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { ServiceRequest, ServiceReservation, SlotRestriction } from '@dvor/contract/services/slots.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addRide, aSeat, holdSeats, openRideProperty, tryHold } from '../../testing/fixtures/a-service.ts'
import type { Ride } from '../../testing/fixtures/a-service.ts'
import { detailOf, idOf, orderedOf } from '../../testing/fixtures/read-reservation.ts'
import type { Answer, TestApi } from '../../testing/test-api.ts'
import { aStay, order, type TestProperty } from '../../testing/test-property.ts'

let api: TestApi
let property: TestProperty
let close: () => Promise<void>
beforeAll(async () => {
  ;({ api, property, close } = await openRideProperty())
})
afterAll(() => close())

const child_prices = [
  { label: 'Dieťa do 6 rokov', up_to_age: 6, percent: 0, amount: 700 },
  { label: 'Dieťa do 12 rokov', up_to_age: 12, percent: 50 },
]

const restrictionsOf = ({ body }: Answer): SlotRestriction[] =>
  (body as { details: { services: { refusals: SlotRestriction[] }[] } }).details.services.flatMap(
    ({ refusals }) => refusals,
  )

async function bookedSeats(services: ServiceRequest[], stays: StayRequest[] = []) {
  const hold = await holdSeats(api, services, { stays })
  const { token, number } = await orderedOf(order(api, hold, { more: { services } }))
  return { token, id: await idOf(property, number) }
}

const family = async (adults = 2, children_ages: number[] = []) => ({
  ...aStay(await property.addUnit(), '2027-03-12', '2027-03-14'),
  adults,
  children_ages,
})

describe('prices of children', () => {
  test('are the same in quote, order and reservation: a percentage, a fixed price, the full price', async () => {
    const ride = await addRide(property, { child_prices })
    const seats = { ...aSeat(ride, 4), children_ages: [5, 10, 15] }
    const quote = await api.call('POST', '/quotes', { body: { services: [seats] } })
    const { lines, total } = quote.body as PriceBreakdown
    expect(
      lines.map(({ quantity, unit_price, amount, age_label }) => [quantity, unit_price, amount, age_label]),
    ).toEqual([
      [2, 1800, 3600, undefined],
      [1, 700, 700, 'Dieťa do 6 rokov'],
      [1, 900, 900, 'Dieťa do 12 rokov'],
    ])
    expect(total).toBe(5200)
    const { token } = await bookedSeats([seats])
    const detail = await detailOf(api, token)
    expect(detail.price.total).toBe(5200)
    expect(detail.services).toMatchObject([
      { persons: 4, children_ages: [5, 10, 15], amount: 5200 },
    ] satisfies Partial<ServiceReservation>[])
  })

  test('stay as agreed when the owner changes them', async () => {
    const ride = await addRide(property, { child_prices })
    const seats = { ...aSeat(ride, 2), children_ages: [10] }
    const { token, id } = await bookedSeats([seats])
    await property.call('PUT', `/services/${ride.service}`, { child_prices: [] })
    const more = await addRide(property)
    await property.call('POST', `/reservations/${id}/service-reservations`, aSeat(more))
    expect((await detailOf(api, token)).price.total).toBe(1800 + 900 + 1800)
  })

  test('need ages of the people who come, old enough for the service', async () => {
    const ride = await addRide(property, { child_prices, min_age: 6 })
    const many = await tryHold(api, { services: [{ ...aSeat(ride, 1), children_ages: [7, 8] }] })
    expect(many).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'services.0.children_ages', code: 'too_many' }] },
    })
    const young = await tryHold(api, { services: [{ ...aSeat(ride, 3), children_ages: [4, 8] }] })
    expect(restrictionsOf(young)).toEqual([{ code: 'too_young', min_age: 6, persons: 2 }])
  })
})

describe('limits of a service', () => {
  test('hold for one reservation, or for each of its units', async () => {
    const own = await addRide(property, { max_persons: 2 })
    expect(restrictionsOf(await tryHold(api, { services: [aSeat(own, 3)] }))).toEqual([
      { code: 'too_many', persons: 2 },
    ])
    const perUnit = await addRide(property, { max_persons: 1, max_per_unit: true })
    const stays = [await family(), await family()]
    const asked = (persons: number) => tryHold(api, { stays, services: [aSeat(perUnit, persons)] })
    expect(restrictionsOf(await asked(3))).toEqual([{ code: 'too_many', persons: 2 }])
    expect((await asked(2)).status).toBe(200)
  })

  test('for each unit count guests who move to another room, or come back to theirs, once', async () => {
    const perUnit = await addRide(property, { max_persons: 2, max_per_unit: true })
    const [one, other] = [await property.addUnit(), await property.addUnit()]
    const arrival = '2027-03-12'
    const moved = [aStay(one, arrival, '2027-03-14'), aStay(other, '2027-03-14', '2027-03-16')]
    const back = [aStay(one, arrival, '2027-03-14'), aStay(one, '2027-03-15', '2027-03-16')]
    for (const stays of [moved, back])
      expect(restrictionsOf(await tryHold(api, { stays, services: [aSeat(perUnit, 3)] }))).toEqual([
        { code: 'too_many', persons: 2 },
      ])
  })

  test('let only guests of its units book it', async () => {
    const stay = await family()
    const sauna = await addRide(property, { units: [stay.accommodation_unit] })
    const elsewhere = { stays: [await family()], services: [aSeat(sauna)] }
    expect(restrictionsOf(await tryHold(api, elsewhere))).toEqual([{ code: 'not_in_unit' }])
    expect(restrictionsOf(await tryHold(api, { services: [aSeat(sauna)] }))).toEqual([
      { code: 'not_in_unit' },
    ])
    expect((await tryHold(api, { stays: [stay], services: [aSeat(sauna)] })).status).toBe(200)
    const unknown = await property.call('PUT', `/services/${sauna.service}`, { units: [sauna.slot] })
    expect(unknown).toMatchObject({ status: 400, body: { fields: [{ path: 'units', code: 'not_found' }] } })
  })
})

describe('activities at the same time', () => {
  const overlapping = async (): Promise<[Ride, Ride]> => [
    await addRide(property, { title: 'Jazda' }),
    await addRide(property, { title: 'Pečenie' }, { time_from: '10:30', time_to: '12:00' }),
  ]

  test('are refused with name and time when the party is too small for both', async () => {
    const [ride, baking] = await overlapping()
    const stays = [await family(2)]
    const refused = await tryHold(api, { stays, services: [aSeat(ride, 2), aSeat(baking, 1)] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'not_available' } })
    expect(restrictionsOf(refused)).toEqual([
      { code: 'overlap', title: 'Pečenie', time_from: '10:30', time_to: '12:00' },
      { code: 'overlap', title: 'Jazda', time_from: '10:00', time_to: '11:00' },
    ])
    expect((await tryHold(api, { stays, services: [aSeat(ride, 1), aSeat(baking, 1)] })).status).toBe(200)
  })

  test('follow each other without an overlap, and the owner may book them', async () => {
    const [ride] = await overlapping()
    const after = await addRide(property, {}, { time_from: '11:00', time_to: '12:00' })
    const stays = [await family(2)]
    expect((await tryHold(api, { stays, services: [aSeat(ride, 2), aSeat(after, 2)] })).status).toBe(200)
    const { id } = await bookedSeats([aSeat(ride, 1)], [await family(1)])
    const [, baking] = await overlapping()
    const answer = await property.call('POST', `/reservations/${id}/service-reservations`, aSeat(baking, 1))
    expect(answer.status).toBe(200)
  })
})
