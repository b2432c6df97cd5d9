import { expect, it } from 'vitest'
import { couponValue } from './coupon-value.ts'

it.each([
  ['10', false, 10],
  ['50', true, 5000],
  ['12,50', true, 1250],
  [' 7 ', false, 7],
  ['', true, null],
  ['10,5', false, '10,5'],
  ['veľa', true, 'veľa'],
] as const)('%s is %s an amount: %s', (typed, isAmount, stored) => {
  expect(couponValue(typed, isAmount)).toBe(stored)
})
