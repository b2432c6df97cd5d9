import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import { couponProblem } from './coupons/coupon.ts'
import { splitAmount } from '../money/split-amount.ts'
import { discountOf } from './discount.ts'
import { percentOf, portion } from '@dvor/format/rounding.ts'
import { sampleCoupon, sampleStay, unitId } from '../testing/samples.ts'

const cents = fc.integer({ min: 0, max: 100_000_000 })

describe('rounding', () => {
  it.each([
    [1, 50, 1],
    [-1, 50, -1],
    [3, 50, 2],
    [101, 33, 33],
    [0, 77, 0],
  ])('%i × %i %% is %i', (amount, percent, expected) => expect(percentOf(amount, percent)).toBe(expected))

  it('is exact where a float is not, and symmetrical about zero', () => {
    expect(portion(90_071_992_547_409, 99_999_999, 100_000_000)).toBe(90_071_991_646_689)
    fc.assert(
      fc.property(cents, fc.integer({ min: 1, max: 1000 }), (amount, part) => {
        expect(portion(-amount, part, 1000)).toBe(0 - portion(amount, part, 1000))
        expect(Math.abs(portion(amount, part, 1000) * 1000 - amount * part)).toBeLessThanOrEqual(500)
      }),
    )
  })
  it('refuses to divide by nothing', () => expect(() => portion(1, 1, 0)).toThrow(RangeError))
})

describe('a discount', () => {
  it('is a percentage or an amount, never more than the total', () => {
    expect(discountOf({ kind: 'percent', value: 15 }, 10_010)).toBe(1502)
    expect(discountOf({ kind: 'amount', value: 500 }, 400)).toBe(400)
  })

  it('gives the rounding difference to the largest share', () => {
    const bases = [
      { kind: 'accommodation', amount: 100 },
      { kind: 'food', amount: 100 },
      { kind: 'other', amount: 100 },
    ] as const
    expect(splitAmount(100, bases).map((share) => share.amount)).toEqual([34, 33, 33])
    expect(splitAmount(299, bases).map((share) => share.amount)).toEqual([99, 100, 100])
  })

  it('splits into shares that add up and never exceed their kind', () => {
    fc.assert(
      fc.property(cents, cents, cents, fc.integer({ min: 0, max: 1000 }), (a, b, c, part) => {
        const bases = [
          { kind: 'accommodation', amount: a },
          { kind: 'food', amount: b },
          { kind: 'other', amount: c },
        ] as const
        const discount = Math.floor(((a + b + c) * part) / 1000)
        const shares = splitAmount(discount, bases)
        expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(discount)
        for (const { kind, amount } of shares) {
          expect(amount).toBeGreaterThan(0)
          expect(amount).toBeLessThanOrEqual(bases.find((base) => base.kind === kind)?.amount ?? 0)
        }
      }),
      { numRuns: 200 * inject('effort') },
    )
  })

  it('of a cent less than small equal kinds fits as well', () => {
    const small = fc.integer({ min: 0, max: 4 })
    fc.assert(
      fc.property(small, small, small, fc.integer({ min: 0, max: 12 }), (a, b, c, wanted) => {
        const bases = [
          { kind: 'accommodation', amount: a },
          { kind: 'food', amount: b },
          { kind: 'other', amount: c },
        ] as const
        const discount = Math.min(wanted, a + b + c)
        const shares = splitAmount(discount, bases)
        expect(shares.reduce((sum, share) => sum + share.amount, 0)).toBe(discount)
        for (const share of shares) {
          expect(share.amount).toBeLessThanOrEqual(bases.find(({ kind }) => kind === share.kind)?.amount ?? 0)
        }
      }),
      { numRuns: 300 * inject('effort') },
    )
  })
})

describe('a coupon', () => {
  const stays = [sampleStay()]
  const on = (changes: Parameters<typeof sampleCoupon>[0], today = '2026-05-01') =>
    couponProblem(sampleCoupon(changes), { stays, serviceDays: [] }, today)

  it('is valid without a reason against it', () => expect(on({})).toBeNull())
  it('must be active', () => expect(on({ active: false })).toBe('inactive'))
  it('has first and last days of booking', () => {
    expect(on({ valid_from: '2026-05-02' })).toBe('not_yet')
    expect(on({ valid_from: '2026-05-01', valid_to: '2026-05-01' })).toBeNull()
    expect(on({ valid_to: '2026-04-30' })).toBe('over')
  })
  it('covers the nights from its first to its last, the departure the morning after', () => {
    expect(on({ stay_from: '2026-07-02', stay_to: '2026-07-04' })).toBeNull()
    expect(on({ stay_from: '2026-07-03' })).toBe('other_stay')
    expect(on({ stay_to: '2026-07-03' })).toBe('other_stay')
  })
  it('can require a longer stay', () => {
    expect(on({ min_nights: 3 })).toBeNull()
    expect(on({ min_nights: 4 })).toBe('too_short')
  })
  it('for nights or a length of stay is not valid without a stay', () => {
    const alone = (changes: Parameters<typeof sampleCoupon>[0]) =>
      couponProblem(sampleCoupon(changes), { stays: [], serviceDays: ['2026-07-04'] }, '2026-05-01')
    expect(alone({})).toBeNull()
    expect(alone({ min_nights: 1 })).toBe('too_short')
    expect(alone({ stay_from: '2026-07-04', stay_to: '2026-07-04' })).toBeNull()
    expect(alone({ stay_from: '2026-07-05' })).toBe('other_stay')
    expect(alone({ stay_to: '2026-07-03' })).toBe('other_stay')
  })
  it('of some units, or of accommodation, needs something that it reduces', () => {
    const other = '018f6f6e-0000-7000-8000-0000000000ff'
    expect(on({ units: [unitId, other] })).toBeNull()
    expect(on({ units: [other] })).toBe('other_unit')
    expect(on({ units: [other], covers: 'services' })).toBeNull()
    const service = { stays: [], serviceDays: ['2026-07-04'] }
    expect(couponProblem(sampleCoupon({ covers: 'accommodation' }), service, '2026-05-01')).toBe(
      'nothing_covered',
    )
  })
  it('can be used up', () => {
    expect(on({ max_uses: 2, used_count: 1 })).toBeNull()
    expect(on({ max_uses: 2, used_count: 2 })).toBe('used_up')
  })
})
