import { expect, test } from 'vitest'
import { hasForm } from './registration-number.ts'

test('a form names digits and letters, other characters stand for themselves', () => {
  const form = 'SK-@@-###.'
  expect(hasForm('SK-ŽA-123.', form)).toBe(true)
  expect(
    ['SK-ŽA-12.', 'SK-ŽA-123x', 'SK-Z1-123.', 'xSK-ŽA-123.', ''].map((number) => hasForm(number, form)),
  ).toEqual([false, false, false, false, false])
  expect(hasForm('čokoľvek', null)).toBe(true)
})
