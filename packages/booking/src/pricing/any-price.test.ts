import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { addDays, daysBetween, eachDay } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vatKindsOf } from '../money/vat-kinds-of.ts'
import { priceStays } from './price.ts'
import { rateTable, withBaseRows } from './rate-table.ts'
import { anyPriceInput } from '../testing/arbitraries.ts'

describe('any price', () => {
  const sumOf = (lines: readonly PriceLine[]) => lines.reduce((sum, line) => sum + line.amount, 0)

  it('is the sum of its lines, each unit price times quantity in whole cents', () => {
    fc.assert(
      fc.property(anyPriceInput, (given) => {
        const price = priceStays(given)
        expect(price.total).toBe(sumOf(price.lines))
        expect(price.subtotal + price.discount + price.stay_tax).toBe(price.total)
        for (const line of price.lines) expect(line.amount).toBe(line.unit_price * line.quantity)
        expect(price.lines.every((line) => Number.isSafeInteger(line.amount))).toBe(true)
      }),
    )
  })

  it('is never below zero, for no stay, for no VAT kind and not in the deposit', () => {
    fc.assert(
      fc.property(anyPriceInput, (given) => {
        const price = priceStays(given)
        for (const kind of [...vatKindsOf(price.lines), null]) {
          expect(sumOf(price.lines.filter((line) => line.vat_kind === kind))).toBeGreaterThanOrEqual(0)
        }
        for (const { request } of given.stays) {
          const isOf = (line: PriceLine) => line.accommodation_unit === request.accommodation_unit
          expect(sumOf(price.lines.filter(isOf))).toBeGreaterThanOrEqual(0)
        }
        expect(price.deposit_due).toBeGreaterThanOrEqual(0)
        expect(price.deposit_due).toBeLessThanOrEqual(price.total)
      }),
    )
  })

  it('prices every night of every stay exactly once', () => {
    fc.assert(
      fc.property(anyPriceInput, (given) => {
        const nights = priceStays(given).lines.filter((line) => line.kind === 'nights')
        const priced = nights.flatMap((line) =>
          eachDay(line.first_night ?? '', addDays(line.last_night ?? '', 1)),
        )
        const days = given.stays.flatMap(({ request }) => eachDay(request.arrival, request.departure))
        expect(priced).toEqual(days)
        expect(nights.reduce((sum, line) => sum + line.quantity, 0)).toBe(days.length)
        for (const line of nights)
          expect(daysBetween(line.first_night ?? '', line.last_night ?? '') + 1).toBe(line.quantity)
      }),
    )
  })

  it('does not depend on the order in which rows and rules were read', () => {
    fc.assert(
      fc.property(anyPriceInput, (given) => {
        const turned = given.stays.map(({ table, ...stay }) => {
          const { rows, rules, days, plans, baseRows } = table.stored
          const read = rateTable(
            table.unit,
            rows.toReversed(),
            rules.toReversed(),
            days.toReversed(),
            plans.toReversed(),
          )
          return { table: withBaseRows(read, baseRows), ...stay }
        })
        expect(priceStays({ ...given, stays: turned })).toEqual(priceStays(given))
      }),
    )
  })

  it('does not rise by a coupon', () => {
    fc.assert(
      fc.property(anyPriceInput, (given) => {
        expect(priceStays(given).total).toBeLessThanOrEqual(priceStays({ ...given, coupon: null }).total)
      }),
    )
  })
})
