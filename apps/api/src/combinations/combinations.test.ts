import type { Combination } from '@dvor/contract/pricing/combinations.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import { todayIn } from '@dvor/format/instants.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hold, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
let from: string
let to: string
/** Units by the letter of their name. */
const units: Record<'a' | 'b' | 'c' | 'big' | 'cheap', string> = { a: '', b: '', c: '', big: '', cheap: '' }

beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
  from = addDays(todayIn(api.clock.now()), 40)
  to = addDays(from, 2)
  const other = await property.add('accommodation-objects', { title: 'Druhý dom' })
  units.a = property.unit
  units.b = await property.addUnit({ base_price: 9000 })
  units.c = await property.addUnit({ base_price: 9500 })
  units.big = await property.addUnit({ capacity: 4, extra_beds: 0, base_price: 30_000 })
  units.cheap = await property.addUnit({ accommodation_object: other, capacity: 3, base_price: 5000 })
})
afterAll(() => api.close())

const find = async (query: string, device?: string) => {
  const { status, body } = await api.call('GET', `/combinations?from=${from}&to=${to}&${query}`, {
    ...(device && { from: device }),
  })
  return { status, found: body as Combination[] }
}
const unitsOf = (found: Combination | undefined) =>
  (found?.stays ?? []).map((stay) => stay.accommodation_unit).toSorted()
const quoteOf = async ({ stays }: Combination) =>
  (await api.call('POST', '/quotes', { body: { stays } })).body as PriceBreakdown

test('a party that one unit sleeps gets no combination', async () => {
  expect(await find('adults=4')).toEqual({ status: 200, found: [] })
})

test('the cheapest units of a family come first, each with an adult and at the price of a quote', async () => {
  const { status, found } = await find('adults=4&children_ages=6,9')
  expect(status).toBe(200)
  expect(found[0]?.reasons).toContain('cheapest')
  expect(unitsOf(found[0])).toEqual([units.a, units.cheap].toSorted())
  expect(found.flatMap(({ reasons }) => reasons).toSorted()).toEqual([
    'cheapest',
    'fewest_units',
    'one_building',
  ])
  const together = found.find(({ reasons }) => reasons.includes('one_building'))
  expect(unitsOf(together)).toEqual([units.a, units.b].toSorted())
  for (const one of found) {
    expect(one.stays.every(({ adults }) => adults > 0)).toBe(true)
    expect(one.stays.reduce((sum, { adults }) => sum + adults, 0)).toBe(4)
    expect(one.stays.flatMap((stay) => stay.children_ages).toSorted()).toEqual([6, 9])
    expect((await quoteOf(one)).total).toBe(one.price.total)
  }
  const totals = found.map(({ price }) => price.total)
  expect(totals).toEqual(totals.toSorted((a, b) => a - b))
})

test('units that are held or closed are no part of a combination, and what is offered can be held', async () => {
  const [first] = (await find('adults=6')).found
  expect(first).toBeDefined()
  await hold(api, first?.stays ?? [], '198.51.100.7')
  const rest = (await find('adults=6', '198.51.100.8')).found
  for (const one of rest)
    expect(one.stays.some((stay) => unitsOf(first).includes(stay.accommodation_unit))).toBe(false)
})

test('children do not sleep alone, and impossible parties are refused', async () => {
  expect((await find('adults=1&children_ages=3,4,5,6,7,8')).found).toEqual([])
  expect((await find('adults=0')).status).toBe(400)
  expect((await find('adults=4&children_ages=44')).status).toBe(400)
  expect((await find('adults=4&unknown=1')).status).toBe(400)
})
