import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { priceStays } from './price.ts'
import { explainRules, ruleLines } from './price-rules.ts'
import { rateTable } from './rate-table.ts'
import { stayLines } from './stay-lines.ts'
import type { PriceRule } from './price-rows.ts'
import { anyPriceInput, anyRequest } from '../testing/arbitraries.ts'
import { anyRows, anyRules, anyUnit } from '../testing/any-rates.ts'
import { sampleRule } from '../testing/sample-rates.ts'
import { sampleSettings, sampleStay, sampleUnit } from '../testing/samples.ts'

const ruleOf = (index: number, changes: Partial<PriceRule>) =>
  sampleRule({
    id: `01900000-0000-7000-8000-0000000000f${index}`,
    title: `Pravidlo ${index}`,
    order: index,
    ...changes,
  })

/** A stay at 80 € a night from 2 May 2026, booked on 1 April. */
function priced(rules: readonly PriceRule[], nights: number, today = '2026-04-01', fillsGap = false) {
  const request = sampleStay({ arrival: '2026-05-02', departure: addDays('2026-05-02', nights) })
  const stay = { table: rateTable(sampleUnit(), [], rules), request, fillsGap }
  return priceStays({
    stays: [stay],
    services: [],
    requestedServices: [],
    settings: { ...sampleSettings, stay_tax_rates: [] },
    today,
  }).lines.filter(({ kind }) => kind !== 'nights')
}

const brief = (lines: readonly PriceLine[]) =>
  lines.map(({ kind, rule, quantity, unit_price }) => [kind, rule, quantity, unit_price])

const single = ruleOf(1, { kind: 'single_night', direction: 'surcharge', effect: 'night', value: 1000 })

test('a single night has its surcharge, two nights have none', () => {
  expect(brief(priced([single], 1))).toEqual([['surcharge', 'Pravidlo 1', 1, 1000]])
  expect(priced([single], 2)).toEqual([])
})

test('a discount by length begins with its first number of nights', () => {
  const week = ruleOf(1, { value: 1250 })
  expect(priced([week], 6)).toEqual([])
  expect(brief(priced([week], 7))).toEqual([['rule_discount', 'Pravidlo 1', 1, -7000]])
})

test.each([
  ['2026-04-02', 30, true],
  ['2026-04-03', 29, false],
])('an early booking on %s, %s days before: %s', (today, _days, holds) => {
  expect(priced([ruleOf(1, { kind: 'early_bird', days_from: 30 })], 2, today)).toHaveLength(holds ? 1 : 0)
})

test.each([
  ['2026-04-24', false],
  ['2026-04-25', true],
  ['2026-05-02', true],
])('a last-minute discount of seven days on %s: %s', (today, holds) => {
  expect(priced([ruleOf(1, { kind: 'last_minute', days_to: 7 })], 2, today)).toHaveLength(holds ? 1 : 0)
})

test('of discounts the largest one holds, of equals the earlier in the list; one that combines is taken from the rest', () => {
  const percent = ruleOf(1, { nights_from: 2, value: 1000 })
  const larger = ruleOf(2, { nights_from: 2, effect: 'night', value: 900 })
  const equal = ruleOf(3, { nights_from: 2, effect: 'stay', value: 1800 })
  const added = ruleOf(4, { nights_from: 2, value: 500, combines: true })
  expect(brief(priced([percent, larger, equal, added], 2))).toEqual([
    ['rule_discount', 'Pravidlo 2', 2, -900],
    ['rule_discount', 'Pravidlo 4', 1, -710],
  ])
})

test('a discount is taken from the price with surcharges, and never below zero', () => {
  const half = ruleOf(2, { nights_from: 1, value: 5000 })
  expect(brief(priced([single, half], 1))).toEqual([
    ['surcharge', 'Pravidlo 1', 1, 1000],
    ['rule_discount', 'Pravidlo 2', 1, -4500],
  ])
  const all = ruleOf(2, { nights_from: 1, effect: 'stay', value: 100_000 })
  expect(brief(priced([single, all], 1)).at(-1)).toEqual(['rule_discount', 'Pravidlo 2', 1, -9000])
})

test('an amount for each person and night counts persons who need a bed', () => {
  const perPerson = ruleOf(1, { nights_from: 2, effect: 'person_night', value: 100 })
  expect(brief(priced([perPerson], 3))).toEqual([['rule_discount', 'Pravidlo 1', 6, -100]])
})

test('a rule covers the nights of its dates and weekdays only', () => {
  // 2 May 2026 is a Saturday.
  const weekend = ruleOf(1, { nights_from: 1, weekdays: [5, 6] })
  const [line] = priced([weekend], 9)
  expect(line).toMatchObject({ amount: -2400, first_night: '2026-05-02', last_night: '2026-05-09' })
  const dated = ruleOf(1, { nights_from: 1, stay_from: '2026-05-03', stay_to: '2026-05-04' })
  expect(priced([dated], 9)[0]).toMatchObject({
    amount: -1600,
    first_night: '2026-05-03',
    last_night: '2026-05-04',
  })
  expect(priced([ruleOf(1, { nights_from: 1, arrival_weekdays: [7] })], 9)).toEqual([])
  expect(priced([ruleOf(1, { nights_from: 1, booked_from: '2026-04-02' })], 9)).toEqual([])
  expect(priced([ruleOf(1, { nights_from: 1, units: [sampleRule().id] })], 9)).toEqual([])
})

test('a stay that fills a gap has its discount', () => {
  const gap = ruleOf(1, { kind: 'gap', nights_to: 2, value: 2000 })
  expect(brief(priced([gap], 1, undefined, true))).toEqual([['rule_discount', 'Pravidlo 1', 1, -1600]])
  expect(priced([gap], 1)).toEqual([])
  expect(priced([gap], 3, undefined, true)).toEqual([])
})

test.each([
  ['the change to summer time', '2027-03-27', '2027-03-28'],
  ['the change to winter time', '2027-10-30', '2027-10-31'],
  ['29 February', '2028-02-29', '2028-03-01'],
  ['New Year', '2027-12-31', '2028-01-01'],
])('%s is one night, a week of it seven', (_name, arrival, departure) => {
  const lines = (end: string) => {
    const stay = {
      table: rateTable(sampleUnit(), [], [single, ruleOf(2, {})]),
      request: sampleStay({ arrival, departure: end }),
    }
    const context = { settings: sampleSettings, today: '2026-01-01' }
    return ruleLines(stay, stayLines(stay.table, stay.request, sampleSettings), context)
  }
  expect(brief(lines(departure))).toEqual([['surcharge', 'Pravidlo 1', 1, 1000]])
  expect(brief(lines(addDays(arrival, 7)))).toEqual([['rule_discount', 'Pravidlo 2', 1, -5600]])
})

test('each rule is explained: what it does, or why it does nothing', () => {
  const rules = [
    single,
    ruleOf(2, {}),
    ruleOf(3, { kind: 'last_minute', days_to: 7, value: 1500 }),
    ruleOf(4, { kind: 'early_bird', days_from: 10, value: 500 }),
    ruleOf(5, { kind: 'gap', nights_to: 3 }),
    ruleOf(6, { nights_from: 1, stay_from: '2027-01-01' }),
  ]
  const request = sampleStay({ arrival: '2026-05-02', departure: '2026-05-09' })
  const table = rateTable(sampleUnit(), [], rules)
  const context = { settings: sampleSettings, today: '2026-04-01' }
  const lines = explainRules({ table, request }, stayLines(table, request, sampleSettings), context)
  const none = { from: null, to: null }
  expect(lines.map(({ amount, reason, wanted, lost }) => [amount, reason, wanted, lost])).toEqual([
    [0, 'nights', { from: 1, to: 1 }, null],
    [-5600, null, null, null],
    [0, 'days_before', { ...none, to: 7 }, null],
    [0, 'smaller', null, -2800],
    [0, 'no_gap', null, null],
    [0, 'stay_nights', null, null],
  ])
})

describe('any rules', () => {
  const sumOf = (lines: readonly PriceLine[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

  it('never cost more by a discount, nor less by a surcharge', () => {
    fc.assert(
      fc.property(anyPriceInput, (given) => {
        for (const { kind, amount } of priceStays(given).lines) {
          if (kind === 'surcharge') expect(amount).toBeGreaterThan(0)
          if (kind === 'rule_discount') expect(amount).toBeLessThan(0)
        }
      }),
    )
  })

  it('leave at most one discount that excludes others, the largest', () => {
    fc.assert(
      fc.property(anyUnit, anyRows, anyRules, anyRequest, (unit, rows, rules, request) => {
        const table = rateTable(unit, rows, rules)
        const context = { settings: sampleSettings, today: addDays(request.arrival, -20) }
        const lines = stayLines(table, request, sampleSettings)
        const alone = (rule: PriceRule) =>
          sumOf(ruleLines({ table: { ...table, rules: [rule] }, request }, lines, context))
        const surcharges = table.rules.filter(({ direction }) => direction === 'surcharge')
        const found = ruleLines({ table, request }, lines, context)
        const taken = found.filter(
          ({ kind, price_rule }) => kind === 'rule_discount' && !price_rule?.combines,
        )
        expect(taken.length).toBeLessThanOrEqual(1)
        if (surcharges.length > 0) return
        const excluding = table.rules.filter(({ combines }) => !combines)
        expect(sumOf(taken)).toBe(Math.min(0, ...excluding.map(alone)))
      }),
    )
  })

  it('are all explained, and the amounts are those of the price', () => {
    fc.assert(
      fc.property(anyUnit, anyRows, anyRules, anyRequest, (unit, rows, rules, request) => {
        const table = rateTable(unit, rows, rules)
        const context = { settings: sampleSettings, today: addDays(request.arrival, -20) }
        const lines = stayLines(table, request, sampleSettings)
        const explained = explainRules({ table, request }, lines, context)
        expect(explained.map(({ id }) => id)).toEqual(table.rules.map(({ id }) => id))
        const total = explained.reduce((sum, { amount }) => sum + amount, 0)
        expect(total).toBe(sumOf(ruleLines({ table, request }, lines, context)))
        for (const { amount, reason } of explained) expect(amount === 0).toBe(reason !== null)
      }),
    )
  })
})
