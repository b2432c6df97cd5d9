import { expect, test } from 'vitest'
import { secondsOf } from './asked-wait.ts'

const now = Date.parse('2027-01-05T10:00:00Z')

test.each([
  ['5', 5],
  ['Tue, 05 Jan 2027 10:00:30 GMT', 30],
  ['Tue, 05 Jan 2027 09:00:00 GMT', 0],
  ['soon', 0],
  [null, 0],
])('Retry-After %s asks for %i seconds', (header, seconds) => {
  expect(secondsOf(header, now)).toBe(seconds)
})
