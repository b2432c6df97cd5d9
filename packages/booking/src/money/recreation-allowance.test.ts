import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { lawfulAllowance } from '@dvor/contract/reservations/recreation-allowance.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowanceOf } from './recreation-allowance.ts'

const line = (values: Partial<PriceLine>): PriceLine => ({
  kind: 'nights',
  label: 'Lipa',
  rule: null,
  accommodation_unit: null,
  quantity: 1,
  first_night: null,
  last_night: null,
  unit_price: 0,
  amount: 0,
  vat_kind: 'other',
  ...values,
})
const nights = (first_night: string, last_night: string, amount: number) =>
  line({ first_night, last_night, amount, vat_kind: 'accommodation' })
const priceOf = (...lines: PriceLine[]) => ({
  lines,
  total: lines.reduce((sum, { amount }) => sum + amount, 0),
})
const stay = nights('2027-06-04', '2027-06-05', 20_001)
const rules = [lawfulAllowance]

test('accommodation and services count, the tax and the fee for leaving early do not', () => {
  const price = priceOf(
    stay,
    line({ kind: 'common_service', amount: 4000, vat_kind: 'food' }),
    line({ kind: 'discount', amount: -1000, vat_kind: 'accommodation' }),
    line({ kind: 'stay_tax', amount: 600, vat_kind: null }),
    line({ kind: 'early_departure', amount: 5000, vat_kind: 'accommodation' }),
  )
  // 55 % of 230.01 € is 126.5055 €, rounded up to a cent.
  expect(allowanceOf(price, rules)).toEqual({
    percent: 55,
    most: 27_500,
    eligible: 23_001,
    amount: 12_651,
    after: 28_601 - 12_651,
  })
  const taxed = [{ ...lawfulAllowance, counts: ['accommodation', 'stay_tax'] as const }]
  expect(
    allowanceOf(
      price,
      taxed.map((rule) => ({ ...rule, counts: [...rule.counts] })),
    )?.eligible,
  ).toBe(19_601)
})

test('a stay counts from two nights on, also in two rooms one after the other', () => {
  const one = nights('2027-06-04', '2027-06-04', 10_000)
  expect(allowanceOf(priceOf(one, one), rules)).toBeNull()
  expect(allowanceOf(priceOf(one, nights('2027-06-05', '2027-06-05', 10_000)), rules)?.amount).toBe(11_000)
  expect(allowanceOf(priceOf(line({ kind: 'service', amount: 9000 })), rules)).toBeNull()
  expect(allowanceOf(priceOf(stay), [])).toBeNull()
})

test('the terms are those of the day on which the stay begins', () => {
  const next = { ...lawfulAllowance, valid_from: '2028-01-01', percent: 60, most: 50_000 }
  const overNewYear = nights('2027-12-31', '2028-01-02', 60_000)
  expect(allowanceOf(priceOf(overNewYear), [next, lawfulAllowance])?.amount).toBe(27_500)
  const inNewYear = nights('2028-01-01', '2028-01-03', 60_000)
  expect(allowanceOf(priceOf(inNewYear), [next, lawfulAllowance])?.amount).toBe(36_000)
})

test('the allowance never exceeds its maximum or what counts, and the rest adds up to the price', () => {
  const amounts = fc.array(fc.integer({ min: -20_000, max: 400_000 }), { maxLength: 6 })
  fc.assert(
    fc.property(amounts, fc.integer({ min: 1, max: 100 }), (given, percent) => {
      const price = priceOf(stay, ...given.map((amount) => line({ kind: 'common_service', amount })))
      const sum = allowanceOf(price, [{ ...lawfulAllowance, percent }])
      if (!sum) return
      expect(sum.amount).toBeLessThanOrEqual(Math.min(sum.most, sum.eligible))
      expect(sum.amount).toBeGreaterThan(0)
      expect(sum.amount + sum.after).toBe(price.total)
      if (sum.amount < sum.most) {
        expect(sum.amount * 100 - sum.eligible * percent).toBeGreaterThanOrEqual(0)
        expect(sum.amount * 100 - sum.eligible * percent).toBeLessThan(100)
      }
    }),
  )
})
