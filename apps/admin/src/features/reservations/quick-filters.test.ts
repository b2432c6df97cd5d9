import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { expect, test } from 'vitest'
import { readListState } from '../../core/lists/list-state.ts'
import { listLink, quickFilters, quickNames, quickOf } from './quick-filters.ts'

const today = '2027-03-10'

test.each(quickNames)('reads the link to %s back as the same filter', (name) => {
  const address = listLink(quickFilters(today)[name])
  const state = readListState(reservations, new URL(address, 'http://h').searchParams)
  expect(state.filters).toEqual(quickFilters(today)[name])
  expect(quickOf(state.filters, today)).toBe(name)
})

test('filters arrivals of tomorrow by day', () => {
  expect(quickFilters('2027-02-28').tomorrow).toMatchObject({ arrival: ['2027-03-01'] })
})

test('matches no filter on another day', () => {
  expect(quickOf(quickFilters('2027-03-09').arriving, today)).toBeNull()
})

test('matches nothing without filters', () => expect(quickOf({}, today)).toBeNull())
