import { expect, test } from 'vitest'
import { sourceSet } from './source-set.ts'

const format = (width: number, avif: string | null) => ({
  width,
  height: width / 2,
  avif,
  webp: `/${width}.webp`,
  jpeg: `/${width}.jpg`,
})

test('an encoding is offered when every size has it, not the small one alone', () => {
  expect(sourceSet([format(400, '/400.avif'), format(800, null)], 'avif')).toBeUndefined()
  expect(sourceSet([format(400, '/400.avif'), format(800, '/800.avif')], 'avif')).toBe(
    '/400.avif 400w, /800.avif 800w',
  )
  expect(sourceSet([], 'webp')).toBeUndefined()
})
