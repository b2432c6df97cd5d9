import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addSums, earnedBy, settledBy, type EndedStay } from './earned.ts'

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
  vat_kind: 'accommodation',
  ...values,
})

const lines = [
  line({ amount: 24_000 }),
  line({ kind: 'discount', amount: -4000 }),
  line({ kind: 'common_service', amount: 3000, vat_kind: 'food' }),
  line({ kind: 'early_departure', amount: 5000 }),
  line({ kind: 'stay_tax', amount: 900, vat_kind: null }),
]
const total = 28_900
const stay: EndedStay = { state: 'completed', lines, total, deposit_due: 0, paid: total }

test('the price of an ended stay falls into its parts, a fee apart', () => {
  expect(earnedBy(stay)).toEqual({
    reservations: 1,
    accommodation: 20_000,
    food: 3000,
    other: 0,
    stay_tax: 900,
    fees: 5000,
    total,
  })
  expect(settledBy({ ...stay, paid: 20_000 })).toEqual({ paid: 20_000, open: 8900, overpaid: 0 })
})

test('a given-up order earned what is kept of its payments', () => {
  const cancelled: EndedStay = { ...stay, state: 'cancelled', cancellation_fee: 8000, paid: 10_000 }
  expect(earnedBy(cancelled)).toMatchObject({ accommodation: 0, fees: 8000, total: 8000 })
  expect(settledBy(cancelled)).toEqual({ paid: 10_000, open: 0, overpaid: 2000 })
  expect(earnedBy({ ...cancelled, paid: 0 }).total).toBe(0)
  expect(earnedBy({ ...cancelled, state: 'no_show', paid: 50_000 })).toMatchObject({
    fees: 28_000,
    stay_tax: 0,
    total: 28_000,
  })
})

test('the parts add up to the total, and the ledger to what was earned', () => {
  const anyLine = fc.record({
    kind: fc.constantFrom('nights', 'common_service', 'discount', 'stay_tax', 'early_departure'),
    vat_kind: fc.constantFrom('accommodation', 'food', 'other', null),
    amount: fc.integer({ min: -50_000, max: 500_000 }),
  })
  const anyStay = fc.record({
    state: fc.constantFrom('completed', 'cancelled', 'no_show', 'expired'),
    given: fc.array(anyLine, { maxLength: 8 }),
    paid: fc.integer({ min: 0, max: 1_000_000 }),
    cancellation_fee: fc.option(fc.integer({ min: 0, max: 100_000 })),
  })
  fc.assert(
    fc.property(fc.array(anyStay, { maxLength: 5 }), (drawn) => {
      const stays = drawn.map(({ given, ...one }): EndedStay => {
        const drawnLines = given.map((values) => line(values as Partial<PriceLine>))
        const price = drawnLines.reduce((sum, { amount }) => sum + amount, 0)
        return { ...one, lines: drawnLines, total: price, deposit_due: 0 } as EndedStay
      })
      const none = { reservations: 0, accommodation: 0, food: 0, other: 0, stay_tax: 0, fees: 0, total: 0 }
      const earned = addSums(none, stays.map(earnedBy))
      const settled = addSums({ paid: 0, open: 0, overpaid: 0 }, stays.map(settledBy))
      const { accommodation, food, other, stay_tax, fees } = earned
      expect(accommodation + food + other + stay_tax + fees).toBe(earned.total)
      expect(settled.paid - settled.overpaid + settled.open).toBe(earned.total)
    }),
  )
})
