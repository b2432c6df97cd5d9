import type { PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { expect, test } from 'vitest'
import { openPriceCalendar } from '../testing/prices/price-calls.ts'

const { property, prices } = await openPriceCalendar()

/** A season that came the first time before today and comes back each year. */
const yearlySeason = (unit: string) =>
  property.add('prices', {
    accommodation_unit: unit,
    title: 'Leto',
    valid_from: '2025-07-01',
    valid_to: '2025-08-31',
    repeats_yearly: true,
    price: 10_000,
  })

test('the copy of a season that comes back every year shows stays of the coming years', async () => {
  const [one, other] = [await property.addUnit(), await property.addUnit({ base_price: 5000 })]
  const season = await yearlySeason(one)
  const copy = { kind: 'copy_season', season, units: [other] }
  const { stays } = (await prices.change(copy, true)).body as PriceChangeResult
  expect(stays).toHaveLength(20)
  expect(stays.every(({ before, after }) => before < after)).toBe(true)
})

test('a change of a season that comes back every year makes a calendar read before it old', async () => {
  const unit = await property.addUnit()
  const season = await yearlySeason(unit)
  const { version } = await prices.read('2028-07-01', '2028-07-10')
  await property.call('PUT', `/prices/${season}`, { price: 12_000 })
  const set = { kind: 'set', units: [unit], from: '2028-07-01', to: '2028-07-02' }
  const values = { price: { kind: 'percent', value: 1000 } }
  expect(await prices.change({ ...set, version, values })).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { changes: [{ kind: 'season_edit', title: 'Leto' }] } },
  })
  const winter = { ...set, from: '2028-01-10', to: '2028-01-11', version, values }
  expect((await prices.change(winter)).status).toBe(200)
})

test('a change is refused however many others were made after the one that it contradicts', async () => {
  const [unit, other] = [await property.addUnit(), await property.addUnit()]
  const { version } = await prices.read('2027-07-01', '2027-07-10')
  const set = { kind: 'set', units: [unit], from: '2027-07-01', to: '2027-07-02' }
  const values = { price: { kind: 'percent', value: 1000 } }
  await prices.kept({ ...set, values })
  for (let value = 1; value <= 51; value++)
    await prices.kept({ ...set, units: [other], values: { price: { kind: 'amount', value } } })
  expect(await prices.change({ ...set, version, values })).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { changes: [{ units: [unit] }] } },
  })
})
