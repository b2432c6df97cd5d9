import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { expect, test } from 'vitest'
import { readListState } from '../../core/lists/list-state.ts'
import { listLink, quickFilters, quickNames, quickOf } from './quick-filters.ts'

const today = '2027-03-10'

test.each(quickNames)('the link to %s is read back as the same question', (name) => {
  const address = listLink(quickFilters(today)[name])
  const state = readListState(reservations, new URL(address, 'http://h').searchParams)
  expect(state.filters).toEqual(quickFilters(today)[name])
  expect(quickOf(state.filters, today)).toBe(name)
})

test('arrivals of tomorrow are asked for by day', () => {
  expect(quickFilters('2027-02-28').tomorrow).toMatchObject({ arrival: ['2027-03-01'] })
})

test('another day is another question', () => {
  expect(quickOf(quickFilters('2027-03-09').arriving, today)).toBeNull()
})

test('no filter is no question', () => expect(quickOf({}, today)).toBeNull())
