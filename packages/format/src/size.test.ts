import { expect, test } from 'vitest'
import { formatSize } from './size.ts'

test('sizes in megabytes, in the language’s own decimals', () => {
  expect([24_130_000, 900, 1_234_500_000].map((bytes) => formatSize(bytes))).toEqual([
    '24,1\u00a0MB',
    '0,1\u00a0MB',
    '1\u00a0234,5\u00a0MB',
  ])
  expect(formatSize(24_130_000, 'en')).toBe('24.1\u00a0MB')
})
