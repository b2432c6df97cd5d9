import { expect, it } from 'vitest'
import { orderedRange, rangeIn } from './use-sheet-range.ts'

it('keeps the end of a range at or after its start and within one sheet', () => {
  expect(orderedRange({ from: '2027-03-10', to: '2027-03-08' }).to).toBe('2027-03-10')
  expect(orderedRange({ from: '2027-03-10', to: '2027-03-12' }).to).toBe('2027-03-12')
  expect(orderedRange({ from: '2027-03-01', to: '2027-05-01' }).to).toBe('2027-03-31')
})

it('reads the range from the address, and is that of today without one', () => {
  const range = (address: string) => rangeIn(new URLSearchParams(address), '2027-03-01')
  expect(range('from=2027-03-10&to=2027-03-12')).toEqual({ from: '2027-03-10', to: '2027-03-12' })
  expect(range('from=2027-03-10')).toEqual({ from: '2027-03-10', to: '2027-03-10' })
  expect(range('from=soon&to=2027-02-30')).toEqual({ from: '2027-03-01', to: '2027-03-01' })
})
