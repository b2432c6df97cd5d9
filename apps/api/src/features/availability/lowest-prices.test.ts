import type { CalendarDay, LowestPrice } from '@dvor/contract/availability.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHouse, type House } from '../../testing/a-house.ts'
import { startTestApi, type TestApi } from '../../testing/test-api.ts'

let api: TestApi
let house: House

beforeAll(async () => {
  api = await startTestApi()
  house = await buildHouse(api)
})
afterAll(() => api.close())

const lowest = async () => {
  const { body } = await api.call('GET', '/lowest-prices')
  return (body as LowestPrice[]).find(({ accommodation_unit: unit }) => unit === house.unit)?.price
}

/** The cheapest of the same nights in the unit's calendar. */
async function cheapestDay(): Promise<number> {
  const today = todayIn(api.clock.now())
  const days = await api.call(
    'GET',
    `/accommodation-units/${house.unit}/calendar?from=${today}&to=${addDays(today, 364)}`,
  )
  return Math.min(...(days.body as CalendarDay[]).map(({ price }) => price))
}

test('a visitor sees the price of the cheapest coming night, as the calendar has it', async () => {
  const before = await cheapestDay()
  expect(await lowest()).toBe(before)
  const today = todayIn(api.clock.now())
  const season = { accommodation_unit: house.unit, title: 'Mimo sezóny', price: before - 1000 }
  await house.add('prices', { ...season, valid_from: addDays(today, 30), valid_to: addDays(today, 32) })
  expect(await lowest()).toBe(before - 1000)
  expect(await cheapestDay()).toBe(before - 1000)
})

test('a season that is over or begins after a year is no price of today', async () => {
  const before = await lowest()
  const today = todayIn(api.clock.now())
  const season = { accommodation_unit: house.unit, title: 'Inokedy', price: 100 }
  await house.add('prices', { ...season, valid_from: addDays(today, -30), valid_to: addDays(today, -1) })
  await house.add('prices', { ...season, valid_from: addDays(today, 365), valid_to: addDays(today, 400) })
  expect(await lowest()).toBe(before)
})

test('some units are answered alone; of one that guests do not see nothing is said', async () => {
  const shut = await house.add('accommodation-objects', { title: 'Zavretý dom', active: false })
  const hidden = await house.addUnit({ accommodation_object: shut })
  const shown = await house.addUnit()
  const asked = [shown, hidden].map((unit) => `accommodation_unit_in=${unit}`).join('&')
  for (const [query, units] of [
    [asked, [shown]],
    [`accommodation_unit_in=${hidden}`, []],
    ['', [house.unit, shown]],
  ] as const) {
    const { body } = await api.call('GET', `/lowest-prices?${query}`)
    expect((body as LowestPrice[]).map(({ accommodation_unit: unit }) => unit)).toEqual(units)
  }
  const wrong = await api.call('GET', '/lowest-prices?accommodation_unit_in=izba')
  expect(wrong).toMatchObject({ status: 400 })
})
