import { priceBases } from '@dvor/contract/pricing/occupancy-prices.ts'
import { priceRuleEffects, priceRuleKinds } from '@dvor/contract/pricing/price-rules.ts'
import { addDays } from '@dvor/format/days.ts'
import fc from 'fast-check'
import type { DayRate, PriceRow, PriceRule, RatePlan } from '../pricing/price-rows.ts'
import { anyDay } from './any-day.ts'
import { sampleDay, samplePlan, sampleRow, sampleRule } from './sample-rates.ts'
import { sampleUnit } from './samples.ts'

/** Cents of a night. */
export const anyMoney = fc.integer({ min: 0, max: 50_000 })
const occupancyPrices = fc.array(fc.option(anyMoney), { maxLength: 4 })
const weekdays = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 7 })

export const anyRow: fc.Arbitrary<PriceRow> = fc
  .record({
    id: fc.uuid(),
    title: fc.constantFrom('Leto', 'Zima', 'Víkend', 'Sviatky'),
    valid_from: anyDay,
    length: fc.integer({ min: 0, max: 400 }),
    weekdays,
    price: anyMoney,
    occupancy_prices: occupancyPrices,
    extra_person_price: fc.option(anyMoney),
    min_nights: fc.option(fc.integer({ min: 1, max: 7 })),
    priority: fc.integer({ min: 0, max: 2 }),
    active: fc.boolean(),
    createdAt: fc.constantFrom('2026-01-01T00:00:00.000Z', '2026-02-01T00:00:00.000Z'),
  })
  .map(({ length, ...row }) => sampleRow({ ...row, valid_to: addDays(row.valid_from, length) }))

/** Rows with unique ids, as a primary key ensures. */
export const anyRows = fc.uniqueArray(anyRow, { maxLength: 8, selector: (row) => row.id })

/** Single days near a day, one for each: with a price, or with a restriction alone. */
export const anyDaysFrom = (first: string): fc.Arbitrary<DayRate[]> =>
  fc
    .uniqueArray(fc.record({ after: fc.integer({ min: 0, max: 12 }), price: fc.option(anyMoney) }), {
      maxLength: 4,
      selector: ({ after }) => after,
    })
    .map((days) => days.map(({ after, price }) => sampleDay({ day: addDays(first, after), price })))

export const anyUnit = fc
  .record({
    capacity: fc.integer({ min: 1, max: 4 }),
    extra_beds: fc.integer({ min: 0, max: 3 }),
    base_price: anyMoney,
    extra_person_price: anyMoney,
  })
  .map(sampleUnit)

/** A unit whose price depends on the number of persons, or not. */
export const anyUnitOfAnyBasis = fc
  .record({
    unit: anyUnit,
    price_basis: fc.constantFrom(...priceBases.map(({ value }) => value)),
    occupancy_prices: occupancyPrices,
  })
  .map(({ unit, ...prices }) => ({ ...unit, ...prices }))

const threshold = (max: number) => fc.option(fc.integer({ min: 1, max }), { freq: 3 })
const anyEffect = fc.constantFrom(...priceRuleEffects.map(({ value }) => value))

/** A rule of any kind, also one whose thresholds no stay meets. */
export const anyRule: fc.Arbitrary<PriceRule> = fc
  .record({
    id: fc.uuid(),
    title: fc.constantFrom('Týždeň', 'Jedna noc', 'Skoro', 'Neskoro'),
    kind: fc.constantFrom(...priceRuleKinds.map(({ value }) => value)),
    direction: fc.constantFrom('surcharge', 'discount'),
    effect: anyEffect,
    value: fc.integer({ min: 0, max: 10_000 }),
    combines: fc.boolean(),
    active: fc.boolean(),
    order: fc.integer({ min: 0, max: 3 }),
    nights_from: threshold(10),
    nights_to: threshold(30),
    days_from: threshold(300),
    days_to: threshold(800),
    stay_from: fc.option(anyDay, { freq: 4 }),
    weekdays: fc.oneof(fc.constant([]), weekdays),
    arrival_weekdays: fc.oneof(fc.constant([]), weekdays),
  })
  .map(sampleRule)

export const anyRules = fc.uniqueArray(anyRule, { maxLength: 6, selector: (rule) => rule.id })

/** A plan with any difference in price; the conditions of its sale do not change what it costs. */
export const anyPlan: fc.Arbitrary<RatePlan> = fc
  .record({
    id: fc.uuid(),
    effect: fc.constantFrom('none', 'percent', 'night', 'person_night'),
    direction: fc.constantFrom('surcharge', 'discount'),
    value: fc.integer({ min: 0, max: 10_000 }),
    order: fc.integer({ min: 0, max: 3 }),
  })
  .map(samplePlan)
