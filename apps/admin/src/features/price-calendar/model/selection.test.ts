import { expect, it } from 'vitest'
import { areaOf, extended, tapped } from './selection.ts'

const spot = (row: number, day: string) => ({ row, day })
const single = (row: number, day: string) => ({ anchor: spot(row, day), cursor: spot(row, day) })

it('is a rectangle whichever corner it was begun in', () => {
  expect(areaOf({ anchor: spot(4, '2027-05-09'), cursor: spot(2, '2027-05-03') })).toEqual({
    first: 2,
    last: 4,
    from: '2027-05-03',
    to: '2027-05-09',
  })
})

it('ends with the second tap and begins anew with the third', () => {
  const first = tapped(null, spot(0, '2027-05-03'))
  expect(first).toEqual(single(0, '2027-05-03'))
  const second = tapped(first, spot(1, '2027-05-05'))
  expect(areaOf(second)).toMatchObject({ first: 0, last: 1, from: '2027-05-03', to: '2027-05-05' })
  expect(tapped(second, spot(3, '2027-05-01'))).toEqual(single(3, '2027-05-01'))
})

it('stays within the days of one change', () => {
  expect(extended(single(0, '2027-01-01'), spot(0, '2030-01-01')).cursor.day).toBe('2028-02-04')
})
