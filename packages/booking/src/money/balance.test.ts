import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { balanceOf, type BalanceCase } from './balance.ts'
import { balanceDueOn } from '../pricing/deposit.ts'

const owed: BalanceCase = {
  state: 'confirmed',
  total: 10_000,
  deposit_due: 3_000,
  due: 7_000,
  price: { balance_due_on: '2027-04-17' },
  payment_method: 'transfer',
  arrival: '2027-05-01',
}

describe('the balance', () => {
  it.each<[string, Partial<BalanceCase>, ReturnType<typeof balanceOf>]>([
    ['after the deposit', {}, { amount: 7_000, due_on: '2027-04-17' }],
    [
      'before the deposit',
      { state: 'awaiting_payment', due: 10_000 },
      { amount: 7_000, due_on: '2027-04-17' },
    ],
    [
      'after a part of the deposit',
      { state: 'awaiting_payment', due: 9_000 },
      { amount: 7_000, due_on: '2027-04-17' },
    ],
    ['paid', { due: 0 }, null],
    ['overpaid', { due: -500 }, null],
    ['on site', { payment_method: 'on_site', due: 10_000 }, { amount: 10_000, due_on: '2027-05-01' }],
    ['cancelled', { state: 'cancelled' }, null],
    [
      'all was due at once, a service came later',
      { deposit_due: 10_000, due: 1_000, price: { balance_due_on: null } },
      { amount: 1_000, due_on: '2027-05-01' },
    ],
    [
      'all is due at once',
      { state: 'awaiting_payment', deposit_due: 10_000, due: 10_000, price: { balance_due_on: null } },
      null,
    ],
  ])('%s', (_, more, expected) => {
    expect(balanceOf({ ...owed, ...more })).toEqual(expected)
  })

  it('is never more than is due', () => {
    const state = fc.constantFrom(...reservationState.options)
    fc.assert(
      fc.property(
        state,
        fc.nat(50_000),
        fc.nat(100),
        fc.integer({ min: -60_000, max: 60_000 }),
        (state, total, percent, paid) => {
          const deposit_due = Math.floor((total * percent) / 100)
          const due = total - paid
          const balance = balanceOf({ ...owed, state, total, deposit_due, due })
          if (balance) expect(balance.amount).toBeLessThanOrEqual(due)
        },
      ),
    )
  })
})

test.each([
  ['2028-03-14', 14, '2028-02-29'],
  ['2027-01-05', 14, '2026-12-22'],
  ['2027-03-29', 1, '2027-03-28'],
])('arriving on %s, with %i days: until %s', (arrival, full_payment_days, day) => {
  expect(balanceDueOn(100, arrival, { full_payment_days })).toBe(day)
  expect(balanceDueOn(0, arrival, { full_payment_days })).toBeNull()
})
