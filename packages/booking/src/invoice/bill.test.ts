import type { VatRate } from '@dvor/contract/collections/settings/money-fields.ts'
import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { apportion, splitAdvance, splitTaxed, type IssuedAdvance } from './advance.ts'
import { composeBill, type Item } from './compose-bill.ts'
import { creditOf } from './credit.ts'
import type { Bill, VatRow } from './document.ts'
import { netOf, vatClassOf, vatIn, vatRateOn, type VatRules } from './vat.ts'

const rates: VatRate[] = [
  { kind: 'accommodation', rate: 10, valid_from: '2019-01-01' },
  { kind: 'accommodation', rate: 5, valid_from: '2025-01-01' },
  { kind: 'food', rate: 5, valid_from: '2025-01-01' },
  { kind: 'food', rate: 10, valid_from: '2023-01-01' },
  { kind: 'other', rate: 20, valid_from: '2011-01-01' },
  { kind: 'other', rate: 23, valid_from: '2025-01-01' },
]
const on = (day: string, payer = true): VatRules => ({ payer, rates, day })

const item = (amount: number, vat_kind: Item['vat_kind'], kind: Item['kind'] = 'supply'): Item => ({
  kind,
  name: 'Izba',
  detail: null,
  quantity: 1,
  unit: 'piece',
  unit_price: amount,
  amount,
  vat_kind,
})

const bill = (items: Item[], rules: VatRules, advances: IssuedAdvance[] = [], paid = 0): Bill =>
  composeBill({ items, rules, advances, paid, deductionName: ({ number }) => number, exemption: 'x' })

const sum = (rows: readonly VatRow[], key: 'net' | 'vat' | 'gross') =>
  rows.reduce((total, row) => total + row[key], 0)

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
    const { vat_rows, totals } = bill(items, on('2027-06-07'), [], 30600)
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
    const { vat_rows, totals } = bill(items, on('2027-06-07', false))
    expect(vat_rows).toEqual([{ category: 'O', rate: null, gross: 30600, vat: 0, net: 30600 }])
    expect(totals).toMatchObject({ net: 30600, vat: 0, total: 30600, due: 30600 })
  })

  test('deducts advances with the VAT of their invoices', () => {
    const shares = splitAdvance(10000, items, [], on('2027-03-01'))
    expect(shares.reduce((all, { gross }) => all + gross, 0)).toBe(10000)
    const advance = { number: 'FP1', issued_on: '2027-03-01', shares }
    const { vat_rows, supply, totals } = bill(items, on('2027-06-07'), [advance], 15000)
    const declared = shares.reduce((all, { vat }) => all + vat, 0)
    expect(sum(vat_rows, 'vat')).toBe(sum(supply, 'vat') - declared)
    expect(totals).toMatchObject({ total: 20600, prepaid: 5000, due: 15600 })
  })

  test('taxes only the rest at the new rate when it has changed since the advance', () => {
    const stay = [item(100000, 'accommodation')]
    const shares = splitAdvance(44000, stay, [], on('2024-12-20'))
    expect(shares).toEqual([{ kind: 'accommodation', gross: 44000, vat: 4000, category: 'S', rate: 10 }])
    const advance = { number: 'FP1', issued_on: '2024-12-20', shares }
    const { vat_rows, totals } = bill(stay, on('2025-01-10'), [advance], 44000)
    expect(vat_rows).toEqual([
      { category: 'S', rate: 5, gross: 56000, vat: vatIn(56000, { category: 'S', rate: 5 }), net: 53333 },
    ])
    expect(totals).toMatchObject({ total: 56000, due: 56000 })
  })

  test('of a payment stops at the price where a discount exceeds its kind', () => {
    const price = [item(24_000, 'accommodation'), item(-20_000, 'other', 'discount'), item(900, null)]
    const shares = splitAdvance(9900, price, [], on('2027-03-01'))
    expect(shares.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['accommodation', 4723],
      [null, 177],
    ])
    const advance = { number: 'FP1', issued_on: '2027-03-01', shares }
    expect(splitAdvance(100, price, [advance], on('2027-03-02'))).toEqual([])
    const own = { kinds: ['accommodation' as const], category: 'S' as const, rate: 5 }
    expect(splitTaxed(9900, price, [], own)).toMatchObject([{ gross: 4900 }])
  })

  test('for less than the advances returns the difference', () => {
    const shares = splitAdvance(20000, [item(20000, 'other')], [], on('2027-03-01'))
    const advance = { number: 'FP1', issued_on: '2027-03-01', shares }
    const { vat_rows, totals } = bill([item(15000, 'accommodation')], on('2027-06-07'), [advance], 20000)
    expect(vat_rows.map(({ rate, gross }) => [rate, gross])).toEqual([
      [5, 15000],
      [23, -20000],
    ])
    expect(totals).toMatchObject({ total: -5000, prepaid: 0, due: -5000 })
  })
})

const kinds = fc.constantFrom('accommodation', 'food', 'other', null)
const supplies = fc.array(fc.tuple(fc.integer({ min: 1, max: 400_000 }), kinds), {
  minLength: 1,
  maxLength: 8,
})
const day = fc.constantFrom('2023-06-01', '2024-12-31', '2025-01-01', '2027-05-05')
/** A discount that never exceeds a kind, as the booking engine makes it; one agreed by hand may exceed its kind. */
const discounts = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }), kinds)
const prices = fc.tuple(supplies, discounts).map(([lines, [percent, agreed, of]]) => {
  const full = lines.map(([amount, kind]) => item(amount, kind))
  const off = (['accommodation', 'food', 'other'] as const).flatMap((kind) => {
    const base = full.filter((one) => one.vat_kind === kind).reduce((all, one) => all + one.amount, 0)
    const cut = Math.floor((base * percent) / 100)
    return cut > 0 ? [item(-cut, kind, 'discount')] : []
  })
  const rest = [...full, ...off].reduce((all, { amount }) => all + amount, 0)
  return [...full, ...off, item(-Math.floor((rest * agreed) / 100), of, 'discount')]
})
const payments = fc.array(fc.tuple(fc.integer({ min: 1, max: 300_000 }), day), { maxLength: 4 })

function advancesFor(
  price: Item[],
  paid: readonly (readonly [number, string])[],
  payer = true,
): IssuedAdvance[] {
  const issued: IssuedAdvance[] = []
  for (const [amount, when] of paid) {
    const shares = splitAdvance(amount, price, issued, on(when, payer))
    if (shares.length > 0) issued.push({ number: `FP${issued.length}`, issued_on: when, shares })
  }
  return issued
}

/** The amount taxed at an earlier rate, which is not part of today's base. */
const restated = (advances: readonly IssuedAdvance[], rules: VatRules) =>
  advances
    .flatMap(({ shares }) => shares)
    .filter(({ kind, rate }) => rate !== vatClassOf(kind, rules).rate)
    .reduce((all, { gross }) => all + gross, 0)

const grossOf = (advances: readonly IssuedAdvance[]) =>
  advances.flatMap(({ shares }) => shares).reduce((all, { gross }) => all + gross, 0)

describe('any agreed price and payments', () => {
  test('recapitulation, lines and totals reconcile to the cent', () => {
    fc.assert(
      fc.property(prices, payments, day, fc.boolean(), (price, paid, when, payer) => {
        const advances = payer ? advancesFor(price, paid) : []
        const received = paid.reduce((all, [amount]) => all + amount, 0)
        const made = bill(price, on(when, payer), advances, received)
        const agreed = price.reduce((all, { amount }) => all + amount, 0)
        const { lines, vat_rows, supply, totals } = made
        expect(sum(supply, 'gross') + restated(advances, on(when, payer))).toBe(agreed)
        expect(totals.total).toBe(agreed - grossOf(advances))
        expect(totals.due).toBe(agreed - received)
        expect(sum(vat_rows, 'gross')).toBe(totals.total)
        expect(sum(vat_rows, 'net')).toBe(totals.net)
        expect(sum(vat_rows, 'vat')).toBe(totals.vat)
        expect(totals.net + totals.vat).toBe(totals.total)
        expect(totals.lines_net - totals.allowances).toBe(totals.net)
        for (const row of vat_rows) {
          const own = lines.filter((line) => line.rate === row.rate && line.category === row.category)
          expect(own.reduce((all, line) => all + line.net, 0)).toBe(row.net)
        }
      }),
      { numRuns: 200 * inject('effort') },
    )
  })

  test('advances never invoice more than the price, and each cent once', () => {
    fc.assert(
      fc.property(prices, payments, (price, paid) => {
        const agreed = price.reduce((all, { amount }) => all + amount, 0)
        const received = paid.reduce((all, [amount]) => all + amount, 0)
        expect(grossOf(advancesFor(price, paid))).toBe(Math.min(agreed, received))
      }),
    )
  })

  test('VAT of an advance is rounded once for each rate', () => {
    fc.assert(
      fc.property(prices, fc.integer({ min: 1, max: 300_000 }), day, (price, amount, when) => {
        const shares = splitAdvance(amount, price, [], on(when))
        for (const rate of new Set(shares.map((share) => share.rate))) {
          const own = shares.filter((share) => share.rate === rate)
          const gross = own.reduce((all, share) => all + share.gross, 0)
          expect(own.reduce((all, { vat }) => all + vat, 0)).toBe(vatIn(gross, { category: 'S', rate }))
        }
      }),
    )
  })

  test('a credit note and its invoice add up to zero', () => {
    fc.assert(
      fc.property(prices, payments, day, (price, paid, when) => {
        const made = bill(price, on(when), advancesFor(price, paid), 100)
        const back = creditOf(made)
        for (const key of Object.keys(made.totals) as (keyof Bill['totals'])[])
          expect(made.totals[key] + back.totals[key]).toBe(0)
        for (const [index, row] of made.vat_rows.entries())
          for (const key of ['net', 'vat', 'gross'] as const)
            expect(row[key] + (back.vat_rows[index]?.[key] ?? NaN)).toBe(0)
      }),
    )
  })

  test('splitting loses nothing and takes no more than the whole', () => {
    const bases = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(bases, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
        const whole = all.reduce((total, one) => total + one, 0)
        const amount = Math.floor(whole * part)
        const shares = apportion(amount, all)
        expect(shares.reduce((total, one) => total + one, 0)).toBe(amount)
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(all[index] ?? 0)
        })
      }),
    )
  })
})
