import { expect, test } from 'vitest'
import { thumbHashColours } from './thumb-hash.ts'

// The example of https://github.com/evanw/thumbhash.
const sunrise = '1QcSHQRnh493V4dIh4eXh1h4kJUI'

test('gives the colours that the reference decoder has in these places', () => {
  const colours = thumbHashColours(sunrise, 4, 3)
  expect(colours).toHaveLength(12)
  const reference = [
    [0x5f, 0x62, 0x79],
    [0x83, 0x7f, 0x8b],
    [0x76, 0x76, 0x80],
    [0x62, 0x6e, 0x81],
  ]
  for (const [index, expected] of reference.entries()) {
    for (const [part, value] of (colours[index] ?? []).entries())
      expect(Math.abs(value - (expected[part] ?? 0))).toBeLessThan(4)
  }
})

test('a text that is no ThumbHash gives no colours', () => {
  expect(thumbHashColours('', 4, 3)).toEqual([])
  expect(thumbHashColours('nie je to hash!', 4, 3)).toEqual([])
})
