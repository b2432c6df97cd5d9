import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPriceInput } from '../testing/arbitraries.ts'
import { adjustmentLines, keptAdjustment, newAdjustment, type Adjustment } from './adjustment.ts'
import { plainLine } from './plain-line.ts'
import { priceStays } from './price.ts'

const line = (amount: number, vat_kind: PriceLine['vat_kind'], kind: PriceLine['kind'] = 'nights') =>
  plainLine({ kind, label: 'x', vat_kind, amount })

const adjusted = (adjustment: Omit<Adjustment, 'label'>, tax = 0) =>
  adjustmentLines(
    { ...adjustment, label: '' },
    [line(30_000, 'accommodation'), line(10_000, 'food')],
    [line(tax, null, 'stay_tax')],
  ).map(({ vat_kind, amount }) => [vat_kind, amount])

describe('agreed adjustment', () => {
  it('reaches the agreed total with the stay tax, by VAT kinds in proportion', () => {
    expect(adjusted({ kind: 'total', value: 36_000 }, 1000)).toEqual([
      ['accommodation', -3750],
      ['food', -1250],
    ])
    expect(adjusted({ kind: 'total', value: 45_000 }, 1000)).toEqual([
      ['accommodation', 3000],
      ['food', 1000],
    ])
    expect(adjusted({ kind: 'total', value: 41_000 }, 1000)).toEqual([])
  })

  it('takes percent and cents off accommodation and services only, never more than they cost', () => {
    expect(adjusted({ kind: 'percent', value: 10 }, 1000)).toEqual([
      ['accommodation', -3000],
      ['food', -1000],
    ])
    expect(adjusted({ kind: 'by', value: -50_000 }, 1000)).toEqual([
      ['accommodation', -30_000],
      ['food', -10_000],
    ])
    expect(adjusted({ kind: 'total', value: 0 }, 1000)).toEqual([
      ['accommodation', -30_000],
      ['food', -10_000],
    ])
  })

  it('meets any total above the tax to the cent', () => {
    fc.assert(
      fc.property(anyPriceInput, fc.integer({ min: 0, max: 500_000 }), (input, more) => {
        const plain = priceStays({ ...input, adjustment: null, customLines: [] })
        fc.pre(plain.total > plain.stay_tax)
        const value = plain.stay_tax + more
        const price = priceStays({
          ...input,
          customLines: [],
          adjustment: { kind: 'total', value, label: '' },
        })
        expect(price.total).toBe(value)
      }),
    )
  })

  it('keeps the cents of an agreed total, a discount in cents and the percentage of a discount when something else changes', () => {
    const reason = 'stály hosť'
    const total = { adjustment: { kind: 'total', value: 36_000, reason }, custom_lines: [] } as const
    const agreed = [line(-3750, 'accommodation', 'adjustment'), line(-1250, 'food', 'adjustment')]
    expect(newAdjustment({ ...total, custom_lines: [] })).toEqual({ kind: 'total', value: 36_000, label: '' })
    expect(keptAdjustment({ ...total, custom_lines: [] }, agreed)).toEqual({
      kind: 'by',
      value: -5000,
      label: '',
    })
    // A shorter stay could bear only a part of the discount.
    const amount = { kind: 'amount', value: 8000, reason } as const
    expect(keptAdjustment({ adjustment: amount, custom_lines: [] }, agreed)).toMatchObject({
      kind: 'by',
      value: -8000,
    })
    const percent = { kind: 'percent', value: 10, reason, label: 'Zľava' } as const
    const kept = keptAdjustment({ adjustment: percent, custom_lines: [] }, agreed)
    expect(kept).toEqual({ kind: 'percent', value: 10, label: 'Zľava' })
    expect(newAdjustment({ adjustment: { kind: 'amount', value: 500, reason }, custom_lines: [] })).toEqual({
      kind: 'by',
      value: -500,
      label: '',
    })
  })
})
