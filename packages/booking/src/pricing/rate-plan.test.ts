import fc from 'fast-check'
import { expect, test } from 'vitest'
import { flexible, nonRefundable, plans, priceOf, stayOf, untaxed } from '../testing/sample-plans.ts'
import { bookableTable, restrictionsFor } from '../availability/restrictions.ts'
import { calendarDays } from '../availability/calendar.ts'
import { momentOf } from '../stay/moment.ts'
import type { RatePlan } from './price-rows.ts'
import { anyRequest } from '../testing/arbitraries.ts'
import { anyRows, anyRules, anyUnitOfAnyBasis } from '../testing/any-rates.ts'
import { sampleDay, samplePlan, sampleRow, sampleRule } from '../testing/sample-rates.ts'
import { sampleUnit, unitId } from '../testing/samples.ts'
import { lowestOffered } from './lowest-night.ts'
import { rateTable, underPlan } from './rate-table.ts'

test('an amount for each person and night counts persons, also where the unit has one price', () => {
  const breakfast = samplePlan({ effect: 'person_night', direction: 'surcharge', value: 900 })
  const table = rateTable(sampleUnit({ base_price: 8000, extra_person_price: 2000 }), [], [], [], [breakfast])
  const totalFor = (adults: number) => priceOf({ table, request: stayOf('2026-05-04', 2, { adults }) }).total
  expect([1, 2, 3].map(totalFor)).toEqual([2 * 8900, 2 * 9800, 2 * (9800 + 2900)])
})

test('an own season and an own day are final, the base season gets the difference', () => {
  const own = { rate_plan: nonRefundable.id }
  const rows = [
    sampleRow({ price: 10_000, priority: 5 }),
    sampleRow({
      ...own,
      id: '01900000-0000-7000-8000-0000000000a2',
      title: 'August',
      valid_from: '2026-08-01',
      price: 7000,
    }),
  ]
  const days = [
    sampleDay({ day: '2026-08-15', price: 20_000 }),
    sampleDay({ ...own, day: '2026-08-16', price: 6000 }),
  ]
  const table = underPlan(rateTable(sampleUnit(), rows, [], days, plans), nonRefundable)
  const nightly = (night: string) =>
    priceOf({ table, request: stayOf(night, 1, { adults: 2 }) }).lines[0]?.unit_price
  expect(nightly('2026-07-10')).toBe(9000)
  expect(nightly('2026-08-10')).toBe(7000)
  expect(nightly('2026-08-15')).toBe(18_000)
  expect(nightly('2026-08-16')).toBe(6000)
})

test('a rule for a plan applies to no other one', () => {
  const rule = sampleRule({ plans: [nonRefundable.id] })
  const table = rateTable(sampleUnit(), [], [rule], [], plans)
  const titlesUnder = (plan: RatePlan | null) => underPlan(table, plan).rules.map(({ title }) => title)
  expect(titlesUnder(nonRefundable)).toEqual(['Týždenný pobyt'])
  expect(titlesUnder(flexible)).toEqual([])
  expect(titlesUnder(null)).toEqual([])
})

test.each<[string, Partial<RatePlan>, string[]]>([
  ['fewest nights', { min_nights: 4 }, ['min_nights']],
  ['most nights', { max_nights: 2 }, ['max_nights']],
  ['at least so many days before', { days_from: 30 }, []],
  ['more days before than are left', { days_from: 31 }, ['plan_days']],
  ['at most so many days before', { days_to: 29 }, ['plan_days']],
  ['its last night is the last of the stay', { stay_to: '2026-06-02' }, []],
  ['its last night is before the last of the stay', { stay_to: '2026-06-01' }, ['plan_nights']],
  ['its first night is after the arrival', { stay_from: '2026-06-01' }, ['plan_nights']],
  ['another unit', { units: ['01900000-0000-7000-8000-0000000000ff'] }, ['plan_not_offered']],
  ['switched off', { active: false }, ['plan_not_offered']],
])('a plan with a condition: %s', (_name, condition, codes) => {
  const plan = samplePlan(condition)
  const table = rateTable(sampleUnit(), [], [], [], [flexible, plan])
  const question = {
    request: stayOf('2026-05-31', 3, { adults: 2 }),
    taken: new Map(),
    settings: untaxed,
    moment: momentOf('2026-05-01T10:00:00Z'),
  }
  const under = underPlan(table, plan)
  expect(restrictionsFor({ ...question, table: under }).map(({ code }) => code)).toEqual(codes)
  expect(bookableTable({ ...question, table }).plan?.title).toBe('Pružná')
})

test('a calendar opens days that any plan allows, and a price "from" is that of the cheapest open plan', () => {
  const late = samplePlan({ id: '01900000-0000-7000-8000-000000000e05', value: 5000, days_to: 10 })
  const early = samplePlan({ id: '01900000-0000-7000-8000-000000000e06', days_from: 20, order: -1 })
  const moment = momentOf('2026-05-01T10:00:00Z')
  const opens = (offered: RatePlan[]) => {
    const table = rateTable(sampleUnit(), [], [], [], offered)
    const days = calendarDays({
      table,
      taken: new Map(),
      settings: untaxed,
      moment,
      from: '2026-05-05',
      to: '2026-05-25',
    })
    return days.filter(({ can_arrive }) => can_arrive).length
  }
  expect(opens([early])).toBe(5)
  expect(opens([early, late])).toBe(12)
  expect(opens([early, late, flexible])).toBe(21)
  const table = rateTable(
    sampleUnit({ base_price: 8000 }),
    [],
    [],
    [],
    [flexible, late, early, nonRefundable],
  )
  expect(lowestOffered(table, '2026-05-05', 10)).toMatchObject({ price: 7200, plan: nonRefundable })
})

test('a cheaper plan never costs more, and every price is the sum of its lines', () => {
  const discount = fc.record({
    effect: fc.constantFrom('percent' as const, 'night' as const),
    value: fc.integer({ min: 0, max: 10_000 }),
    more: fc.integer({ min: 0, max: 5000 }),
  })
  fc.assert(
    fc.property(
      anyUnitOfAnyBasis,
      anyRows,
      anyRules,
      anyRequest,
      discount,
      (unit, rows, rules, asked, one) => {
        const request = { ...asked, accommodation_unit: unitId }
        const { effect, value, more } = one
        const cheaper = samplePlan({ effect, value: Math.min(10_000, value + more) })
        const totals = [null, samplePlan({ effect, value }), cheaper].map((plan) => {
          // Amounts per stay may be larger than a cheap night, so only percentages are compared exactly.
          const table = rateTable({ ...unit, id: unitId }, rows, [], [], plan ? [plan] : [])
          const price = priceOf({ table, request })
          expect(price.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(price.total)
          for (const line of price.lines) expect(line.amount).toBe(line.unit_price * line.quantity)
          return price.total
        })
        const [base = 0, less = 0, least = 0] = totals
        expect(less).toBeLessThanOrEqual(base)
        expect(least).toBeLessThanOrEqual(less)
        const ruled = rateTable({ ...unit, id: unitId }, rows, rules, [], [cheaper])
        expect(priceOf({ table: ruled, request }).total).toBeGreaterThanOrEqual(0)
      },
    ),
  )
})
