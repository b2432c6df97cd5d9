import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceStays, type PriceInput } from './price.ts'
import { rateTable } from './rate-table.ts'
import type { PriceRule } from './price-rows.ts'
import { anyRequest } from '../testing/arbitraries.ts'
import { anyRows, anyRules, anyUnit } from '../testing/any-rates.ts'
import { sampleRule } from '../testing/sample-rates.ts'
import { sampleSettings, sampleStay, sampleUnit, unitId } from '../testing/samples.ts'

const settings = { ...sampleSettings, stay_tax_rates: [] }

interface Booked {
  rules: readonly PriceRule[]
  /** Nights from 2 May 2026 on. */
  from: number
  to: number
  today?: string
  adults?: number
}

function input({ rules, from, to, today = '2026-04-01', adults = 2 }: Booked): PriceInput {
  const request = sampleStay({
    arrival: addDays('2026-05-02', from),
    departure: addDays('2026-05-02', to),
    adults,
  })
  return {
    stays: [{ table: rateTable(sampleUnit(), [], rules), request }],
    services: [],
    requestedServices: [],
    settings,
    today,
  }
}

function agreed(before: PriceInput) {
  const { lines } = priceStays(before)
  return {
    stays: before.stays.map(({ request }) => request),
    lines,
    services: [],
    taxGuests: [],
    payment: null,
  }
}

/** Rule lines after a change at 80 € a night. */
const changed = (before: Booked, after: Booked) =>
  priceStays({ ...input(after), agreed: agreed(input(before)) })
    .lines.filter(({ kind }) => kind === 'surcharge' || kind === 'rule_discount')
    .map(({ rule, amount, first_night, last_night }) => [rule, amount, first_night, last_night])

const week = sampleRule()
const single = sampleRule({
  id: '01900000-0000-7000-8000-0000000000f2',
  title: 'Jediná noc',
  kind: 'single_night',
  direction: 'surcharge',
  effect: 'stay',
  value: 1000,
})
const late = sampleRule({
  id: '01900000-0000-7000-8000-0000000000f3',
  title: 'Na poslednú chvíľu',
  kind: 'last_minute',
  days_to: 7,
  value: 1500,
})

test('nights that stay keep their discount, even when the owner ends the rule', () => {
  expect(changed({ rules: [week], from: 0, to: 7 }, { rules: [], from: 0, to: 5 })).toEqual([
    ['Týždenný pobyt', -4000, '2026-05-02', '2026-05-06'],
  ])
})

test('a rule that the owner makes later changes nothing for nights that stay', () => {
  expect(changed({ rules: [], from: 0, to: 7 }, { rules: [week, late], from: 0, to: 7 })).toEqual([])
})

test('a stay that grows to a week gets the discount as a whole, and loses the surcharge of a single night', () => {
  expect(changed({ rules: [week], from: 0, to: 6 }, { rules: [week], from: 0, to: 7 })).toEqual([
    ['Týždenný pobyt', -4800, '2026-05-02', '2026-05-07'],
    ['Týždenný pobyt', -800, '2026-05-08', '2026-05-08'],
  ])
  expect(changed({ rules: [single], from: 0, to: 1 }, { rules: [single], from: 0, to: 2 })).toEqual([])
})

test('a later, worse rule for the new length does not reach nights that stay', () => {
  const worse = { ...week, value: 500 }
  expect(changed({ rules: [week], from: 0, to: 7 }, { rules: [worse], from: 0, to: 8 })).toEqual([
    ['Týždenný pobyt', -5600, '2026-05-02', '2026-05-08'],
    ['Týždenný pobyt', -400, '2026-05-09', '2026-05-09'],
  ])
})

test('a discount of the last minute is for the added nights only', () => {
  const after = { rules: [late], from: 0, to: 3, today: '2026-04-30' }
  expect(changed({ rules: [late], from: 0, to: 2 }, after)).toEqual([
    ['Na poslednú chvíľu', -1200, '2026-05-04', '2026-05-04'],
  ])
})

test('nights added on both sides of those that stay leave these without the rule, also at the next change', () => {
  const always = sampleRule({ title: 'Prirážka', direction: 'surcharge', nights_from: 1, value: 1000 })
  const first = {
    ...input({ rules: [always], from: -1, to: 3 }),
    agreed: agreed(input({ rules: [], from: 0, to: 1 })),
  }
  const spans = ({ lines }: ReturnType<typeof priceStays>) =>
    lines.flatMap(({ rule, amount, first_night, last_night }) =>
      rule === 'Prirážka' ? [[amount, first_night, last_night]] : [],
    )
  const wanted = [
    [800, '2026-05-01', '2026-05-01'],
    [1600, '2026-05-03', '2026-05-04'],
  ]
  expect(spans(priceStays(first))).toEqual(wanted)
  expect(spans(priceStays({ ...input({ rules: [], from: -1, to: 3 }), agreed: agreed(first) }))).toEqual(
    wanted,
  )
})

test('an amount per stay is added once', () => {
  const perStay = sampleRule({ effect: 'stay', nights_from: 2, value: 1000 })
  expect(changed({ rules: [perStay], from: 0, to: 2 }, { rules: [perStay], from: 0, to: 4 })).toEqual([
    ['Týždenný pobyt', -1000, '2026-05-02', '2026-05-03'],
  ])
})

test('a stay on other days is new as a whole', () => {
  expect(changed({ rules: [week], from: 0, to: 7 }, { rules: [], from: 20, to: 27 })).toEqual([])
})

test('any changed price is the sum of its lines, and another price list does not change it again', () => {
  const rulesOf = fc.tuple(anyRules, anyRules)
  const move = fc.record({
    arrival: fc.integer({ min: -4, max: 4 }),
    nights: fc.integer({ min: 1, max: 12 }),
  })
  fc.assert(
    fc.property(
      anyUnit,
      anyRows,
      rulesOf,
      anyRequest,
      move,
      (unit, rows, [then, now], asked, { arrival, nights }) => {
        const request = { ...asked, accommodation_unit: unitId }
        const today = addDays(request.arrival, -40)
        const priceOf = (rules: readonly PriceRule[], changes: object): PriceInput => ({
          stays: [
            { table: rateTable({ ...unit, id: unitId }, rows, rules), request: { ...request, ...changes } },
          ],
          services: [],
          requestedServices: [],
          settings,
          today,
        })
        const before = priceOf(then, {})
        const start = addDays(request.arrival, arrival)
        const days = { arrival: start, departure: addDays(start, nights) }
        const after = priceStays({ ...priceOf(now, days), agreed: agreed(before) })
        expect(after.total).toBe(after.lines.reduce((sum, { amount }) => sum + amount, 0))
        expect(after.total).toBeGreaterThanOrEqual(0)
        for (const line of after.lines) expect(line.amount).toBe(line.unit_price * line.quantity)
        // The same change once more, with another price list, changes nothing.
        const again = priceStays({ ...priceOf([], days), agreed: agreedTo(days, after.lines, request) })
        expect(again.total).toBe(after.total)
      },
    ),
  )
})

const agreedTo = (
  days: { arrival: string; departure: string },
  lines: ReturnType<typeof priceStays>['lines'],
  request: ReturnType<typeof sampleStay>,
) => ({
  stays: [{ ...request, ...days }],
  lines,
  services: [],
  taxGuests: [],
  payment: null,
})
