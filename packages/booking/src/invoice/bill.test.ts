import { describe, expect, test } from 'vitest'
import { bill, item, rates, rulesOn, sumOf } from '../testing/bill-parts.ts'
import { splitAdvance, splitTaxed } from './advance.ts'
import { netOf, vatIn, vatRateOn } from './vat.ts'

describe('VAT inside a price', () => {
  test('is rounded once, half away from zero, both ways alike', () => {
    expect(vatIn(10500, { category: 'S', rate: 5 })).toBe(500)
    expect(vatIn(12300, { category: 'S', rate: 23 })).toBe(2300)
    expect(vatIn(1050, { category: 'S', rate: 5 })).toBe(50)
    expect(vatIn(11, { category: 'S', rate: 10 })).toBe(1)
    expect(vatIn(-24000, { category: 'S', rate: 23 })).toBe(-4488)
    expect(netOf(24000, { category: 'S', rate: 23 })).toBe(19512)
    expect(vatIn(1195, { category: 'S', rate: 19.5 })).toBe(195)
  })

  test('follows the dated rates from the very day on', () => {
    expect(vatRateOn(rates, 'accommodation', '2024-12-31')).toBe(10)
    expect(vatRateOn(rates, 'accommodation', '2025-01-01')).toBe(5)
    expect(vatRateOn(rates, 'food', '2025-06-01')).toBe(5)
    expect(() => vatRateOn(rates, 'food', '2020-01-01')).toThrow(RangeError)
  })
})

describe('an invoice', () => {
  const items = [
    item(24000, 'accommodation'),
    item(5700, 'food'),
    item(2400, 'other'),
    item(-2400, 'accommodation', 'discount'),
    item(900, null),
  ]

  test('adds up by rates, with the tax of the municipality outside of them', () => {
    const { vat_rows, totals } = bill(items, rulesOn('2027-06-07'), [], 30600)
    expect(vat_rows).toEqual([
      { category: 'S', rate: 23, gross: 2400, vat: 449, net: 1951 },
      { category: 'S', rate: 5, gross: 27300, vat: 1300, net: 26000 },
      { category: 'E', rate: 0, gross: 900, vat: 0, net: 900 },
    ])
    expect(totals).toEqual({
      lines_net: 31137,
      allowances: 2286,
      net: 28851,
      vat: 1749,
      total: 30600,
      prepaid: 30600,
      due: 0,
    })
  })

  test('of a property that pays no VAT has none', () => {
    const { vat_rows, totals } = bill(items, rulesOn('2027-06-07', false))
    expect(vat_rows).toEqual([{ category: 'O', rate: null, gross: 30600, vat: 0, net: 30600 }])
    expect(totals).toMatchObject({ net: 30600, vat: 0, total: 30600, due: 30600 })
  })

  test('deducts advances with the VAT of their invoices', () => {
    const shares = splitAdvance(10000, items, [], rulesOn('2027-03-01'))
    expect(shares.reduce((all, { gross }) => all + gross, 0)).toBe(10000)
    const advance = { number: 'FP1', issued_on: '2027-03-01', shares }
    const { vat_rows, supply, totals } = bill(items, rulesOn('2027-06-07'), [advance], 15000)
    const declared = shares.reduce((all, { vat }) => all + vat, 0)
    expect(sumOf(vat_rows, 'vat')).toBe(sumOf(supply, 'vat') - declared)
    expect(totals).toMatchObject({ total: 20600, prepaid: 5000, due: 15600 })
  })

  test('taxes only the rest at the new rate when it has changed since the advance', () => {
    const stay = [item(100000, 'accommodation')]
    const shares = splitAdvance(44000, stay, [], rulesOn('2024-12-20'))
    expect(shares).toEqual([{ kind: 'accommodation', gross: 44000, vat: 4000, category: 'S', rate: 10 }])
    const advance = { number: 'FP1', issued_on: '2024-12-20', shares }
    const { vat_rows, totals } = bill(stay, rulesOn('2025-01-10'), [advance], 44000)
    expect(vat_rows).toEqual([
      { category: 'S', rate: 5, gross: 56000, vat: vatIn(56000, { category: 'S', rate: 5 }), net: 53333 },
    ])
    expect(totals).toMatchObject({ total: 56000, due: 56000 })
  })

  test('of a payment stops at the price where a discount exceeds its kind', () => {
    const price = [item(24_000, 'accommodation'), item(-20_000, 'other', 'discount'), item(900, null)]
    const shares = splitAdvance(9900, price, [], rulesOn('2027-03-01'))
    expect(shares.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['accommodation', 4723],
      [null, 177],
    ])
    const advance = { number: 'FP1', issued_on: '2027-03-01', shares }
    expect(splitAdvance(100, price, [advance], rulesOn('2027-03-02'))).toEqual([])
    const own = { kinds: ['accommodation' as const], category: 'S' as const, rate: 5 }
    expect(splitTaxed(9900, price, [], own)).toMatchObject([{ gross: 4900 }])
  })

  test('for less than the advances returns the difference', () => {
    const shares = splitAdvance(20000, [item(20000, 'other')], [], rulesOn('2027-03-01'))
    const advance = { number: 'FP1', issued_on: '2027-03-01', shares }
    const { vat_rows, totals } = bill([item(15000, 'accommodation')], rulesOn('2027-06-07'), [advance], 20000)
    expect(vat_rows.map(({ rate, gross }) => [rate, gross])).toEqual([
      [5, 15000],
      [23, -20000],
    ])
    expect(totals).toMatchObject({ total: -5000, prepaid: 0, due: -5000 })
  })
})
