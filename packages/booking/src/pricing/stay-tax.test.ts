import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPriceInput } from '../testing/arbitraries.ts'
import { anyDay } from '../testing/any-day.ts'
import { anyTaxGuests } from '../testing/any-settings.ts'
import { sampleStay, sampleTaxRate } from '../testing/samples.ts'
import { changedTaxLines } from './agreed-tax.ts'
import { priceStays, type PriceInput } from './price.ts'
import { nightTaxes, statedGuest, type TaxGuest } from './stay-tax.ts'
import { stayTaxLines } from './tax-lines.ts'
import { taxShareOfLines } from './tax-share.ts'

const taxOf = (input: PriceInput) => priceStays(input).stay_tax
const requestsOf = ({ stays }: PriceInput) => stays.map(({ request }) => request)
const linesOf = (...given: Parameters<typeof stayTaxLines>) =>
  stayTaxLines(...given).map(({ quantity, unit_price, first_night, last_night }) => [
    quantity,
    unit_price,
    first_night,
    last_night,
  ])
const newYear = sampleStay({ arrival: '2026-12-30', departure: '2027-01-02' })
const rates = [sampleTaxRate(), sampleTaxRate({ valid_from: '2027-01-01', amount: 200 })]

describe('the stay tax', () => {
  it('charges each night of a stay over New Year by the rate of its day', () => {
    expect(linesOf([newYear], { stay_tax_rates: rates })).toEqual([
      [4, 150, '2026-12-30', '2026-12-31'],
      [2, 200, '2027-01-01', '2027-01-01'],
    ])
    expect(linesOf([newYear], { stay_tax_rates: [sampleTaxRate({ valid_from: '2027-01-01' })] })).toEqual([
      [2, 150, '2027-01-01', '2027-01-01'],
    ])
  })

  it('leaves out exempt guests where the municipality grants the reason', () => {
    const guests = [statedGuest('disability')]
    const taxed = (row: Parameters<typeof sampleTaxRate>[0]) =>
      stayTaxLines([sampleStay()], { stay_tax_rates: [sampleTaxRate(row)] }, guests)[0]?.quantity
    expect([taxed({}), taxed({ exemptions: ['companion'] }), taxed({ exemptions: [] })]).toEqual([3, 6, 6])
  })

  it('ends at the yearly limit of nights, with earlier ones of the year, and begins again at New Year', () => {
    const stay_tax_rates = [sampleTaxRate({ max_nights: 2 })]
    const long = sampleStay({ arrival: '2026-12-28', departure: '2027-01-04', adults: 1 })
    expect(linesOf([long], { stay_tax_rates })).toEqual([
      [2, 150, '2026-12-28', '2026-12-29'],
      [2, 150, '2027-01-01', '2027-01-02'],
    ])
    const guest: TaxGuest = { exemption: null, earlier_nights: { '2026': 1 } }
    expect(linesOf([long], { stay_tax_rates }, [guest])[0]).toEqual([1, 150, '2026-12-28', '2026-12-28'])
  })

  it('counts the ages of the register instead of the booked ones, once all are known, in any of the rooms', () => {
    const stays = [
      sampleStay({ adults: 1, children_ages: [17] }),
      sampleStay({ accommodation_unit: 'b', adults: 1 }),
    ]
    const paying = (ages: number[], from_age = 18) =>
      nightTaxes(stays, [sampleTaxRate({ from_age })], ages.map(aged)).reduce(
        (sum, { taxed }) => sum + taxed,
        0,
      )
    const aged = (age: number): TaxGuest => ({ age, exemption: null, earlier_nights: {} })
    const nights = 3
    expect(paying([17, 17])).toBe(2 * nights)
    expect(paying([40, 40, 17])).toBe(2 * nights)
    expect(paying([40, 19, 18])).toBe(3 * nights)
    expect(paying([40, 17, 16])).toBe(nights)
    expect(paying([17, 17, 17])).toBe(0)
    expect(paying([17, 17, 16], 17)).toBe(2 * nights)
  })

  it('is the sum of its nights, each at the rate of its day', () => {
    fc.assert(
      fc.property(anyPriceInput, (given) => {
        const nights = nightTaxes(requestsOf(given), given.settings.stay_tax_rates, given.taxGuests)
        expect(taxOf(given)).toBe(nights.reduce((sum, { rate, taxed }) => sum + rate * taxed, 0))
        expect(nights.every(({ taxed }) => taxed >= 0)).toBe(true)
      }),
    )
  })

  it('never rises by a further relieved guest, and by no lower limit of nights', () => {
    fc.assert(
      fc.property(anyPriceInput, anyTaxGuests, fc.integer({ min: 1, max: 40 }), (given, more, limit) => {
        const taxGuests = [...(given.taxGuests ?? []), ...more]
        expect(taxOf({ ...given, taxGuests })).toBeLessThanOrEqual(taxOf(given))
        const capped = given.settings.stay_tax_rates.map((rate) => ({
          ...rate,
          max_nights: Math.min(rate.max_nights ?? limit, limit),
        }))
        const settings = { ...given.settings, stay_tax_rates: capped }
        expect(taxOf({ ...given, settings })).toBeLessThanOrEqual(taxOf(given))
      }),
    )
  })

  it('changes nothing but the tax', () => {
    fc.assert(
      fc.property(anyPriceInput, (input) => {
        const given = { ...input, adjustment: null }
        const [full, relieved] = [priceStays({ ...given, taxGuests: [] }), priceStays(given)]
        expect(relieved.subtotal + relieved.discount).toBe(full.subtotal + full.discount)
        expect(full.total - relieved.total).toBe(full.stay_tax - relieved.stay_tax)
      }),
    )
  })

  it('of an agreed price follows the guests and comes back with them', () => {
    fc.assert(
      fc.property(anyPriceInput, anyTaxGuests, (given, other) => {
        const stays = requestsOf(given).map((request, index) => ({
          ...request,
          accommodation_unit: `01900000-0000-7000-8000-00000000001${index}`,
        }))
        const { settings, taxGuests = [] } = given
        const before = stayTaxLines(stays, settings, taxGuests)
        const agreed = { stays, lines: before, taxGuests }
        const after = changedTaxLines(stays, settings, agreed, other)
        const sum = (lines: typeof after) => lines.reduce((total, { amount }) => total + amount, 0)
        expect(sum(after)).toBe(sum(stayTaxLines(stays, settings, other)))
        const back = changedTaxLines(stays, settings, { stays, lines: after, taxGuests: other }, taxGuests)
        expect(sum(back)).toBe(sum(before))
      }),
    )
  })

  it('of nights with a tax beside nights without one comes back with the guests, too', () => {
    const rate = { from_age: 0, max_nights: null }
    const settings = {
      stay_tax_rates: [
        { ...rate, valid_from: '2027-05-16', amount: 0, exemptions: ['disability' as const] },
        { ...rate, valid_from: '2027-05-17', amount: 1, exemptions: [] },
      ],
    }
    const accommodation_unit = '01900000-0000-7000-8000-000000000010'
    const stays = [
      { accommodation_unit, arrival: '2027-05-16', departure: '2027-05-17', adults: 3, children_ages: [0] },
      { accommodation_unit, arrival: '2027-05-17', departure: '2027-05-18', adults: 1, children_ages: [] },
    ]
    const taxGuests = Array.from({ length: 3 }, () => statedGuest('disability'))
    const before = stayTaxLines(stays, settings, taxGuests)
    const without = changedTaxLines(stays, settings, { stays, lines: before, taxGuests }, [])
    const back = changedTaxLines(stays, settings, { stays, lines: without, taxGuests: [] }, taxGuests)
    expect([before, without, back].map(([line]) => line?.amount)).toEqual([1, 1, 1])
  })

  it('is reported by periods that add up to its lines', () => {
    fc.assert(
      fc.property(anyPriceInput, anyDay, (given, cut) => {
        const stays = requestsOf(given).map((request, index) => ({
          ...request,
          accommodation_unit: `${index}`,
        }))
        const lines = stayTaxLines(stays, given.settings, given.taxGuests)
        const periods = [
          { from: '2026-01-01', to: addDays(cut, -1) },
          { from: cut, to: '2031-12-31' },
        ]
        const shares = periods.map((period) => taxShareOfLines(stays, lines, 18, period, true))
        expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(
          lines.reduce((sum, { amount }) => sum + amount, 0),
        )
      }),
    )
  })
})
