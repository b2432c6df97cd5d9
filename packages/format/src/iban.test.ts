import { expect, test } from 'vitest'
import { friendlyIban } from './iban.ts'

test('groups an account number by four, whatever spaces and letters it comes with', () => {
  const grouped = 'SK31 1200 0000 1987 4263 7541'
  expect(friendlyIban('SK3112000000198742637541')).toBe(grouped)
  expect(friendlyIban(' sk31 12000000 1987\u00A042637541')).toBe(grouped)
  expect(friendlyIban('')).toBe('')
})
