import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

test('a season that repeats every year prices the same dates of later years', async () => {
  const unit = await property.addUnit({ base_price: 8000, horizon_days: 1000 })
  const season = {
    accommodation_unit: unit,
    title: 'Silvester',
    valid_from: '2026-12-28',
    valid_to: '2027-01-02',
    price: 15_000,
    repeats_yearly: true,
  }
  expect(await property.call('POST', '/prices', { ...season, valid_to: '2027-12-28' })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'valid_to', code: 'longer_than_year' }, {}, { path: 'repeats_yearly' }] },
  })
  await property.add('prices', season)
  const { body } = await api.call('POST', '/quotes', {
    body: { stays: [aStay(unit, '2028-12-27', '2029-01-04')] },
  })
  expect(
    (body as PriceBreakdown).lines
      .filter(({ kind }) => kind === 'nights')
      .map(({ rule, quantity, unit_price }) => [rule, quantity, unit_price]),
  ).toEqual([
    [null, 1, 8000],
    ['Silvester', 6, 15_000],
    [null, 1, 8000],
  ])
  const effect = await property.call('POST', '/season-effects', {
    accommodation_unit: unit,
    season: {
      title: 'Minulé leto',
      valid_from: '2020-07-01',
      valid_to: '2020-07-10',
      price: 1,
      repeats_yearly: true,
    },
  })
  expect(effect.body).toMatchObject({ nights: 10, priced_nights: 10 })
})

const restrictionsOf = async (unit: string, from: string, to: string) => {
  const { status, body } = await api.call('POST', '/reservation-holds', {
    body: { stays: [aStay(unit, from, to)] },
  })
  if (status === 200) return []
  return (body as { details: { stays: { refusals: { code: string }[] }[] } }).details.stays.flatMap(
    ({ refusals }) => refusals.map(({ code }) => code),
  )
}

test('a single day has its price, its limits and its closures, before the season', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  await property.add('prices', {
    accommodation_unit: unit,
    title: 'Jeseň',
    valid_from: '2027-10-01',
    valid_to: '2027-10-31',
    price: 9000,
    max_nights: 3,
  })
  const add = (values: object) =>
    property.call('POST', '/day-rates', { accommodation_unit: unit, title: 'Deň', ...values })
  expect((await add({ day: '2027-10-05', title: 'Jarmok', price: 12_000, max_nights: 5 })).status).toBe(200)
  expect((await add({ day: '2027-10-06', closed_to_arrival: true })).status).toBe(200)
  expect((await add({ day: '2027-10-08', closed_to_departure: true })).status).toBe(200)
  expect(await add({ day: '2027-10-08' })).toMatchObject({ status: 409 })
  expect(await add({ day: '2027-10-09', min_nights: 3, max_nights: 2 })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'max_nights', code: 'out_of_order' }, { path: 'min_nights' }] },
  })
  const { body } = await api.call('POST', '/quotes', {
    body: { stays: [aStay(unit, '2027-10-04', '2027-10-07')] },
  })
  expect(
    (body as PriceBreakdown).lines
      .filter(({ kind }) => kind === 'nights')
      .map(({ rule, quantity, unit_price }) => [rule, quantity, unit_price]),
  ).toEqual([
    ['Jeseň', 1, 9000],
    ['Jarmok', 1, 12_000],
    ['Jeseň', 1, 9000],
  ])
  const simulated = await property.call('POST', '/price-simulations', {
    stay: aStay(unit, '2027-10-05', '2027-10-06'),
  })
  expect(simulated.body).toMatchObject({
    max_nights: 5,
    nights: [
      { price: 12_000, winner: { title: 'Jarmok' }, losers: [{ title: 'Jeseň', reason: 'day_rate' }] },
    ],
  })
  expect(await restrictionsOf(unit, '2027-10-06', '2027-10-07')).toEqual(['arrival_closed'])
  expect(await restrictionsOf(unit, '2027-10-07', '2027-10-08')).toEqual(['departure_closed'])
  expect(await restrictionsOf(unit, '2027-10-04', '2027-10-09')).toEqual(['max_nights'])
  const days = (await api.call('GET', `/accommodation-units/${unit}/calendar?from=2027-10-05&to=2027-10-08`))
    .body as CalendarDay[]
  expect(days.map((day) => [day.price, day.max_nights, day.no_arrival, day.can_depart])).toEqual([
    [12_000, 5, null, true],
    [9000, 3, 'arrival_closed', true],
    [9000, 3, null, true],
    [9000, 3, null, false],
  ])
  expect(await restrictionsOf(unit, '2027-10-05', '2027-10-10')).toEqual([])
})
