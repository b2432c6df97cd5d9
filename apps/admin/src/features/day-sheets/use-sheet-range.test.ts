import { expect, it } from 'vitest'
import { orderedRange } from './use-sheet-range.ts'

it('keeps the end of a range at or after its start and within one sheet', () => {
  expect(orderedRange({ from: '2027-03-10', to: '2027-03-08' }).to).toBe('2027-03-10')
  expect(orderedRange({ from: '2027-03-10', to: '2027-03-12' }).to).toBe('2027-03-12')
  expect(orderedRange({ from: '2027-03-01', to: '2027-05-01' }).to).toBe('2027-03-31')
})
