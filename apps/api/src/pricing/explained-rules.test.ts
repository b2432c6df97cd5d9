import type { PriceSimulation } from '@dvor/contract/pricing/price-simulations.ts'
import { addDays } from '@dvor/format/days.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bakingDay } from '../testing/fixtures/a-package.ts'
import { openEveryRule, type EveryRule } from '../testing/prices/every-rule.ts'
import { aStay } from '../testing/test-property.ts'

let at: EveryRule
beforeAll(async () => {
  at = await openEveryRule()
})
afterAll(() => at.api.close())

interface Asked {
  unit?: 'room' | 'whole'
  nights?: number
  ages?: number[]
  adults?: number
  planned?: boolean
}

async function simulate(
  arrival: string,
  { unit = 'room', nights = 2, ages = [], adults = 2, planned }: Asked = {},
) {
  const id = unit === 'room' ? (at.rooms[0] ?? '') : at.whole
  const stay = aStay(id, arrival, addDays(arrival, nights), { adults, children_ages: ages })
  const { status, body } = await at.property.call('POST', '/price-simulations', {
    stay,
    ...(planned && { rate_plan: at.early }),
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as PriceSimulation
}

/** Amount of a rule, else the reason against it. */
const rule =
  (title: string) =>
  ({ rules }: PriceSimulation) => {
    const rule = rules.find((one) => one.title === title)
    return rule?.reason ?? rule?.amount
  }
/** The price that won the first night, and why another did not. */
const night =
  (loser?: string) =>
  ({ nights: [first] }: PriceSimulation) =>
    loser === undefined
      ? (first?.winner?.title ?? null)
      : first?.losers.find(({ title }) => title === loser)?.reason
const persons = ({ nights: [first] }: PriceSimulation) => first?.persons ?? null
const line =
  (label: string) =>
  ({ price }: PriceSimulation) =>
    price.lines.find((one) => one.label === label)?.amount ?? null
const refused = ({ refusals }: PriceSimulation) => refusals.map(({ code }) => code)
const plan = ({ plans }: PriceSimulation) =>
  plans.find(({ id }) => id === at.early)?.refusals.map(({ code }) => code)
const minimum = ({ min_nights }: PriceSimulation) => min_nights
/** Amount of a service or package, and why it is not in the price. */
const extra =
  (title: string) =>
  ({ extras }: PriceSimulation) => {
    const extra = extras.find((one) => one.title === title)
    return [extra?.amount, extra?.reason]
  }
const parts =
  (title: string) =>
  ({ extras }: PriceSimulation) =>
    extras
      .find((one) => one.title === title)
      ?.parts.map(({ label, quantity, unit_price }) => [label, quantity, unit_price])

const july = '2027-07-05'
const saturday = '2027-07-03'

test.each<
  [string, (found: PriceSimulation) => unknown, [string, Asked?], unknown, [string, Asked?], unknown]
>([
  ['season', night(), [july], 'Leto', ['2028-03-01'], null],
  ['season that is longer', night('Celý rok'), [july], 'wider', ['2027-06-05'], undefined],
  ['season of weekdays', night('Nedele'), [july], 'weekday', ['2027-07-04'], undefined],
  ['season of a lower priority', night('Leto'), ['2027-07-04'], 'priority', [july], undefined],
  ['single day', night(), ['2027-07-10'], 'Slávnosť', ['2027-07-12'], 'Leto'],
  ['season below a single day', night('Leto'), ['2027-07-10'], 'day_rate', ['2027-06-10'], undefined],
  [
    'price of the rooms of a whole',
    night(),
    ['2027-06-05', { unit: 'whole' }],
    'Izby spolu − 10 %',
    [july, { unit: 'whole' }],
    'Leto domu',
  ],
  [
    'rooms below a season of the whole',
    night('Izby spolu − 10 %'),
    [july, { unit: 'whole' }],
    'base_price',
    ['2027-06-05', { unit: 'whole' }],
    undefined,
  ],
  ['number of persons', persons, [july, { adults: 1 }], 1, [july, { unit: 'whole' }], null],
  ['child band', line('Dieťa do 12'), [july, { ages: [12] }], 2000, [july, { ages: [13] }], null],
  ['single night', rule('Jediná noc'), ['2027-07-10', { nights: 1 }], 1000, [july], 'nights'],
  [
    'length of stay',
    rule('Týždeň'),
    ['2027-06-01', { nights: 7 }],
    -5831,
    ['2027-06-01', { nights: 6 }],
    'nights',
  ],
  [
    'discount below a larger one',
    rule('Menšia'),
    ['2027-06-01', { nights: 7 }],
    'smaller',
    ['2027-06-01', { nights: 6 }],
    'nights',
  ],
  ['early booking', rule('Vopred'), ['2027-10-01'], -1700, [july], 'days_before'],
  ['last minute', rule('Na poslednú chvíľu'), ['2027-03-20'], -1700, [july], 'days_before'],
  ['gap between stays', rule('Medzera'), ['2027-09-04', { nights: 1 }], -855, [july], 'no_gap'],
  [
    'own price of a plan',
    night(),
    [july, { planned: true }],
    'Skoré leto',
    ['2027-08-20', { planned: true }],
    'Celý rok',
  ],
  ['season below the plan’s own', night('Leto'), [july, { planned: true }], 'own_price', [july], undefined],
  ['booking window of a plan', plan, [july], [], ['2027-04-01'], ['plan_days']],
  ['fewest nights of a day', minimum, ['2027-07-10'], 1, [july], 2],
  ['fewest nights', refused, ['2027-06-05', { nights: 1 }], ['min_nights'], ['2027-06-05'], []],
  [
    'most nights',
    refused,
    ['2027-07-01', { nights: 15 }],
    ['max_nights'],
    ['2027-07-01', { nights: 14 }],
    [],
  ],
  ['day closed to arrivals', refused, ['2027-07-20'], ['arrival_closed'], ['2027-07-21'], []],
  ['closed days', refused, ['2027-08-10'], ['closed'], ['2027-08-12'], []],
  ['mandatory service', extra('Raňajky'), [july], [3600, null], [july, { unit: 'whole' }], [3600, null]],
  [
    'price of children of a service',
    parts('Raňajky'),
    [july, { ages: [12] }],
    [
      [null, 4, 900],
      ['Deti do 12', 2, 450],
    ],
    [july, { ages: [13] }],
    [[null, 6, 900]],
  ],
  ['activity', extra('Jazda'), [saturday], [3600, 'chosen'], [july], [0, 'other_days']],
  [
    'activity out of season',
    extra('Jazda'),
    ['2027-07-31'],
    [3600, 'chosen'],
    ['2027-08-07'],
    [0, 'out_of_season'],
  ],
  [
    'price of children of an activity',
    parts('Jazda'),
    [saturday, { ages: [8] }],
    [
      [null, 2, 1800],
      ['Deti do 12', 1, 900],
    ],
    [saturday, { ages: [5] }],
    [[null, 2, 1800]],
  ],
  [
    'activity of other units',
    extra('Sauna domu'),
    [saturday, { unit: 'whole' }],
    [3600, 'chosen'],
    [saturday],
    [0, 'other_unit'],
  ],
  [
    'package',
    extra('Advent pri peci'),
    [addDays(bakingDay, -1)],
    [18_900, 'chosen'],
    [bakingDay],
    [0, 'other_days'],
  ],
  [
    'package of rooms',
    parts('Advent pri peci'),
    [addDays(bakingDay, -1)],
    [[null, 1, 18_900]],
    [addDays(bakingDay, -1), { unit: 'whole' }],
    [],
  ],
])('the simulator explains: %s', async (_kind, read, applied, shown, other, reason) => {
  expect(read(await simulate(...applied))).toEqual(shown)
  expect(read(await simulate(...other))).toEqual(reason)
})
