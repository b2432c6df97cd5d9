import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { bill, item, rulesOn, sumOf } from '../testing/bill-parts.ts'
import { apportion, splitAdvance, type IssuedAdvance } from './advance.ts'
import type { Item } from './compose-bill.ts'
import { creditOf } from './credit.ts'
import type { Bill } from './document.ts'
import { vatClassOf, vatIn, type VatRules } from './vat.ts'

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
    const shares = splitAdvance(amount, price, issued, rulesOn(when, payer))
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
        const made = bill(price, rulesOn(when, payer), advances, received)
        const agreed = price.reduce((all, { amount }) => all + amount, 0)
        const { lines, vat_rows, supply, totals } = made
        expect(sumOf(supply, 'gross') + restated(advances, rulesOn(when, payer))).toBe(agreed)
        expect(totals.total).toBe(agreed - grossOf(advances))
        expect(totals.due).toBe(agreed - received)
        expect(sumOf(vat_rows, 'gross')).toBe(totals.total)
        expect(sumOf(vat_rows, 'net')).toBe(totals.net)
        expect(sumOf(vat_rows, 'vat')).toBe(totals.vat)
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
        const shares = splitAdvance(amount, price, [], rulesOn(when))
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
        const made = bill(price, rulesOn(when), advancesFor(price, paid), 100)
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
