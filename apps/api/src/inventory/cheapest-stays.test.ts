import type { Alternative, UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { addDays, eachDay, weekdayOf } from '@dvor/format/days.ts'
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

const staysFor = async (query: string) => {
  const { status, body } = await api.call('GET', `/cheapest-stays?${query}`)
  return { status, stays: body as Alternative[] }
}

/** The cheapest free unit that the search finds for the days. */
async function cheapestFound(arrival: string, departure: string, adults: number) {
  const { body } = await api.call('GET', `/availability?from=${arrival}&to=${departure}&adults=${adults}`)
  const free = (body as UnitAvailability[]).filter(({ available }) => available)
  return free.length === 0 ? null : Math.min(...free.flatMap(({ price }) => price?.total ?? []))
}

test('the cheapest stay of each day is the cheapest that the search finds', async () => {
  const first = addDays(todayIn(api.clock.now()), 33)
  await property.add('closures', {
    accommodation_unit: property.unit,
    day_from: addDays(first, 3),
    day_to: addDays(first, 4),
  })
  const days = eachDay(first, addDays(first, 7))
  const totals = await Promise.all(
    days.map(async (day) => ({ day, total: await cheapestFound(day, addDays(day, 2), 3) })),
  )
  const range = `arrival_from=${first}&arrival_to=${addDays(first, 6)}`
  const { status, stays } = await staysFor(`${range}&nights=2&adults=3`)
  expect(status).toBe(200)
  expect(stays.map(({ arrival, total }) => ({ day: arrival, total }))).toEqual(
    totals.filter(({ total }) => total !== null),
  )
  expect(totals.some(({ total }) => total === null)).toBe(true)
  expect(stays.length).toBeGreaterThan(2)
})

test('a weekday leaves only the stays that begin on it', async () => {
  const first = addDays(todayIn(api.clock.now()), 40)
  const range = `arrival_from=${first}&arrival_to=${addDays(first, 30)}`
  const { stays } = await staysFor(`${range}&arrival_weekday=5&nights=2&adults=2`)
  expect(stays.length).toBeGreaterThan(2)
  expect(stays.map(({ arrival }) => weekdayOf(arrival))).toEqual(stays.map(() => 5))
})

test('days that are over begin no stay', async () => {
  const today = todayIn(api.clock.now())
  const { stays } = await staysFor(
    `arrival_from=${addDays(today, -6)}&arrival_to=${addDays(today, -1)}&nights=2&adults=2`,
  )
  expect(stays).toEqual([])
})

test.each([
  ['eight days of arrival', 7, 'nights=2&adults=2'],
  ['days in the wrong order', -1, 'nights=2&adults=2'],
  ['a span of weeks', 46, 'nights=2&adults=2&arrival_weekday=5'],
  ['no nights', 2, 'nights=0&adults=2'],
  ['too many nights', 2, 'nights=31&adults=2'],
  ['no adults', 2, 'nights=2&adults=0'],
  ['a weekday that does not exist', 2, 'nights=2&adults=2&arrival_weekday=8'],
])('%s are refused', async (_name, span, rest) => {
  const first = addDays(todayIn(api.clock.now()), 20)
  const { status } = await staysFor(`arrival_from=${first}&arrival_to=${addDays(first, span)}&${rest}`)
  expect(status).toBe(400)
})
