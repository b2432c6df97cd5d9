import { expect, test } from 'vitest'
import { expectedOf, type MoneyFacts } from './expected-money.ts'

const waiting: MoneyFacts = {
  id: 'r',
  state: 'awaiting_payment',
  due: 16000,
  paid: 0,
  deposit_due: 4800,
  to_return: 0,
  transaction_logs: [],
  payment_method: 'transfer',
}

test('a reservation that waits for its deposit expects the deposit, later the whole balance', () => {
  expect(expectedOf(waiting, 'payment')).toMatchObject({
    expected: 4800,
    dueInAll: 16000,
    method: 'transfer',
  })
  const partly = { ...waiting, paid: 4000, due: 12000 }
  expect(expectedOf(partly, 'payment')).toMatchObject({ expected: 800, dueInAll: 12000 })
  const confirmed: MoneyFacts = { ...waiting, state: 'confirmed', paid: 4800, due: 11200 }
  expect(expectedOf(confirmed, 'payment')).toMatchObject({ expected: 11200, dueInAll: null })
})

test('a reservation without a deposit expects everything', () => {
  const whole = { ...waiting, deposit_due: 16000 }
  expect(expectedOf(whole, 'payment')).toMatchObject({ expected: 16000, dueInAll: null })
})
