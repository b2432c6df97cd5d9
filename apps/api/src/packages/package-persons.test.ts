import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type { ReservationDetail } from '@dvor/contract/reservations/reservation-details.ts'
import type { Hold, OrderResult } from '@dvor/contract/reservations/reservations.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { addAdvent, adventHold, type SoldAdvent } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { detailOf, idOf } from '../testing/fixtures/read-reservation.ts'
import { PropertyPerTest } from '../testing/fixtures/property-per-test.ts'
import type { Answer, TestApi } from '../testing/test-api.ts'
import { aStay, order, type TestProperty } from '../testing/test-property.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
let advent: SoldAdvent
beforeEach(async () => {
  ;({ api, property } = await properties.open())
  await property.settings({ stay_tax_rates: [] })
  advent = await addAdvent(property, { price_basis: 'person', price: 9450 })
})
afterAll(() => properties.close())

function done<T>({ status, body }: Answer): T {
  expect(status, JSON.stringify(body)).toBe(200)
  return body as T
}

/** An order of the package for two. */
async function ordered(unit = property.unit): Promise<OrderResult> {
  const hold = done<Hold>(await tryHold(api, adventHold(advent, unit)))
  return done<OrderResult>(await order(api, hold, { payment_method: 'on_site' }))
}
const withThree = ({ stays: [stay] }: ReservationDetail) => {
  const { id, arrival = '', departure = '' } = stay ?? {}
  return { id, arrival, departure, adults: 3, children_ages: [] }
}
const addThird = async (token: string, more: object) =>
  api.call('POST', `/reservation-details/${token}/changes`, {
    body: { stays: [withThree(await detailOf(api, token))], ...more },
  })
const taking = async (token: string) =>
  (await detailOf(api, token)).services.map(({ persons, amount }) => [persons, amount])

test('a guest who joins later takes part in the activity of the package, whose price has them already', async () => {
  const { token } = await ordered()
  const [[, share] = []] = await taking(token)
  const shown = done<PriceChange>(await addThird(token, { dry_run: true }))
  expect(shown.difference).toBe(9450)
  done(await addThird(token, { expected_total: 3 * 9450 }))
  expect(await taking(token)).toEqual([[3, share]])
})

test('the owner adds the guest to the activity in the same way', async () => {
  const { token, number } = await ordered()
  const { id: _stay, ...stay } = withThree(await detailOf(api, token))
  const body = { stays: [{ accommodation_unit: property.unit, ...stay }], expected_total: 3 * 9450 }
  done(await property.call('POST', `/reservations/${await idOf(property, number)}/stays`, body))
  expect((await taking(token)).map(([persons]) => persons)).toEqual([3])
})

test('a smaller party gives its seats at the activity back, by the guest’s change or the owner’s', async () => {
  const { token, number } = await ordered()
  const seatsTaken = async () => {
    const { rows } = await api.api.db.$client.query('select taken from slot_occurrences')
    return rows.map(({ taken }) => taken)
  }
  const [[, share] = []] = await taking(token)
  done(await addThird(token, { expected_total: 3 * 9450 }))
  expect(await seatsTaken()).toEqual([3])
  const {
    stays: [stay],
  } = await detailOf(api, token)
  const { id, arrival, departure } = stay ?? {}
  const two = { stays: [{ id, arrival, departure, adults: 2, children_ages: [] }] }
  const path = `/reservation-details/${token}/changes`
  done(await api.call('POST', path, { body: { ...two, expected_total: 2 * 9450 } }))
  expect([await taking(token), await seatsTaken()]).toEqual([[[2, share]], [2]])
  const one = { accommodation_unit: property.unit, arrival, departure, adults: 1, children_ages: [] }
  const body = { stays: [one], expected_total: 9450 }
  done(await property.call('POST', `/reservations/${await idOf(property, number)}/stays`, body))
  expect([await taking(token), await seatsTaken()]).toEqual([[[1, share]], [1]])
})

test('one of two guests who does not come takes half of the price along, though most of it is for the activity', async () => {
  await property.call('PUT', `/services/${advent.baking.service}`, { price: 15_000 })
  const { token, number } = await ordered()
  const id = await idOf(property, number)
  const total = async () => (await detailOf(api, token)).price.total
  const [[, share = 0] = []] = await taking(token)
  const {
    stays: [stay],
  } = await detailOf(api, token)
  const withAdults = (adults: number, expected_total: number) =>
    property.call('POST', `/reservations/${id}/stays`, {
      stays: [aStay(property.unit, stay?.arrival ?? '', stay?.departure ?? '', { adults })],
      expected_total,
    })
  done(await withAdults(1, 9450))
  const [[persons, kept = 0] = []] = await taking(token)
  expect([await total(), persons, kept < share]).toEqual([9450, 1, true])
  const dog = await property.add('common-services', {
    title: 'Psík',
    price: 500,
    price_unit: 'stay',
    vat_kind: 'other',
  })
  done(
    await property.call('POST', `/reservations/${id}/common-service-reservations`, {
      common_service: dog,
      quantity: 1,
    }),
  )
  expect(await total()).toBe(9450 + 500)
  done(await withAdults(2, 2 * 9450 + 500))
})

test('a guest for whom the activity has no seat cannot join', async () => {
  const orders = [await ordered()]
  for (let more = 0; more < 3; more++) orders.push(await ordered(await property.addUnit()))
  expect(await addThird(orders[0]?.token ?? '', { dry_run: true })).toMatchObject({
    status: 409,
    body: { code: 'seats_taken' },
  })
})
