import type { PartyDay, UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import { addDays } from '@dvor/format/days.ts'
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

const daysFor = async (query: string) => {
  const { body } = await api.call('GET', `/party-days?${query}`)
  return body as PartyDay[]
}

test('the calendar of a party offers exactly the stays that the search finds', async () => {
  const today = todayIn(api.clock.now())
  await property.add('closures', {
    accommodation_unit: property.unit,
    day_from: addDays(today, 33),
    day_to: addDays(today, 34),
  })
  const first = addDays(today, 30)
  const days = await daysFor(`from=${first}&to=${addDays(first, 6)}&adults=2`)
  for (const { day, nights } of days) {
    for (const length of [1, 2, 3, 5]) {
      const query = `from=${day}&to=${addDays(day, length)}&adults=2`
      const { body } = await api.call('GET', `/availability?${query}`)
      const free = (body as UnitAvailability[]).some(({ available }) => available)
      expect({ day, length, free: nights.includes(length) }).toEqual({ day, length, free })
    }
  }
})

test('the price of a night includes the party’s additional persons', async () => {
  const from = addDays(todayIn(api.clock.now()), 60)
  const query = `from=${from}&to=${from}`
  const [[two], [three]] = await Promise.all([daysFor(`${query}&adults=2`), daysFor(`${query}&adults=3`)])
  expect(three?.price).toBeGreaterThan(two?.price ?? Infinity)
})

test('an impossible party or too long a range is refused', async () => {
  const from = todayIn(api.clock.now())
  for (const query of [
    `from=${from}&to=${addDays(from, 400)}&adults=2`,
    `from=${from}&to=${from}&adults=0`,
    `from=${from}&to=${from}&adults=41`,
    `from=${from}&to=${from}&adults=2&children_ages=${Array(13).fill(4)}`,
  ]) {
    const { status, body } = await api.call('GET', `/party-days?${query}`)
    expect({ status, code: (body as { code: string }).code }).toEqual({ status: 400, code: 'query_invalid' })
  }
})
