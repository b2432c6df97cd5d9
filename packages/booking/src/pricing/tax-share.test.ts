import { addDays, daysBetween } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { taxShare, type TaxedStay } from './tax-share.ts'

const stay: TaxedStay = { arrival: '2027-06-29', departure: '2027-07-03', adults: 2, children_ages: [4, 16] }
const june = { from: '2027-06-01', to: '2027-06-30' }
const july = { from: '2027-07-01', to: '2027-07-31' }

test('a stay over the end of a month pays in each for its own nights', () => {
  const charged = { quantity: 8, unit_price: 150 }
  expect(taxShare([stay], charged, 18, june)).toEqual({
    nights: 2,
    taxed: 4,
    exempt_by_age: 4,
    amount: 600,
    is_exact: true,
  })
  expect(taxShare([stay], charged, 18, july)).toMatchObject({ nights: 2, taxed: 4, amount: 600 })
})

test('the age of the charged tax is derived, though the setting has changed since', () => {
  expect(taxShare([stay], { quantity: 12, unit_price: 150 }, 18, june)).toMatchObject({
    taxed: 6,
    exempt_by_age: 2,
    is_exact: true,
  })
})

test('an unexplained charge is divided by nights and marked', () => {
  const charged = { quantity: 9, unit_price: 150 }
  const [first, second] = [taxShare([stay], charged, 18, june), taxShare([stay], charged, 18, july)]
  expect([first.is_exact, first.taxed + second.taxed]).toEqual([false, 9])
})

test('without a tax nothing is due', () => {
  expect(taxShare([stay], null, 18, june)).toMatchObject({ taxed: 0, amount: 0, is_exact: true })
})

test('the parts of a year in any division add up to the charged tax', () => {
  const start = '2027-01-01'
  const aStay = fc
    .record({
      from: fc.integer({ min: 0, max: 330 }),
      nights: fc.integer({ min: 1, max: 30 }),
      adults: fc.integer({ min: 1, max: 6 }),
      children_ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    })
    .map(({ from, nights, ...party }) => ({
      ...party,
      arrival: addDays(start, from),
      departure: addDays(start, from + nights),
    }))
  const cuts = fc.array(fc.integer({ min: 1, max: 364 }), { maxLength: 6 })
  const charged = fc.record({
    quantity: fc.integer({ min: 1, max: 400 }),
    unit_price: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(fc.array(aStay, { minLength: 1, maxLength: 3 }), cuts, charged, (stays, at, tax) => {
      const bounds = [0, ...new Set(at)].toSorted((a, b) => a - b).concat(365)
      const periods = bounds
        .slice(1)
        .map((end, index) => ({ from: addDays(start, bounds[index] ?? 0), to: addDays(start, end - 1) }))
        .filter(({ from, to }) => daysBetween(from, to) >= 0)
      const shares = periods.map((period) => taxShare(stays, tax, 18, period))
      expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(tax.quantity * tax.unit_price)
    }),
  )
})
