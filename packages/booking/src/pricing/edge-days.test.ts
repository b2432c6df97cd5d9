import { addDays, type Day } from '@dvor/format/days.ts'
import { endOfDayInstant, formatInstant, instantAt, startOfDayInstant } from '@dvor/format/instants.ts'
import { describe, expect, test } from 'vitest'
import { bookableTable, restrictionsFor } from '../availability/restrictions.ts'
import { arrivesOn, type StayPackage } from '../packages/package-price.ts'
import { freeCancellationDay, holdingRule } from '../reservation/cancellation.ts'
import { holdExpiresAt } from '../reservation/deadlines.ts'
import { isInSeason } from '../services/service-season.ts'
import { takesPlaceOn } from '../services/slots.ts'
import { momentOf, type Moment } from '../stay/moment.ts'
import type { PriceRow, PriceRule, RatePlan } from './price-rows.ts'
import { nightCount } from '../stay/stay.ts'
import { sampleDay, samplePlan, sampleRow, sampleRule } from '../testing/sample-rates.ts'
import { sampleSlot, sampleSlotService } from '../testing/sample-services.ts'
import { sampleCoupon, sampleSettings, sampleStay, sampleTaxRate, sampleUnit } from '../testing/samples.ts'
import { couponProblem } from './coupons/coupon.ts'
import { candidatesFor } from './price-rules.ts'
import { occurrencesOf } from './price-list/yearly-seasons.ts'
import { conditionsOn, isClosedToDeparture, rateOn } from './rate.ts'
import { rateTable } from './rate-table.ts'
import { nightTaxes } from './stay-tax.ts'

/** The days with 23 and 25 hours with the ones before them, 29 February and the turn of the year. */
const edgeDays = [
  '2027-03-27',
  '2027-03-28',
  '2027-10-30',
  '2027-10-31',
  '2028-02-28',
  '2028-02-29',
  '2028-03-01',
  '2027-12-31',
  '2028-01-01',
]

const stayOf = (arrival: Day, nights = 1) => sampleStay({ arrival, departure: addDays(arrival, nights) })

const isPricedBy = (row: Partial<PriceRow>, night: Day) =>
  rateOn(rateTable(sampleUnit(), occurrencesOf(sampleRow(row), night, night)), night).price === 10_000

/** Whether a rule holds for an arrival on the day, booked so many days before at this time of that day. */
function ruleHolds(rule: Partial<PriceRule>, arrival: Day, { today }: Moment) {
  const stay = {
    table: rateTable(sampleUnit(), [], [sampleRule(rule)]),
    request: stayOf(arrival),
    fillsGap: true,
  }
  return candidatesFor(stay, { settings: sampleSettings, today }).length > 0
}

const planHolds = (plan: Partial<RatePlan>, arrival: Day, moment: Moment) => {
  const table = rateTable(sampleUnit(), [], [], [], [samplePlan(plan)])
  const question = { table, request: stayOf(arrival), taken: new Map(), settings: sampleSettings, moment }
  return restrictionsFor({ ...question, table: bookableTable(question) }).length === 0
}

const couponHolds = (terms: object, arrival: Day, { today }: Moment) =>
  couponProblem(sampleCoupon(terms), { stays: [stayOf(arrival)], serviceDays: [] }, today) === null

const cancellation = (arrival: Day, today: Day) => ({
  total: 1000,
  stay_tax: 0,
  arrival,
  today,
  rules: [{ days_before: 30, fee_percent: 0 }],
})

const offer: StayPackage = {
  id: 'p',
  title: 'Advent pri peci',
  price: 18_900,
  price_basis: 'unit',
  child_prices: [],
  allows_coupon: false,
  nights: 2,
  arrival_from: '',
  arrival_to: '',
  arrival_weekdays: [],
  units: [],
  included_services: [],
  included_common_services: [],
  active: true,
}

/** The same date of an earlier leap year: its yearly repetition is the day itself. */
const before = (day: Day): Day => `${day.startsWith('2028') ? 2024 : 2023}${day.slice(4)}`

/** Rules of the day `edge`; whether they hold for a night or an arrival on `day`. */
const ofNights: [string, (edge: Day, day: Day) => boolean][] = [
  ['a season of one night', (edge, day) => isPricedBy({ valid_from: edge, valid_to: edge }, day)],
  [
    'a season that repeats every year',
    (edge, day) =>
      isPricedBy({ valid_from: before(edge), valid_to: before(edge), repeats_yearly: true }, day),
  ],
  [
    'a single day',
    (edge, day) =>
      rateOn(rateTable(sampleUnit(), [], [], [sampleDay({ day: edge, price: 10_000 })]), day).price ===
      10_000,
  ],
  [
    'the fewest nights of a day of arrival',
    (edge, day) =>
      conditionsOn(rateTable(sampleUnit(), [], [], [sampleDay({ day: edge, min_nights: 3 })]), day)
        .minNights === 3,
  ],
  [
    'the fewest nights of a season',
    (edge, day) =>
      conditionsOn(
        rateTable(sampleUnit(), [sampleRow({ valid_from: edge, valid_to: edge, min_nights: 3 })]),
        day,
      ).minNights === 3,
  ],
  [
    'a day closed to arrival',
    (edge, day) =>
      conditionsOn(rateTable(sampleUnit(), [], [], [sampleDay({ day: edge, closed_to_arrival: true })]), day)
        .arrivalClosed,
  ],
  [
    'a day closed to departure',
    (edge, day) =>
      isClosedToDeparture(
        rateTable(sampleUnit(), [], [], [sampleDay({ day: edge, closed_to_departure: true })]),
        day,
      ),
  ],
  [
    'the days of arrival of a package',
    (edge, day) => arrivesOn({ ...offer, arrival_from: edge, arrival_to: edge }, day),
  ],
  [
    'the nights of a price rule',
    (edge, day) =>
      ruleHolds({ nights_from: 1, stay_from: edge, stay_to: edge }, day, momentOf('2027-01-01T12:00:00Z')),
  ],
  [
    'the nights of a plan',
    (edge, day) => planHolds({ stay_from: edge, stay_to: edge }, day, momentOf('2027-01-01T12:00:00Z')),
  ],
  [
    'the nights of a coupon',
    (edge, day) => couponHolds({ stay_from: edge, stay_to: edge }, day, momentOf('2027-01-01T12:00:00Z')),
  ],
  [
    'the season of an activity',
    (edge, day) => isInSeason(sampleSlotService({ season_from: edge, season_to: edge }), day),
  ],
  [
    'the yearly season of an activity',
    (edge, day) =>
      isInSeason(
        sampleSlotService({ season_from: before(edge), season_to: before(edge), season_yearly: true }),
        day,
      ),
  ],
  ['the only day of an activity', (edge, day) => takesPlaceOn(sampleSlot({ weekday: null, day: edge }), day)],
  [
    'a rate of the stay tax, through its last night',
    (edge, day) => {
      const rates = [
        sampleTaxRate({ valid_from: edge, amount: 200 }),
        sampleTaxRate({ valid_from: addDays(edge, 1), amount: 300 }),
      ]
      const [tax] = nightTaxes([stayOf(day)], rates, [])
      return tax?.rate === 200
    },
  ],
]

describe.each(edgeDays)('on %s', (edge) => {
  const around = [addDays(edge, -1), edge, addDays(edge, 1)]

  test.each(ofNights)('%s holds, not the day before or after', (_rule, holds) => {
    expect(around.map((day) => holds(edge, day))).toEqual([false, true, false])
  })

  // The first and the last millisecond of each day on which a guest books.
  const bookings = around.flatMap((day) => [momentOf(startOfDayInstant(day)), momentOf(endOfDayInstant(day))])
  const onlyThen = [false, false, true, true, false, false]
  const arrival = addDays(edge, 30)

  test.each<[string, (moment: Moment) => boolean]>([
    [
      'an early booking',
      (moment) => ruleHolds({ kind: 'early_bird', days_from: 30, booked_from: edge }, arrival, moment),
    ],
    [
      'the last minute',
      (moment) => ruleHolds({ kind: 'last_minute', days_to: 30, booked_to: edge }, arrival, moment),
    ],
    [
      'the days of booking of a rule',
      (moment) => ruleHolds({ nights_from: 1, booked_from: edge, booked_to: edge }, arrival, moment),
    ],
    [
      'the days before arrival of a plan',
      (moment) => planHolds({ days_from: 30, days_to: 30 }, arrival, moment),
    ],
    [
      'the days of booking of a coupon',
      (moment) => couponHolds({ valid_from: edge, valid_to: edge }, arrival, moment),
    ],
    [
      'the last free day of cancelling',
      ({ today }) => freeCancellationDay(cancellation(arrival, today)) === today,
    ],
  ])('%s holds from midnight to midnight', (_rule, holds) => {
    expect(bookings.map(holds)).toEqual(onlyThen)
  })

  test('cancelling costs something from the next midnight on', () => {
    expect(bookings.map(({ today }) => holdingRule(cancellation(arrival, today)).fee)).toEqual([
      0, 0, 0, 0, 1000, 1000,
    ])
  })

  test('its night is one night, and a hold of four hours lasts four hours', () => {
    expect(nightCount(stayOf(edge))).toBe(1)
    const now = instantAt(edge, '00:30')
    expect(holdExpiresAt(now, 240).getTime() - now.getTime()).toBe(4 * 3_600_000)
  })
})

test('a hold of four hours ends an hour later or earlier by the clock in the nights of its change', () => {
  const endOf = (day: Day) => formatInstant(holdExpiresAt(instantAt(day, '00:30'), 240), 'en').slice(-5)
  expect(['2027-03-28', '2027-03-29', '2027-10-31'].map(endOf)).toEqual(['05:30', '04:30', '03:30'])
})

test('29 February of a yearly season is no day of its own in a common year', () => {
  const leapDay = { valid_from: '2024-02-29', valid_to: '2024-02-29', repeats_yearly: true }
  expect(['2027-02-28', '2027-03-01'].map((day) => isPricedBy(leapDay, day))).toEqual([false, false])
})
