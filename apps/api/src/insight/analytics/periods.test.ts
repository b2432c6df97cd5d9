import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStay } from '../../testing/test-property.ts'
import {
  openAnalyticsFixture,
  stepBriefly,
  type AnalyticsFixture,
} from '../../testing/fixtures/analytics-fixture.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let fixture: AnalyticsFixture
beforeEach(async () => {
  fixture = await openAnalyticsFixture(properties)
})
afterAll(() => properties.close())

test('over New Year each night counts in its own year', async () => {
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-12-30', '2028-01-03')])
  const seen = await fixture.read('2027-11-15', '2028-02-29')
  expect(seen.steps.map(stepBriefly)).toEqual([
    ['2027-11-15', '2027-11-30', 0, 16, 0, 0],
    ['2027-12-01', '2027-12-31', 2, 31, 16_000, 0],
    ['2028-01-01', '2028-01-31', 2, 31, 16_000, 0],
    ['2028-02-01', '2028-02-29', 0, 29, 0, 0],
  ])
  expect([seen.compared_from, seen.compared_to]).toEqual(['2026-11-15', '2027-02-28'])
  expect((await fixture.read('2028-01-01', '2028-12-31')).totals).toMatchObject({ sold: 2, available: 366 })
})

test.each([
  ['2027-03-27', '2027-03-29', '2027-03-28'],
  ['2027-10-30', '2027-11-01', '2027-10-31'],
])('a night on which the clock changes is one night (%s)', async (arrival, departure, night) => {
  await fixture.frontDesk([aStay(fixture.property.unit, arrival, departure)])
  expect((await fixture.read(night, night)).totals).toMatchObject({
    sold: 1,
    available: 1,
    room_revenue: 8000,
  })
  expect((await fixture.read(departure, departure)).totals).toMatchObject({ sold: 0, available: 1 })
  expect((await fixture.read(arrival, departure)).totals).toMatchObject({
    sold: 2,
    available: 3,
    occupancy: 66.7,
  })
})

test('the year before is compared for the property, its months and its units', async () => {
  fixture.api.clock.set('2026-03-10T09:00:00Z')
  await fixture.frontDesk([aStay(fixture.property.unit, '2026-06-10', '2026-06-14')])
  await fixture.frontDesk([aStay(fixture.property.unit, '2026-07-01', '2026-07-02')])
  fixture.api.clock.set('2027-03-10T09:00:00Z')
  await fixture.property.addPrice({ valid_from: '2027-06-01', valid_to: '2027-06-30', price: 10_000 })
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-06-10', '2027-06-12')])
  const seen = await fixture.read('2027-06-01', '2027-07-31')
  expect([seen.compared_from, seen.compared_to]).toEqual(['2026-06-01', '2026-07-31'])
  expect(seen.totals).toMatchObject({
    sold: 2,
    room_revenue: 20_000,
    adr: 10_000,
    compared: { sold: 5, room_revenue: 40_000, adr: 8000, occupancy: 8.2 },
  })
  expect(seen.steps.map(({ sold, compared }) => [sold, compared.sold])).toEqual([
    [2, 4],
    [0, 1],
  ])
  expect(seen.units).toMatchObject([{ sold: 2, compared: { sold: 5, available: 61 } }])
  expect(seen.length_of_stay).toMatchObject({ average: 2, compared_average: 2.5 })
})

test('29 February has no day a year before, and its month is compared as a whole', async () => {
  await fixture.frontDesk([aStay(fixture.property.unit, '2028-02-28', '2028-03-01')])
  const leap = await fixture.read('2028-02-01', '2028-02-29')
  expect(leap.totals).toMatchObject({ sold: 2, available: 29, compared: { available: 28 } })
  expect(leap.steps.at(-1)).toMatchObject({ from: '2028-02-29', sold: 1, compared: { available: 0 } })
  const after = await fixture.read('2029-02-01', '2029-02-28')
  expect([after.compared_to, after.totals.compared.sold]).toEqual(['2028-02-29', 2])
})
