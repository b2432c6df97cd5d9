import type { PriceBreakdown, PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { addDays, eachDay } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { priceStays, servicesIn, type PriceInput } from './price.ts'
import { rateOn } from './rate.ts'
import { rateTable } from './rate-table.ts'
import { nightsOf } from '../stay/stay.ts'
import { anyPriceInput } from '../testing/arbitraries.ts'
import { anyRows, anyRules, anyUnit } from '../testing/any-rates.ts'
import { anyService } from '../testing/any-services.ts'
import { anySettings } from '../testing/any-settings.ts'
import { sampleRow } from '../testing/sample-rates.ts'
import { sampleService } from '../testing/sample-services.ts'
import { sampleSettings, sampleStay, sampleTaxRate, sampleUnit } from '../testing/samples.ts'

/** The same stays without a package, in units whose price does not depend on the number of persons. */
const byUnit = (input: PriceInput): PriceInput => ({
  ...input,
  package: null,
  stays: input.stays.map(({ table, request }) => ({
    table: rateTable({ ...table.unit, price_basis: 'unit' }, table.rows),
    request,
  })),
})

const agreementOf = (input: PriceInput, price: PriceBreakdown) => ({
  stays: input.stays.map(({ request }) => request),
  services: servicesIn(input),
  lines: price.lines,
  taxGuests: input.taxGuests ?? [],
  payment: { deposit: price.deposit_due, instalments: price.instalments, paid: price.deposit_due },
})

/** Lines in an order of their own: parts of a package come before the other services only when it is sold. */
const byName = (lines: readonly PriceLine[]) =>
  lines.toSorted((a, b) => {
    const [one = '', other = ''] = [a, b].map((line) =>
      [line.kind, line.label, line.amount, line.quantity, line.vat_kind].join(),
    )
    return one < other ? -1 : Number(one > other)
  })

/** Price and rule of each room night. */
const nightPrices = (lines: readonly PriceLine[]) =>
  new Map<string, { unit_price: number; rule: string | null }>(
    lines
      .filter(({ kind }) => kind === 'nights')
      .flatMap(({ accommodation_unit, first_night, last_night, unit_price, rule }) =>
        eachDay(first_night ?? '', addDays(last_night ?? '', 1)).map(
          (night) => [`${accommodation_unit} ${night}`, { unit_price, rule }] as const,
        ),
      ),
  )

/** Everything that the owner may change after a reservation is made. */
const anyNewPrices = fc.record({
  units: fc.array(fc.record({ unit: anyUnit, rows: anyRows }), { minLength: 3, maxLength: 3 }),
  settings: anySettings,
  price: fc.integer({ min: 0, max: 9000 }),
  active: fc.boolean(),
  services: fc.array(anyService, { maxLength: 2 }),
  rules: anyRules,
})

type NewPrices = typeof anyNewPrices extends fc.Arbitrary<infer Value> ? Value : never

const anyMove = fc.record({
  arrival: fc.integer({ min: -3, max: 3 }),
  departure: fc.integer({ min: -3, max: 3 }),
  adults: fc.integer({ min: -2, max: 2 }),
})

const repriced = (input: PriceInput, now: NewPrices): PriceInput => ({
  ...input,
  settings: now.settings,
  services: [
    ...input.services.map((service) => ({ ...service, price: now.price, active: now.active })),
    ...now.services,
  ],
  stays: input.stays.map(({ table, request }, index) => ({
    request,
    table: rateTable(
      { ...(now.units[index]?.unit ?? table.unit), id: table.unit.id, title: table.unit.title },
      now.units[index]?.rows ?? [],
      now.rules,
    ),
  })),
})

describe('an agreed price', () => {
  it('does not change with the owner’s price list', () => {
    fc.assert(
      fc.property(anyPriceInput, anyNewPrices, (before, now) => {
        const price = priceStays(before)
        const sold = before.package && { ...before.package, included: [], commonServices: [] }
        // Activities are kept with their own amounts, those of a package with their shares.
        const slotLines = price.lines.filter(({ kind }) => kind === 'service')
        const agreed = agreementOf(before, price)
        const after = priceStays({ ...repriced(before, now), slotLines, package: sold, agreed })
        expect(byName(after.lines)).toEqual(byName(price.lines))
      }),
    )
  })

  it('keeps price and rule of remaining nights, and prices added nights by today’s', () => {
    fc.assert(
      fc.property(
        anyPriceInput,
        anyNewPrices,
        fc.array(anyMove, { minLength: 3, maxLength: 3 }),
        (given, now, moves) => {
          const before = byUnit(given)
          const price = priceStays(before)
          const today = repriced(before, now)
          const stays = today.stays.map(({ table, request }, index) => {
            const move = moves[index] ?? { arrival: 0, departure: 0, adults: 0 }
            const arrival = addDays(request.arrival, move.arrival)
            const departure = addDays(request.departure, move.departure)
            return {
              table,
              request: {
                ...request,
                arrival,
                departure: departure > arrival ? departure : addDays(arrival, 1),
                adults: Math.max(1, request.adults + move.adults),
              },
            }
          })
          const after = priceStays({ ...today, stays, agreed: agreementOf(before, price) })
          const agreed = nightPrices(price.lines)
          const kept = nightPrices(after.lines)
          for (const { table, request } of stays)
            for (const night of nightsOf(request)) {
              const key = `${request.accommodation_unit} ${night}`
              const rate = rateOn(table, night)
              expect(kept.get(key)).toEqual(
                agreed.get(key) ?? { unit_price: rate.price, rule: rate.row?.title ?? null },
              )
            }
          for (const line of after.lines) expect(line.amount).toBe(line.unit_price * line.quantity)
          expect(after.total).toBe(after.lines.reduce((sum, { amount }) => sum + amount, 0))
          expect(after.lines.every(({ quantity }) => Number.isInteger(quantity) && quantity > 0)).toBe(true)
        },
      ),
    )
  })
})

/** Two adults for three nights at 100 €, tax 1,50 €, breakfast 9 €; then all prices rise. */
function afterRise(change: Partial<PriceInput> & { request?: Parameters<typeof sampleStay>[0] }) {
  const stay = (rows: Parameters<typeof sampleRow>[0]) => ({
    table: rateTable(sampleUnit({ extra_person_price: 2000 }), [sampleRow(rows)]),
    request: sampleStay(),
  })
  const breakfast = sampleService()
  const requestedServices = [{ common_service: breakfast.id, quantity: 1 }]
  const rest = { requestedServices, settings: sampleSettings, today: '2026-05-01' }
  const before: PriceInput = { ...rest, stays: [stay({})], services: [breakfast] }
  const price = priceStays(before)
  const { table } = stay({ price: 20_000, title: 'Leto draho', extra_person_price: 5000 })
  const { request, ...other } = change
  return priceStays({
    ...rest,
    stays: [{ table, request: sampleStay(request) }],
    services: [sampleService({ price: 1200 })],
    settings: { ...sampleSettings, stay_tax_rates: [sampleTaxRate({ amount: 200 })] },
    agreed: agreementOf(before, price),
    ...other,
  }).lines.map(({ kind, quantity, unit_price, rule }) => [kind, quantity, unit_price, rule])
}

test('an added night costs today’s price; its breakfasts and its tax too', () => {
  expect(afterRise({ request: { departure: '2026-07-06' } })).toEqual([
    ['nights', 3, 10_000, 'Leto'],
    ['nights', 1, 20_000, 'Leto draho'],
    ['common_service', 6, 900, null],
    ['common_service', 2, 1200, null],
    ['stay_tax', 6, 150, null],
    ['stay_tax', 2, 200, null],
  ])
})

test('an added person pays today’s price of an additional person', () => {
  expect(afterRise({ request: { adults: 3 } })).toEqual([
    ['nights', 3, 10_000, 'Leto'],
    ['extra_person', 3, 5000, 'Leto draho'],
    ['common_service', 6, 900, null],
    ['common_service', 3, 1200, null],
    ['stay_tax', 6, 150, null],
    ['stay_tax', 3, 200, null],
  ])
})

test('one night less removes its own price and nothing else', () => {
  expect(afterRise({ request: { departure: '2026-07-04' } })).toEqual([
    ['nights', 2, 10_000, 'Leto'],
    ['common_service', 4, 900, null],
    ['stay_tax', 4, 150, null],
  ])
})
