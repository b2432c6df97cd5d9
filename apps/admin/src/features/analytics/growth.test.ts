import { expect, test } from 'vitest'
import { growth } from './growth.ts'

test('compares money and nights in percent', () => {
  expect(growth(15_000, 10_000, false)).toBe(50)
  expect(growth(6667, 10_000, false)).toBe(-33.3)
})
test('compares percentages in points', () => expect(growth(66.7, 50, true)).toBe(16.7))
