import { expect, it } from 'vitest'
import { ownerTransitions, type LedReservation } from './owner-transitions.ts'

const request: LedReservation = {
  state: 'pending_approval',
  number: '20270001',
  begins: '2027-07-01',
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
  const transitions = ownerTransitions({ ...request, ...values }, '2027-03-10')
  expect(transitions.includes('awaiting_payment')).toBe(isAwaited)
  expect(transitions.filter((to) => to !== 'awaiting_payment')).toEqual([
    'confirmed',
    'cancelled',
    'rejected',
  ])
})

it.each([
  ['before the arrival', '2027-07-01', '2027-06-30', false],
  ['on the day of arrival', '2027-07-01', '2027-07-01', true],
  ['after the arrival', '2027-07-01', '2027-07-02', true],
  ['without a day', null, '2027-06-30', true],
])('a guest can fail to come: %s', (_, begins, today, isPossible) => {
  const transitions = ownerTransitions({ ...request, state: 'confirmed', begins }, today)
  expect(transitions).toEqual(
    isPossible ? ['checked_in', 'cancelled', 'no_show'] : ['checked_in', 'cancelled'],
  )
})
