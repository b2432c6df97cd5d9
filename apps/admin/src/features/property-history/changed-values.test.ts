import { coupons } from '@dvor/contract/collections/reservations/coupons.ts'
import { expect, test } from 'vitest'
import { changedFields } from './changed-values.ts'

const keysOf = (before: object, after: object) => {
  const { changed, hasOthers } = changedFields(coupons.fields, { ...before }, { ...after })
  return [...changed, ...(hasOthers ? ['others'] : [])]
}

test('names the fields that differ, in the order of the declaration, and no stamps', () => {
  const before = { id: '1', updatedAt: 'a', code: 'LETO', title: null, uses: 3 }
  expect(keysOf(before, { ...before, updatedAt: 'b', code: 'ZIMA' })).toEqual(['code'])
  expect(keysOf(before, before)).toEqual([])
})

test('says that something without a name differs', () => {
  expect(keysOf({ inner: 1 }, { inner: 2 })).toEqual(['others'])
})

test('an absent value equals an empty one', () => {
  expect(keysOf({}, { code: null })).toEqual([])
})
