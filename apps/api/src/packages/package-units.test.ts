import type { PackageOptions } from '@dvor/contract/pricing/packages.ts'
import type { PriceBreakdown } from '@dvor/contract/pricing/quotes.ts'
import { afterEach, expect, test } from 'vitest'
import { addAdvent, adventHold, friday, type SoldAdvent } from '../testing/fixtures/a-package.ts'
import { tryHold } from '../testing/fixtures/a-service.ts'
import { aWholeHouse, search, type WholeHouse } from '../testing/fixtures/a-whole-house.ts'
import type { Answer } from '../testing/test-api.ts'

let at: WholeHouse
let advent: SoldAdvent
afterEach(() => at.api.close())

async function open(): Promise<void> {
  at = await aWholeHouse()
  await at.property.settings({ stay_tax_rates: [] })
  advent = await addAdvent(at.property)
}

const reasonOf = ({ body }: Answer) => (body as { details?: { reason?: string } }).details?.reason
const options = async () => {
  const body = { package: advent.id, adults: 2 }
  return (await at.api.call('POST', '/package-options', { body })).body as PackageOptions
}
const unitsOn = async (day: string) =>
  (await options()).days.find(({ arrival }) => arrival === day)?.units.map(({ id }) => id)

test('a package for all units is not sold for a whole building, unless that unit is named', async () => {
  await open()
  expect(await unitsOn(friday)).toEqual(at.rooms)
  expect(reasonOf(await tryHold(at.api, adventHold(advent, at.whole)))).toBe('other_unit')
  await at.property.call('PUT', `/packages/${advent.id}`, { units: [at.whole] })
  expect(await unitsOn(friday)).toEqual([at.whole])
  expect((await tryHold(at.api, adventHold(advent, at.whole))).status).toBe(200)
})

test('nights that are kept for a package in a room are not sold with its whole, nor those of the whole by its rooms', async () => {
  await open()
  const [first = '', second = '', third = ''] = at.rooms
  const keep = (units: string[]) =>
    at.property.call('PUT', `/packages/${advent.id}`, { units, only_package: true })
  const kept = async () => {
    const found = await search(at, friday, '2027-12-12')
    const isKept = ({ refusals }: (typeof found)[number]) =>
      refusals.some(({ code }) => code === 'only_package')
    return found.filter(isKept).map(({ accommodation_unit }) => accommodation_unit)
  }
  await keep([first])
  expect((await kept()).toSorted()).toEqual([first, at.whole].toSorted())
  await keep([at.whole])
  expect((await kept()).toSorted()).toEqual([first, second, third, at.whole].toSorted())
})

test('two units of one reservation are sold as the same package, each for its price and place', async () => {
  await open()
  const [first = '', second = ''] = at.rooms
  const { services, stays, ...rest } = adventHold(advent, first)
  const request = {
    ...rest,
    stays: [...stays, ...adventHold(advent, second).stays],
    services: services.map((one) => ({ ...one, persons: 4 })),
  }
  const price = (await at.api.call('POST', '/quotes', { body: request })).body as PriceBreakdown
  expect(price.total).toBe(2 * 18_900)
  expect(price.lines.every(({ in_package }) => in_package)).toBe(true)
  const forTwo = { ...request, services }
  expect(reasonOf(await tryHold(at.api, forTwo))).toBe('service_persons')
  const other = { ...request, stays: [stays[0], { ...request.stays[1], departure: '2027-12-13' }] }
  expect(reasonOf(await tryHold(at.api, other))).toBe('other_days')
  expect((await tryHold(at.api, request)).status).toBe(200)
  await at.property.call('PUT', `/packages/${advent.id}`, { places: 2 })
  const third = await tryHold(at.api, adventHold(advent, at.rooms[2] ?? ''))
  expect(reasonOf(third)).toBe('sold_out')
})
