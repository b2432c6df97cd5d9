import { describe, expect, test } from 'vitest'
import type { Collection } from './collection.ts'
import { collections } from '../collections/index.ts'
import { editSchema, rangeIssues } from './schemas.ts'

const all: readonly Collection[] = Object.values(collections)
const takes = ({ name, fields }: Collection, key: string, value: number) => [
  name,
  key,
  fields[key]?.schema.safeParse(value).success,
]

describe('invalid numbers are refused at their fields', () => {
  const atLeastOne =
    /^(capacity|min_nights|max_uses|max_quantity|min_persons|duration_min|horizon_days|hold_minutes)$/
  const fields = all.flatMap((one) => Object.keys(one.fields).map((key) => ({ one, key })))

  test('zero persons, durations and quantities', () => {
    const found = fields.filter(({ key }) => atLeastOne.test(key))
    expect(found.length).toBeGreaterThan(8)
    for (const { one, key } of found) expect(takes(one, key, 0)).toEqual([one.name, key, false])
    for (const { one, key } of found) expect(takes(one, key, 1)).toEqual([one.name, key, true])
  })

  test('negative prices, areas, distances, hours and days', () => {
    const found = fields.filter(
      ({ one, key }) =>
        (one.fields[key]?.kind === 'cents' && !one.fields[key].readOnly) ||
        /(area_m2|distance_km|_hours|_days|percent|extra_beds|_from_age)$/.test(key),
    )
    expect(found.length).toBeGreaterThan(15)
    for (const { one, key } of found) expect(takes(one, key, -1)).toEqual([one.name, key, false])
  })

  test('places that are not on the Earth', () => {
    for (const { one, key } of fields.filter(({ key }) => key === 'latitude'))
      expect([takes(one, key, 90.1)[2], takes(one, key, 49.2)[2]]).toEqual([false, true])
    for (const { one, key } of fields.filter(({ key }) => key === 'longitude'))
      expect([takes(one, key, -180.1)[2], takes(one, key, 19.6)[2]]).toEqual([false, true])
  })
})

test('every pair of days or times of a collection is declared as a range', () => {
  for (const collection of all) {
    const writable = Object.keys(editSchema(collection).shape)
    const starts = writable.filter((key) => /(^|_)from$/.test(key))
    const pairs = starts.flatMap((from) =>
      ['to', 'until'].map((end) => [from, from.replace(/from$/, end)] as const),
    )
    const present = pairs.filter(([, to]) => writable.includes(to))
    expect([collection.name, collection.ranges ?? []]).toEqual([collection.name, present])
  }
})

test('a range is out of order at its end, and one without an end never is', () => {
  const { coupons } = collections
  expect(rangeIssues(coupons, { stay_from: '2027-07-02', stay_to: '2027-07-01' })).toEqual([
    { path: 'stay_to', code: 'out_of_order' },
  ])
  expect(
    rangeIssues(coupons, { stay_from: '2027-07-01', stay_to: '2027-07-01', valid_from: '2027-01-01' }),
  ).toEqual([])
})
