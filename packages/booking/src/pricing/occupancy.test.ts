import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { calendarDays } from '../availability/calendar.ts'
import { partyDays } from '../availability/party-days.ts'
import { lineDetail } from '../messages/price-line-text.ts'
import type { RatedUnit } from '../stay/rated-unit.ts'
import { anyRequest } from '../testing/arbitraries.ts'
import { anyRows, anyUnit } from '../testing/any-rates.ts'
import { anySettings } from '../testing/any-settings.ts'
import { sampleQuestion, sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'
import { sampleRow } from '../testing/sample-rates.ts'
import { explainNights } from './explain-nights.ts'
import { lowestNight } from './lowest-night.ts'
import { priceStays, type Agreement } from './price.ts'
import { rateTable } from './rate-table.ts'

/** A double room at 60 € a night, 45 € for one person, an adult on an extra bed 20 €. */
const double = sampleUnit({
  base_price: 6000,
  extra_person_price: 2000,
  price_basis: 'occupancy',
  occupancy_prices: [4500],
})
const settings = { ...sampleSettings, stay_tax_rates: [] }

function priced(unit: RatedUnit, request: Partial<StayRequest>, rows = [sampleRow()], agreed?: Agreement) {
  const stay = sampleStay({ arrival: '2026-06-01', departure: '2026-06-03', ...request })
  const stays = [{ table: rateTable(unit, rows), request: stay }]
  return priceStays({ stays, services: [], requestedServices: [], settings, today: '2026-05-01', agreed })
}

const linesOf = (...given: Parameters<typeof priced>) =>
  priced(...given).lines.map(({ kind, persons, quantity, unit_price }) => [
    kind,
    persons,
    quantity,
    unit_price,
  ])

describe('a price by the number of persons', () => {
  it('is lower for a person alone, the usual one for two, and with an extra person beyond', () => {
    expect(linesOf(double, { adults: 1 })).toEqual([['nights', 1, 2, 4500]])
    expect(linesOf(double, { adults: 2 })).toEqual([['nights', 2, 2, 6000]])
    expect(linesOf(double, { adults: 3 })).toEqual([
      ['nights', 2, 2, 6000],
      ['extra_person', undefined, 2, 2000],
    ])
  })

  it('does not count a child without a place', () => {
    expect(linesOf(double, { adults: 1, children_ages: [1] })).toEqual([['nights', 1, 2, 4500]])
    expect(linesOf(double, { adults: 1, children_ages: [4] })).toEqual([['nights', 2, 2, 6000]])
  })

  it('is that of the season on its nights, which may have its own prices by persons', () => {
    const days = { arrival: '2026-06-30', departure: '2026-07-02', adults: 1 }
    expect(linesOf(double, days)).toEqual([
      ['nights', 1, 1, 4500],
      ['nights', 1, 1, 10_000],
    ])
    expect(linesOf(double, days, [sampleRow({ occupancy_prices: [8000] })])).toEqual([
      ['nights', 1, 1, 4500],
      ['nights', 1, 1, 8000],
    ])
  })

  it('is multiplied by the persons of the base price where it is per person', () => {
    const room = sampleUnit({ base_price: 2800, price_basis: 'person', capacity: 3 })
    expect(linesOf(room, { adults: 1 })).toEqual([['nights', 1, 2, 2800]])
    expect(linesOf(room, { adults: 4 })).toEqual([
      ['nights', 3, 2, 8400],
      ['extra_person', undefined, 2, 2000],
    ])
  })

  it('says the number of persons on its line', () => {
    const [line] = priced(double, { adults: 1 }).lines
    expect(line && lineDetail(line, 'sk').replaceAll('\u00A0', ' ')).toBe(
      '1. – 3. 6. 2026 · 1 osoba · 2 noci × 45,00 €',
    )
  })
})

test('a calendar is for a full unit, the lowest price for anybody, the days of a party for the party', () => {
  const table = rateTable(double, [])
  const question = { ...sampleQuestion(), table, from: '2026-06-01', to: '2026-06-01' }
  expect(calendarDays(question)[0]?.price).toBe(6000)
  expect(lowestNight(table, '2026-06-01', 30)).toEqual({ price: 4500, persons: 1 })
  const days = (adults: number) =>
    partyDays({ ...question, units: [question], party: { adults, children_ages: [] }, bands: [] })
  expect(days(1)[0]?.price).toBe(4500)
  expect(days(3)[0]?.price).toBe(8000)
})

test('the explanation of a night has the price for the persons of the stay', () => {
  const table = rateTable(double, [sampleRow({ occupancy_prices: [8000] })])
  const nightFor = (adults: number) =>
    explainNights(table, sampleStay({ arrival: '2026-07-01', departure: '2026-07-02', adults }), [])[0]
  expect(nightFor(1)).toMatchObject({ price: 8000, persons: 1 })
  expect(nightFor(2)).toMatchObject({ price: 10_000, persons: 2 })
})

describe('a changed party', () => {
  const risen = { ...double, base_price: 8000, occupancy_prices: [6000] }
  const agreementOf = (adults: number): Agreement => {
    const { lines } = priced(double, { adults })
    const stays = [sampleStay({ arrival: '2026-06-01', departure: '2026-06-03', adults })]
    return { stays, lines, services: [], taxGuests: [], payment: null }
  }

  it('keeps the agreed price of the persons who stay', () => {
    expect(linesOf(risen, { adults: 2 }, [], agreementOf(2))).toEqual([['nights', 2, 2, 6000]])
    expect(linesOf(risen, { adults: 1 }, [], agreementOf(2))).toEqual([['nights', 1, 2, 4500]])
  })

  it('adds today’s difference for a person who joins', () => {
    expect(linesOf(risen, { adults: 2 }, [], agreementOf(1))).toEqual([['nights', 2, 2, 4500 + 2000]])
  })

  it('keeps a price per person', () => {
    const person = { ...double, base_price: 2800, price_basis: 'person' as const }
    const { lines } = priced(person, { adults: 2 })
    const agreed = { ...agreementOf(2), lines }
    const dearer = { ...person, base_price: 3200 }
    expect(linesOf(dearer, { adults: 1 }, [], agreed)).toEqual([['nights', 1, 2, 2800]])
  })
})

test('one more person never costs less where the prices by persons do not fall', () => {
  fc.assert(
    fc.property(
      anyUnit,
      fc.constantFrom('unit', 'occupancy', 'person'),
      fc.array(fc.integer({ min: 0, max: 9000 }), { maxLength: 4 }),
      anyRows,
      anyRequest,
      anySettings,
      (unit, price_basis, prices, rows, request, given) => {
        const rising = prices.toSorted((a, b) => a - b)
        const top = Math.max(unit.base_price, ...rising)
        const whole = { ...unit, price_basis, base_price: top, occupancy_prices: rising }
        const plain = rows.map((row) => ({ ...row, occupancy_prices: [] }))
        const totalOf = (adults: number) =>
          priceStays({
            stays: [{ table: rateTable(whole, plain), request: { ...request, adults } }],
            services: [],
            requestedServices: [],
            settings: given,
            today: '2026-05-01',
          }).total
        expect(totalOf(request.adults + 1)).toBeGreaterThanOrEqual(totalOf(request.adults))
      },
    ),
  )
})
