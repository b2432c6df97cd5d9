import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moved } from './gallery-order.ts'

it('moves a picture forwards and backwards', () => {
  expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b'])
  expect(moved(['a', 'b', 'c'], 'b', 9)).toEqual(['a', 'c', 'b'])
})

it('keeps every id exactly once', () => {
  const ids = fc.uniqueArray(fc.string(), { minLength: 1 })
  fc.assert(
    fc.property(ids, fc.nat(), fc.integer(), (list, pick, to) => {
      const id = list[pick % list.length] ?? ''
      expect(moved(list, id, to).toSorted()).toEqual(list.toSorted())
    }),
  )
})
