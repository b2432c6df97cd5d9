import { accommodationUnits } from '@dvor/contract/collections/accommodation/accommodation-units.ts'
import { textBlocks } from '@dvor/contract/collections/content/text-blocks.ts'
import { prices } from '@dvor/contract/collections/accommodation/prices.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isNarrowed, pageSizes, readListState, toListQuery, writeListState } from './list-state.ts'

const read = (address: string) => readListState(accommodationUnits, new URLSearchParams(address))

describe('list state', () => {
  it('is the same after writing it to an address and reading it back', () => {
    const state = fc.record({
      page: fc.integer({ min: 1, max: 99_999 }),
      size: fc.constantFrom(...pageSizes),
      search: fc.string(),
      sorting: fc.option(
        fc.record({ field: fc.constantFrom('title', 'base_price', 'createdAt'), descending: fc.boolean() }),
      ),
      filters: fc.dictionary(
        fc.constantFrom('title_contains', 'base_price_gte', 'active', 'accommodation_object'),
        fc.array(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 3 }),
      ),
    })
    fc.assert(
      fc.property(state, (given) => {
        const { filters, ...rest } = readListState(accommodationUnits, writeListState(given))
        expect({ ...rest, filters: { ...filters } }).toEqual({ ...given, filters: { ...given.filters } })
      }),
    )
  })

  it('ignores parameters that the collection does not know', () => {
    const state = read('page=0&size=7&sort=password:ASC&secret=1&image=2&title_evil=3')
    expect(state).toEqual({ page: 1, size: 20, search: '', sorting: null, filters: {} })
    expect(isNarrowed(state)).toBe(false)
  })

  it('keeps a filter by a field named like a part of the state', () => {
    const given = {
      ...readListState(textBlocks, new URLSearchParams('page=2')),
      filters: { page: ['Domov'] },
    }
    const address = writeListState(given)
    expect(readListState(textBlocks, address)).toEqual(given)
    expect(toListQuery(textBlocks, given, true)).toMatchObject({ page: ['Domov'], _start: 20 })
  })

  it('asks for one page of a counted collection', () => {
    expect(
      toListQuery(accommodationUnits, read('page=3&sort=title:DESC&q=lipa&capacity_gte=2'), true),
    ).toEqual({
      capacity_gte: ['2'],
      _q: 'lipa',
      _sort: 'title:DESC',
      _start: 40,
      _limit: 20,
    })
  })

  it('asks for everything where there is no count, in the declared order', () => {
    const state = readListState(prices, new URLSearchParams('page=3'))
    expect(toListQuery(prices, state, false)).toEqual({ _sort: 'valid_from:ASC', _limit: -1 })
  })
})
