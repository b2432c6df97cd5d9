import type { CalendarDay, LowestPrice, UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { addDays, type Day } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const lowest = async () => {
  const { body } = await api.call('GET', '/lowest-prices')
  return (body as LowestPrice[]).find(({ accommodation_unit: unit }) => unit === property.unit)?.price
}

/** The cheapest of the same nights in the unit's calendar. */
async function cheapestDay(): Promise<number> {
  const today = todayIn(api.clock.now())
  const days = await api.call(
    'GET',
    `/accommodation-units/${property.unit}/calendar?from=${today}&to=${addDays(today, 364)}`,
  )
  return Math.min(...(days.body as CalendarDay[]).map(({ price }) => price))
}

test('a visitor reads the price of the cheapest coming night, equal to the calendar’s', async () => {
  const before = await cheapestDay()
  expect(await lowest()).toBe(before)
  const today = todayIn(api.clock.now())
  const season = { accommodation_unit: property.unit, title: 'Mimo sezóny', price: before - 1000 }
  await property.add('prices', { ...season, valid_from: addDays(today, 30), valid_to: addDays(today, 32) })
  expect(await lowest()).toBe(before - 1000)
  expect(await cheapestDay()).toBe(before - 1000)
})

test('a past season, or one that begins after a year, does not count', async () => {
  const before = await lowest()
  const today = todayIn(api.clock.now())
  const season = { accommodation_unit: property.unit, title: 'Inokedy', price: 100 }
  await property.add('prices', { ...season, valid_from: addDays(today, -30), valid_to: addDays(today, -1) })
  await property.add('prices', { ...season, valid_from: addDays(today, 365), valid_to: addDays(today, 400) })
  expect(await lowest()).toBe(before)
})

test('the price of one person is named as such; a season beyond the horizon does not count', async () => {
  const double = await property.addUnit({
    base_price: 6000,
    price_basis: 'occupancy',
    occupancy_prices: [4500],
    horizon_days: 60,
  })
  const season = { accommodation_unit: double, title: 'Neskôr', price: 100 }
  const today = todayIn(api.clock.now())
  await property.add('prices', { ...season, valid_from: addDays(today, 61), valid_to: addDays(today, 90) })
  const { body } = await api.call('GET', `/lowest-prices?accommodation_unit_in=${double}`)
  expect(body).toMatchObject([{ price: 4500, persons: 1, rate_plan: null }])
  await property.call('PUT', `/accommodation-units/${double}`, { active: false })
})

const search = async (from: Day, to: Day) => {
  const { body } = await api.call('GET', `/availability?from=${from}&to=${to}&adults=2`)
  return (body as UnitAvailability[]).find((one) => one.accommodation_unit === property.unit)
}

test('a search without near-by results returns the nearest days further off', async () => {
  const today = todayIn(api.clock.now())
  const [from, to] = [addDays(today, 100), addDays(today, 103)]
  const closure = await property.add('closures', {
    accommodation_unit: property.unit,
    day_from: addDays(today, 60),
    day_to: addDays(today, 130),
  })
  expect(await search(from, to)).toMatchObject({
    available: false,
    refusals: [{ code: 'closed' }],
    alternatives: [
      { arrival: addDays(today, 131), departure: addDays(today, 134) },
      { arrival: addDays(today, 132) },
      { arrival: addDays(today, 133) },
    ],
  })
  await property.call('DELETE', `/closures/${closure}`)
  const beyond = await search(addDays(today, 2000), addDays(today, 2003))
  const [last] = beyond?.refusals ?? []
  expect(last).toMatchObject({ code: 'too_far' })
  expect(beyond?.alternatives[0]).toMatchObject({ arrival: last?.code === 'too_far' && last.last_day })
})

test('a search that is too short for the season returns the longer stay with its price', async () => {
  const [from, to] = ['2027-12-30', '2028-01-01']
  const price = { accommodation_unit: property.unit, title: 'Silvester', price: 12_000, min_nights: 5 }
  await property.add('prices', { ...price, valid_from: '2027-12-26', valid_to: '2028-01-06' })
  const results = await search(from, to)
  expect(results?.refusals).toEqual([{ code: 'min_nights', nights: 5 }])
  expect(results?.longer).toMatchObject({
    arrival: from,
    departure: '2028-01-04',
    total: 5 * 12_000 + 5 * 300,
  })
})

test('some units can be requested alone; hidden ones are left out', async () => {
  const shut = await property.add('accommodation-objects', { title: 'Zavretý dom', active: false })
  const hidden = await property.addUnit({ accommodation_object: shut })
  const shown = await property.addUnit()
  const asked = [shown, hidden].map((unit) => `accommodation_unit_in=${unit}`).join('&')
  for (const [query, units] of [
    [asked, [shown]],
    [`accommodation_unit_in=${hidden}`, []],
    ['', [property.unit, shown]],
  ] as const) {
    const { body } = await api.call('GET', `/lowest-prices?${query}`)
    expect((body as LowestPrice[]).map(({ accommodation_unit: unit }) => unit)).toEqual(units)
  }
  const wrong = await api.call('GET', '/lowest-prices?accommodation_unit_in=izba')
  expect(wrong).toMatchObject({ status: 400 })
})
