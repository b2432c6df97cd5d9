import { expect, test } from 'vitest'
import { isSame, type Change } from './change.ts'

const record = '018f2f5e-7c1a-7000-8000-000000000000'
const checkIn: Change = { kind: 'state', record, from: 'confirmed', to: 'checked_in' }
const cash: Change = { kind: 'payment', record, body: { kind: 'payment', method: 'cash', amount: 5000 } }

test('a check-in that is asked for twice is one, two payments of the same sum are two', () => {
  expect(isSame(checkIn, { ...checkIn, from: 'awaiting_payment', register_later: true })).toBe(true)
  expect(isSame(checkIn, { ...checkIn, to: 'completed' })).toBe(false)
  expect(isSame(cash, { ...cash })).toBe(false)
})
