import { expect, test } from 'vitest'
import { greetingAt } from './greeting.ts'

test.each([
  ['2027-03-10T02:59:00Z', 'evening'],
  ['2027-03-10T03:00:00Z', 'morning'],
  ['2027-03-10T08:59:00Z', 'morning'],
  ['2027-03-10T09:00:00Z', 'day'],
  ['2027-03-10T17:00:00Z', 'evening'],
  ['2027-07-10T17:00:00Z', 'evening'],
  ['2027-07-10T15:59:00Z', 'day'],
])('%s is %s in Bratislava', (now, greeting) => expect(greetingAt(new Date(now))).toBe(greeting))
