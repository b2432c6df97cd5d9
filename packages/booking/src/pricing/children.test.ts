import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import { ageBands } from '@dvor/contract/pricing/age-bands.ts'
import { priceBases } from '@dvor/contract/pricing/occupancy-prices.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { sizeRestrictions } from '../availability/restrictions.ts'
import { lineName } from '../messages/price-line-text.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { anyRequest } from '../testing/arbitraries.ts'
import { anyUnit } from '../testing/any-rates.ts'
import { sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'
import { priceStays, type Agreement } from './price.ts'
import { rateTable } from './rate-table.ts'

/** Under 3 free in a cot, 3 to 12 on an extra bed 15 € and half in the base price. */
const bands: AgeBand[] = [
  { label: 'Bábätko', from_age: 0, up_to_age: 2, percent: 0, no_bed: true },
  { label: 'Dieťa 3 – 12', from_age: 3, up_to_age: 12, percent: 50, amount: 1500, base_percent: 50 },
]

/** 60 € for two, 45 € for one, an adult on an extra bed 20 €. */
const double = sampleUnit({
  base_price: 6000,
  extra_person_price: 2000,
  price_basis: 'occupancy',
  occupancy_prices: [4500],
})
const perPerson = sampleUnit({ base_price: 2800, price_basis: 'person', capacity: 4 })

interface Asked {
  unit?: RatedUnit
  adults: number
  ages: number[]
  bands?: readonly AgeBand[]
  agreed?: Agreement
}

/** The price of two nights without a tax. */
function priced({ unit = double, adults, ages, bands: asked = bands, agreed }: Asked) {
  const request = stayOf(adults, ages)
  return priceStays({
    stays: [{ table: rateTable(unit, []), request }],
    services: [],
    requestedServices: [],
    settings: { ...sampleSettings, stay_tax_rates: [], age_bands: asked },
    today: '2026-05-01',
    agreed,
  })
}

const stayOf = (adults: number, children_ages: number[]): StayRequest =>
  sampleStay({ arrival: '2026-06-01', departure: '2026-06-03', adults, children_ages })

const linesOf = (asked: Asked) =>
  priced(asked).lines.map((line) => [lineName(line, 'sk'), line.quantity, line.unit_price])

describe('a child', () => {
  it('on an extra bed pays its amount, an adult the usual price', () => {
    expect(linesOf({ adults: 2, ages: [4] })).toEqual([
      ['Drevenica pri potoku', 2, 6000],
      ['Ďalšia osoba, dieťa 3 – 12', 2, 1500],
    ])
    expect(priced({ adults: 2, ages: [4] }).total).toBe(2 * 6000 + 2 * 1500)
    expect(priced({ adults: 3, ages: [] }).total).toBe(2 * 6000 + 2 * 2000)
    expect(priced({ adults: 2, ages: [13] }).total).toBe(2 * 6000 + 2 * 2000)
  })

  it('in the base price pays its percent of what its place adds', () => {
    expect(linesOf({ adults: 1, ages: [4] })).toEqual([
      ['Drevenica pri potoku', 2, 4500],
      ['Dieťa 3 – 12', 2, 750],
    ])
    expect(linesOf({ unit: perPerson, adults: 2, ages: [4, 9, 1] })).toEqual([
      ['Drevenica pri potoku', 2, 5600],
      ['Dieťa 3 – 12', 4, 1400],
    ])
  })

  it('adds nothing to the price of a whole unit', () => {
    expect(linesOf({ unit: { ...double, price_basis: 'unit' }, adults: 1, ages: [4] })).toEqual([
      ['Drevenica pri potoku', 2, 6000],
    ])
  })

  it('in a cot takes no place and may cost an amount', () => {
    expect(priced({ adults: 2, ages: [1] }).total).toBe(2 * 6000)
    const cot = [{ label: 'Bábätko', up_to_age: 2, percent: 0, amount: 500, no_bed: true }]
    expect(linesOf({ adults: 2, ages: [1, 2], bands: cot })).toEqual([
      ['Drevenica pri potoku', 2, 6000],
      ['Bábätko', 4, 500],
    ])
    const small = { ...double, extra_beds: 0 }
    expect(sizeRestrictions(small, { adults: 2, children_ages: [1] }, cot)).toEqual([])
    const inBed = cot.map((band) => ({ ...band, no_bed: false }))
    expect(sizeRestrictions(small, { adults: 2, children_ages: [1] }, inBed)).toHaveLength(1)
  })

  it('has the band of its unit where the unit has bands of its own', () => {
    const own = { ...double, age_bands: [{ label: 'Do 10', up_to_age: 10, percent: 10 }] }
    expect(linesOf({ unit: own, adults: 2, ages: [4] })[1]).toEqual(['Ďalšia osoba, do 10', 2, 200])
    expect(linesOf({ unit: own, adults: 2, ages: [11] })[1]).toEqual(['Ďalšia osoba', 2, 2000])
  })
})

test('a changed party keeps the agreed price of the children who stay', () => {
  const family = priced({ unit: perPerson, adults: 2, ages: [4] })
  const agreed: Agreement = {
    stays: [stayOf(2, [4])],
    lines: family.lines,
    services: [],
    taxGuests: [],
    payment: null,
  }
  const dearer = { ...perPerson, base_price: 4000 }
  expect(linesOf({ unit: dearer, adults: 2, ages: [4], agreed })).toEqual(
    linesOf({ unit: perPerson, adults: 2, ages: [4] }),
  )
  expect(linesOf({ unit: dearer, adults: 2, ages: [4, 6], agreed })).toEqual([
    ['Drevenica pri potoku', 2, 5600],
    ['Dieťa 3 – 12', 2, 1400],
    ['Dieťa 3 – 12', 2, 2000],
  ])
  expect(linesOf({ unit: dearer, adults: 2, ages: [], agreed })).toEqual([['Drevenica pri potoku', 2, 5600]])
})

/** Bands that do not fall with age, and prices that do not fall with persons. */
const anyPrices = fc
  .record({
    unit: anyUnit,
    price_basis: fc.constantFrom(...priceBases.map(({ value }) => value)),
    prices: fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 4 }),
    ends: fc.uniqueArray(fc.integer({ min: 0, max: 16 }), { maxLength: 3 }),
    percents: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
    shares: fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ unit, price_basis, prices, ends, percents, shares }) => {
    const rising = (values: number[]) => values.toSorted((a, b) => a - b)
    const [byAge, inBase] = [rising(percents), rising(shares)]
    return {
      unit: {
        ...unit,
        price_basis,
        base_price: Math.max(unit.base_price, ...prices),
        occupancy_prices: rising(prices),
      },
      bands: rising(ends).map((up_to_age, index) => ({
        label: `Pásmo ${index}`,
        up_to_age,
        percent: byAge[index] ?? 0,
        base_percent: inBase[index] ?? 0,
        no_bed: false,
      })),
    }
  })

test('one more person, or an older child, never costs less where the owner’s prices do not fall', () => {
  fc.assert(
    fc.property(
      anyPrices,
      anyRequest,
      fc.integer({ min: 0, max: 17 }),
      ({ unit, bands: own }, request, age) => {
        const total = (adults: number, ages: number[]) => priced({ unit, adults, ages, bands: own }).total
        const { adults, children_ages: ages } = request
        const before = total(adults, ages)
        expect(total(adults + 1, ages)).toBeGreaterThanOrEqual(before)
        expect(total(adults, [...ages, age])).toBeGreaterThanOrEqual(before)
        const older = ages.map((one, index) => (index === 0 ? Math.max(one, age) : one))
        expect(total(adults, older)).toBeGreaterThanOrEqual(before)
      },
    ),
  )
})

describe('age bands', () => {
  const codes = (...given: object[]) =>
    ageBands
      .safeParse(given.map((band) => ({ label: 'x', percent: 50, ...band })))
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  it('follow each other from 0 on', () => {
    expect(codes({ up_to_age: 12 }, { up_to_age: 2 })).toEqual([])
    expect(codes({ from_age: 0, up_to_age: 2 }, { from_age: 3, up_to_age: 12 })).toEqual([])
  })

  it('have no gap, no overlap and no end before the beginning', () => {
    expect(codes({ from_age: 0, up_to_age: 2 }, { from_age: 4, up_to_age: 12 })).toEqual([
      ['1.from_age', 'ages_missing'],
    ])
    expect(codes({ from_age: 3, up_to_age: 12 })).toEqual([['0.from_age', 'ages_missing']])
    expect(codes({ from_age: 0, up_to_age: 3 }, { from_age: 3, up_to_age: 12 })).toEqual([
      ['1.from_age', 'ages_overlap'],
    ])
    expect(codes({ from_age: 0, up_to_age: 3 }, { from_age: 9, up_to_age: 5 })).toEqual([
      ['1.from_age', 'out_of_order'],
    ])
  })
})
