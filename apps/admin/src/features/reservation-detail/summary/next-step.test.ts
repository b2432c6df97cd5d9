import { nextStates } from '@dvor/booking/reservation/states.ts'
import type { Permission } from '@dvor/contract/accounts/permissions.ts'
import type { ReservationState } from '@dvor/contract/values/reservation-states.ts'
import { expect, test } from 'vitest'
import { stepsOf, type Step, type StepSubject } from './next-step.ts'

const today = '2026-11-22'
/** The rights of an admin. */
const may = () => true

function subject(state: ReservationState, more: Partial<StepSubject> = {}): StepSubject {
  const stay = { arrival: '2026-11-25', departure: '2026-11-28' }
  return { state, ...stay, due: 0, to_return: 0, allowed_transitions: nextStates(state, 'staff'), ...more }
}
const named = (step: Step | null) => (step?.kind === 'transition' ? step.to : (step?.kind ?? null))

const withoutDeposit = subject('pending_approval', {
  due: 100,
  allowed_transitions: ['confirmed', 'cancelled', 'rejected'],
})

test.each([
  ['a request is approved', subject('pending_approval', { due: 100 }), 'awaiting_payment'],
  ['a request without a deposit is approved', withoutDeposit, 'confirmed'],
  ['a payment is awaited', subject('awaiting_payment', { due: 100 }), 'payment'],
  ['a promised stay lies ahead', subject('confirmed'), null],
  ['a promised stay lies ahead and is not paid', subject('confirmed', { due: 100 }), 'payment'],
  ['the guest arrives today', subject('confirmed', { arrival: today, due: 100 }), 'checked_in'],
  ['the guest was to arrive yesterday', subject('confirmed', { arrival: '2026-11-21' }), 'checked_in'],
  ['the guest is here', subject('checked_in', { arrival: '2026-11-21' }), null],
  ['the guest leaves today', subject('checked_in', { departure: today }), 'completed'],
  ['the guest leaves today and owes', subject('checked_in', { departure: today, due: 100 }), 'payment'],
  ['the stay is over', subject('completed'), null],
  ['the stay is over and not paid', subject('completed', { due: 100 }), 'payment'],
  ['a refund is due', subject('cancelled', { to_return: 100 }), 'refund'],
  ['the reservation is cancelled', subject('cancelled'), null],
  ['a service without a stay', subject('confirmed', { arrival: null, departure: null }), 'checked_in'],
])('the next step when %s', (_, reservation, next) => {
  const { primary, others } = stepsOf(reservation, today, may)
  expect(named(primary)).toBe(next)
  // Every transition stays possible.
  const offered = [primary, ...others].map(named)
  expect(reservation.allowed_transitions.filter((to) => !offered.includes(to))).toEqual([])
})

test('a step is offered to who may take it', () => {
  const owing = subject('confirmed', { due: 100, to_return: 50, allowed_transitions: ['checked_in'] })
  const offered = (...permissions: Permission[]) => {
    const { primary, others } = stepsOf(owing, today, (one) => permissions.includes(one))
    return [primary, ...others].map(named)
  }
  expect(offered()).toEqual([null, 'checked_in'])
  expect(offered('money.take')).toEqual([null, 'payment', 'checked_in'])
  expect(offered('money.refund')).toEqual(['refund', 'checked_in'])
})
