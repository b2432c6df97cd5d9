import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleRow } from '../../testing/sample-rates.ts'
import { nextOccurrence, occurrencesOf } from './yearly-seasons.ts'

const yearly = (valid_from: string, valid_to: string) =>
  sampleRow({ valid_from, valid_to, repeats_yearly: true })
const datesOf = (row: ReturnType<typeof yearly>, from: string, until: string) =>
  occurrencesOf(row, from, until).map(({ valid_from, valid_to }) => `${valid_from}/${valid_to}`)

it('comes back between the same dates, also over New Year, from its own year on', () => {
  const summer = yearly('2027-07-01', '2027-08-31')
  expect(datesOf(summer, '2029-07-10', '2030-07-01')).toEqual([
    '2029-07-01/2029-08-31',
    '2030-07-01/2030-08-31',
  ])
  expect(datesOf(summer, '2026-07-10', '2026-08-01')).toEqual([])
  const newYear = yearly('2027-12-28', '2028-01-02')
  expect(datesOf(newYear, '2030-01-01', '2030-01-10')).toEqual(['2029-12-28/2030-01-02'])
  expect(datesOf(newYear, '2027-12-31', '2028-12-31')).toEqual([
    '2027-12-28/2028-01-02',
    '2028-12-28/2029-01-02',
  ])
})

it('takes 29 February for the end of the 28th in a common year', () => {
  expect(datesOf(yearly('2028-02-29', '2028-03-05'), '2029-02-01', '2029-03-31')).toEqual([
    '2029-03-01/2029-03-05',
  ])
  expect(datesOf(yearly('2028-02-20', '2028-02-29'), '2029-02-01', '2032-03-31')).toEqual([
    '2029-02-20/2029-02-28',
    '2030-02-20/2030-02-28',
    '2031-02-20/2031-02-28',
    '2032-02-20/2032-02-29',
  ])
})

it('to the end of February holds on 29 February, too', () => {
  const winter = yearly('2026-12-01', '2027-02-28')
  expect(datesOf(winter, '2028-02-29', '2028-02-29')).toEqual(['2027-12-01/2028-02-29'])
  expect(datesOf(winter, '2029-02-28', '2029-03-01')).toEqual(['2028-12-01/2029-02-28'])
  const wholeYear = yearly('2026-03-01', '2027-02-28')
  expect(datesOf(wholeYear, '2028-02-29', '2028-03-01')).toEqual([
    '2027-03-01/2028-02-29',
    '2028-03-01/2029-02-28',
  ])
  // The owner of a season that ends before the leap day of its own year has left it out.
  expect(datesOf(yearly('2028-02-01', '2028-02-28'), '2032-02-29', '2032-02-29')).toEqual([])
})

it('comes next in the first year in which it is not over', () => {
  const newYear = yearly('2027-12-28', '2028-01-02')
  expect(nextOccurrence(newYear, '2028-01-02').valid_to).toBe('2028-01-02')
  expect(nextOccurrence(newYear, '2028-01-03').valid_to).toBe('2029-01-02')
  expect(nextOccurrence(sampleRow({ valid_to: '2026-08-31' }), '2030-01-01').valid_to).toBe('2026-08-31')
})

it('covers a day exactly when its month and date do', () => {
  const days = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2027-03-01', days))
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 364 }), days, (valid_from, length, day) => {
      const row = yearly(valid_from, addDays(valid_from, length))
      const covering = occurrencesOf(row, day, day)
      expect(covering.length).toBeLessThanOrEqual(1)
      for (const { valid_from: from, valid_to: to } of covering) expect(from <= day && day <= to).toBe(true)
      if (day === valid_from) expect(covering).toHaveLength(1)
      if (day < valid_from) expect(covering).toEqual([])
    }),
  )
})
