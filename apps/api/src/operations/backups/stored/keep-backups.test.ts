import { addDays } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { backupName, chooseOutdated } from './keep-backups.ts'

const nightly = (day: string) => backupName(new Date(`${day}T00:13:00Z`))

test('the name contains the moment', () => {
  expect(backupName(new Date('2027-03-10T01:02:03Z'))).toBe('dvor-20270310-010203Z.tar.zst')
})

test('after two years of nights 7 days, 4 weeks and 12 months are kept', () => {
  let there: string[] = []
  for (let night = 0; night < 730; night++) {
    there.push(nightly(addDays('2025-01-01', night)))
    const outdated = new Set(chooseOutdated(there))
    there = there.filter((name) => !outdated.has(name))
  }
  // The last night is Thursday, 31 December 2026.
  const days = there.map((name) => name.slice(5, 13)).toSorted()
  const lastWeek = ['20261225', '20261226', '20261227', '20261228', '20261229', '20261230', '20261231']
  expect(days.slice(-7)).toEqual(lastWeek)
  expect(days).toEqual(expect.arrayContaining(['20261213', '20261220', '20261130', '20260131']))
  expect(days.length).toBeLessThanOrEqual(7 + 4 + 12)
  expect(days[0]).toBe('20260131')
})

test('the newest of several in a day is kept; files with other names are not touched', () => {
  const names = [
    'a.tar.zst',
    backupName(new Date('2027-03-10T08:00:00Z')),
    backupName(new Date('2027-03-10T09:00:00Z')),
  ]
  expect(chooseOutdated([...names, 'dvor-notes.txt'])).toEqual([names[1]])
})

test('a property without backups for a year keeps its earlier ones', () => {
  const names = ['2025-01-01', '2025-01-02', '2025-01-03', '2027-01-01'].map(nightly)
  expect(chooseOutdated(names)).toEqual([])
})

test('one backup is never outdated', () => {
  expect(chooseOutdated([nightly('2020-02-29')])).toEqual([])
})
