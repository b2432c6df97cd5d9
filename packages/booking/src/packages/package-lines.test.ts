import type { PriceLine, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { slotLines, type AgreedSlotService } from '../services/slot-lines.ts'
import { anyVatKind } from '../testing/any-vat-kind.ts'
import { sampleCoupon, sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'
import { sampleService } from '../testing/sample-services.ts'
import { keptPackageLines, packageLines, partShares, type SoldPackage } from './package-lines.ts'
import { packagePrice, packageProblem, type PackageTerms, type StayPackage } from './package-price.ts'
import { priceStays, servicesIn, type PriceInput } from '../pricing/price.ts'
import { rateTable } from '../pricing/rate-table.ts'

const terms: PackageTerms = {
  id: '01900000-0000-7000-8000-0000000000f1',
  title: 'Advent pri peci',
  price: 18_900,
  price_basis: 'unit',
  child_prices: [],
  allows_coupon: false,
}
const dinner = sampleService({ id: 'd', title: 'Večera', price: 2000, price_unit: 'person' })
const baking: AgreedSlotService = {
  service_slot: '01900000-0000-7000-8000-0000000000e1',
  day: '2026-12-12',
  time_from: '14:00',
  time_to: '16:00',
  persons: 2,
  title: 'Pečenie chleba',
  unit_price: 1500,
  amount: 3000,
  vat_kind: 'other',
}
const sold: SoldPackage = { terms, included: [baking], commonServices: [dinner.id] }
/** Two nights for two in a unit at 80 € a night. */
const stay = sampleStay({ arrival: '2026-12-11', departure: '2026-12-13', adults: 2, children_ages: [] })

const inputFor = (changes: Partial<PriceInput> = {}): PriceInput => ({
  stays: [{ request: stay, table: rateTable(sampleUnit({ id: stay.accommodation_unit }), []) }],
  services: [dinner],
  requestedServices: [{ common_service: dinner.id, quantity: 1 }],
  slotLines: slotLines([baking]),
  package: sold,
  settings: { ...sampleSettings, stay_tax_rates: [] },
  today: '2026-10-01',
  ...changes,
})
const briefly = (lines: readonly PriceLine[]) =>
  lines.map(({ kind, rule, quantity, amount, vat_kind }) => [kind, rule, quantity, amount, vat_kind])

describe('a package of two nights, a dinner and a baking', () => {
  it('has its price in parts: 160 + 40 + 30 € become 189 € in proportion', () => {
    // 18 900 × 16 000 / 23 000 = 13 147,8; × 4 000 = 3 287,0; × 3 000 = 2 465,2.
    const { lines, total } = priceStays(inputFor())
    expect(total).toBe(18_900)
    expect(briefly(lines)).toEqual([
      ['nights', 'Advent pri peci', 2, 13_148, 'accommodation'],
      ['common_service', 'Advent pri peci', 1, 3287, 'food'],
      ['service', 'Advent pri peci', 1, 2465, 'other'],
    ])
  })
  it('includes one piece of a service, and further ones cost their price', () => {
    const wine = sampleService({ id: 'w', title: 'Víno', price: 1200, price_unit: 'piece' })
    const withWine = { ...sold, commonServices: [dinner.id, wine.id] }
    const priceOf = (quantity: number) =>
      priceStays(
        inputFor({
          services: [dinner, wine],
          package: withWine,
          requestedServices: [
            { common_service: dinner.id, quantity: 1 },
            { common_service: wine.id, quantity },
          ],
        }),
      )
    expect(priceOf(1).total).toBe(18_900)
    expect(priceOf(3).total).toBe(18_900 + 2 * 1200)
    expect(
      priceOf(3)
        .lines.filter(({ label }) => label === 'Víno')
        .map(({ quantity }) => quantity),
    ).toEqual([1, 2])
  })
  it('may cost more than its parts', () => {
    const dearer = { ...sold, terms: { ...terms, price: 52_000 } }
    expect(priceStays(inputFor({ package: dearer })).total).toBe(52_000)
  })
  it('leaves other services at their price', () => {
    const dog = sampleService({ id: 'p', title: 'Psík', price: 700, price_unit: 'night' })
    const input = inputFor({
      services: [dinner, dog],
      requestedServices: [dinner, dog].map(({ id }) => ({ common_service: id, quantity: 1 })),
    })
    expect(priceStays(input).total).toBe(18_900 + 2 * 700)
  })
  it('is not reduced by a coupon unless it says so', () => {
    const coupon = sampleCoupon({ code: 'DESAT', kind: 'percent', value: 10 })
    expect(priceStays(inputFor({ coupon })).total).toBe(18_900)
    const allowing = { ...sold, terms: { ...terms, allows_coupon: true } }
    expect(priceStays(inputFor({ coupon, package: allowing })).total).toBe(17_010)
  })
})

describe('a price per person', () => {
  const perPerson: PackageTerms = {
    ...terms,
    price: 9900,
    price_basis: 'person',
    child_prices: [
      { label: 'Do 2', up_to_age: 2, percent: 0 },
      { label: 'Dieťa', up_to_age: 12, percent: 50 },
    ],
  }
  it('counts children by age', () => {
    expect(packagePrice(perPerson, { adults: 2, children_ages: [1, 7, 15] })).toBe(3 * 9900 + 4950)
  })
  it('puts the difference of a changed party on the nights, and keeps everything else', () => {
    const before = {
      stays: [stay],
      lines: priceStays(inputFor({ package: { ...sold, terms: perPerson } })).lines,
    }
    const after: StayRequest = { ...stay, children_ages: [7] }
    const kept = keptPackageLines(perPerson, { before, after: [after] }, [])
    const nights = before.lines
      .filter(({ kind }) => kind === 'nights')
      .reduce((sum, { amount }) => sum + amount, 0)
    expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(nights + 4950)
    expect(keptPackageLines(perPerson, { before, after: [stay] }, [])).toEqual(
      before.lines.filter(({ kind }) => kind === 'nights'),
    )
  })
  it('takes off the services what guests who do not come have paid beyond the nights', () => {
    const dear = slotLines([{ ...baking, unit_price: 15_000, amount: 30_000 }])
    const { lines } = priceStays(inputFor({ package: { ...sold, terms: perPerson }, slotLines: dear }))
    const services = lines.filter(({ kind }) => kind !== 'nights')
    const kept = keptPackageLines(
      perPerson,
      { before: { stays: [stay], lines }, after: [{ ...stay, adults: 1 }] },
      services,
    )
    expect(kept.reduce((sum, { amount }) => sum + amount, 0)).toBe(9900)
    expect(kept.every(({ amount }) => amount >= 0)).toBe(true)
  })
})

test('an unchanged reservation keeps every cent of its package, whatever prices are today', () => {
  const first = inputFor()
  const { lines } = priceStays(first)
  const rows = [{ ...baking, unit_price: 2465, amount: 2465, in_package: true }]
  const agreed = { stays: [stay], services: servicesIn(first), lines, taxGuests: [], payment: null }
  const dearer = rateTable(sampleUnit({ id: stay.accommodation_unit, base_price: 30_000 }), [])
  const now = priceStays(
    inputFor({
      stays: [{ request: stay, table: dearer }],
      services: [{ ...dinner, price: 9000 }],
      slotLines: slotLines(rows),
      package: { terms, included: [], commonServices: [] },
      agreed,
    }),
  )
  expect(now.total).toBe(18_900)
})

test('shares add up to the whole by VAT kind, and none is negative', () => {
  const anyPart = fc.record({ kind: anyVatKind, cost: fc.nat(100_000) })
  fc.assert(
    fc.property(fc.nat(200_000), fc.array(anyPart, { maxLength: 8 }), (whole, others) => {
      const parts = [{ kind: 'accommodation' as const, cost: 16_000 }, ...others]
      const shares = partShares(whole, parts)
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(whole)
      expect(Math.min(...shares)).toBeGreaterThanOrEqual(0)
    }),
  )
})

test('lines of a package add up to its price, each its quantity times its unit price', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 300_000 }),
      fc.integer({ min: 1, max: 9 }),
      fc.nat(50_000),
      (price, nights, cost) => {
        const request = { ...stay, departure: `2026-12-${11 + nights}` }
        const table = rateTable(sampleUnit({ base_price: cost }), [])
        const ordinary = priceStays(inputFor({ stays: [{ request, table }], package: null })).lines
        const lines = packageLines(
          { ...sold, terms: { ...terms, price } },
          {
            stays: [request],
            labels: ['Izba'],
            accommodation: ordinary.filter(({ kind }) => kind === 'nights'),
            services: ordinary.filter(({ kind }) => kind !== 'nights'),
            quantities: new Map(),
          },
        )
        expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(price)
        for (const { quantity, unit_price, amount } of lines) expect(quantity * unit_price).toBe(amount)
      },
    ),
  )
})

test('a package names why it cannot be booked', () => {
  const offered: StayPackage = {
    ...terms,
    nights: 2,
    arrival_from: '2026-12-01',
    arrival_to: '2026-12-20',
    arrival_weekdays: [5],
    units: [stay.accommodation_unit],
    included_services: [],
    included_common_services: [],
    active: true,
  }
  const unit = sampleUnit({ id: stay.accommodation_unit })
  const problem = (changes: Partial<StayPackage>, { let_as }: Pick<typeof unit, 'let_as'> = unit) => {
    const tables = new Map([[unit.id, { unit: { ...unit, let_as } }]])
    return packageProblem(
      { ...offered, ...changes },
      { stays: [stay], services: [], slots: new Map(), tables },
    )
  }
  expect(problem({})).toBeNull()
  expect(problem({ active: false })).toBe('not_offered')
  expect(problem({ units: [terms.id] })).toBe('other_unit')
  expect(problem({ units: [] })).toBeNull()
  expect(problem({ units: [] }, { let_as: 'building' })).toBe('other_unit')
  expect(problem({}, { let_as: 'building' })).toBeNull()
  expect(problem({ nights: 3 })).toBe('other_days')
  expect(problem({ arrival_weekdays: [6] })).toBe('other_days')
  expect(problem({ arrival_to: '2026-12-10' })).toBe('other_days')
  const service = { service: terms.id, day: 1, service_slot: null }
  expect(problem({ included_services: [service] })).toBe('service_missing')
})
