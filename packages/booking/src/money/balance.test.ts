import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reservationState } from '@dvor/contract/values/reservation-states.ts'
import { balanceOf, dueParts, openInstalments, type BalanceCase } from './balance.ts'

const owed: BalanceCase = {
  state: 'confirmed',
  total: 10_000,
  deposit_due: 3_000,
  due: 7_000,
  price: {
    instalments: [
      { amount: 3_000, due_on: null },
      { amount: 7_000, due_on: '2027-04-17' },
    ],
  },
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
      { deposit_due: 10_000, due: 1_000, price: { instalments: [{ amount: 10_000, due_on: null }] } },
      { amount: 1_000, due_on: '2027-05-01' },
    ],
    [
      'all is due at once',
      {
        state: 'awaiting_payment',
        deposit_due: 10_000,
        due: 10_000,
        price: { instalments: [{ amount: 10_000, due_on: null }] },
      },
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
          const price = { instalments: [deposit_due, total - deposit_due].map(part) }
          const balance = balanceOf({ ...owed, state, total, deposit_due, due, price })
          if (balance) expect(balance.amount).toBeLessThanOrEqual(due)
        },
      ),
    )
  })
})

const part = (amount: number, index: number) => ({ amount, due_on: index === 0 ? null : '2027-04-17' })

describe('three parts', () => {
  const instalments = [
    { amount: 3_000, due_on: null },
    { amount: 4_000, due_on: '2027-03-02' },
    { amount: 3_000, due_on: '2027-05-01' },
  ]
  const left = (due: number, state: BalanceCase['state'] = 'confirmed') => ({
    ...owed,
    state,
    due,
    price: { instalments },
  })

  it('are covered by payments in turn', () => {
    const open = (due: number) => openInstalments(left(due)).map((one) => one.open)
    expect(open(10_000)).toEqual([3_000, 4_000, 3_000])
    expect(open(7_000)).toEqual([0, 4_000, 3_000])
    expect(open(5_000)).toEqual([0, 2_000, 3_000])
    expect(open(-100)).toEqual([0, 0, 0])
  })

  it('are due one after the other, with a missing deposit in the next', () => {
    const amounts = (due: number, state?: BalanceCase['state']) =>
      dueParts(left(due, state)).map(({ amount }) => amount)
    expect(amounts(10_000, 'awaiting_payment')).toEqual([4_000, 3_000])
    expect(amounts(10_000)).toEqual([7_000, 3_000])
    expect(amounts(5_000)).toEqual([2_000, 3_000])
    expect(amounts(1_000)).toEqual([1_000])
    expect(amounts(0)).toEqual([])
    expect(balanceOf(left(1_000))).toEqual({ amount: 1_000, due_on: '2027-05-01' })
  })

  it('are none for a guest who pays on site', () => {
    expect(openInstalments({ ...left(10_000), payment_method: 'on_site' })).toEqual([])
  })
})
