import { expect, test } from 'vitest'
import { labelEvery, ticksUpTo } from './axis.ts'

test.each([
  [0, [0]],
  [100, [0, 25, 50, 75, 100]],
  [37, [0, 10, 20, 30, 40]],
  [1_234_500, [0, 500_000, 1_000_000, 1_500_000]],
  [0.3, [0, 0.1, 0.2, 0.3]],
])('up to %d', (greatest, ticks) => {
  expect(ticksUpTo(greatest).map((tick) => Math.round(tick * 100) / 100)).toEqual(ticks)
})

test('leaves out labels that do not fit', () => {
  expect(labelEvery(12, 600, 40)).toBe(1)
  expect(labelEvery(31, 300, 40)).toBe(5)
  expect(labelEvery(31, 0, 40)).toBeGreaterThan(31)
})
