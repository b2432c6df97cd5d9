import { expect, it } from 'vitest'
import { ownerTransitions, type LedReservation } from './owner-transitions.ts'

const request: LedReservation = {
  state: 'pending_approval',
  payment_method: 'transfer',
  deposit_due: 5000,
  total: 16_600,
  due: 16_600,
}

it.each([
  ['whose deposit is missing', {}, true],
  ['whose deposit is paid in part', { due: 12_000 }, true],
  ['whose deposit is paid', { due: 11_600 }, false],
  ['without a deposit', { deposit_due: 0 }, false],
  ['that is paid on site', { payment_method: 'on_site' as const }, false],
])('money of a request %s is awaited: %j %s', (_, values, isAwaited) => {
  const found = ownerTransitions({ ...request, ...values })
  expect(found.includes('awaiting_payment')).toBe(isAwaited)
  expect(found.filter((to) => to !== 'awaiting_payment')).toEqual(['confirmed', 'cancelled', 'rejected'])
})
