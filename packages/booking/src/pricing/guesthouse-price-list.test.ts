import type { CommonServiceRequest, StayRequest } from '@dvor/contract/pricing/quotes.ts'
import type { AgeBand } from '@dvor/contract/pricing/age-bands.ts'
import { addDays } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { calendarDays } from '../availability/calendar.ts'
import { partyDays } from '../availability/party-days.ts'
import { restrictionsFor, restrictionsInPackage } from '../availability/restrictions.ts'
import { packageNightsOf } from '../packages/package-nights.ts'
import type { SoldPackage } from '../packages/package-lines.ts'
import { serviceIssues } from '../services/common-services.ts'
import { momentOf } from '../stay/moment.ts'
import { sampleRule } from '../testing/sample-rates.ts'
import { sampleService } from '../testing/sample-services.ts'
import { sampleSettings, sampleStay, sampleTaxRate, sampleUnit } from '../testing/samples.ts'
import { priceStays } from './price.ts'
import { rateTable, withPackageNights, type RateTable } from './rate-table.ts'

/**
 * The price list of a guesthouse: a double 60 € a night, 70 € for a single night, 45 € for one person; under 3 free,
 * 3 to 12 on an extra bed 15 €, an adult 20 €; half board 14 €, from 3 to 12 half; four nights over New Year 520 € a
 * room and nothing else on these days; a dog 7 € a night in cottages only; tax 1 € from 18 years.
 */
const bands: AgeBand[] = [
  { label: 'do 2', from_age: 0, up_to_age: 2, percent: 0, no_bed: true },
  { label: '3 – 12', from_age: 3, up_to_age: 12, percent: 75, amount: 1500 },
]
const settings = {
  ...sampleSettings,
  age_bands: bands,
  stay_tax_rates: [sampleTaxRate({ amount: 100, from_age: 18 })],
}
const singleNight = sampleRule({
  title: 'Jedna noc',
  kind: 'single_night',
  direction: 'surcharge',
  effect: 'night',
  value: 1000,
})
const double = sampleUnit({
  title: 'Dvojlôžková izba',
  base_price: 6000,
  price_basis: 'occupancy',
  occupancy_prices: [4500],
  extra_person_price: 2000,
  extra_beds: 2,
})
/** Four nights from 29 December are sold as a package alone. */
const newYear = packageNightsOf(
  [double.id],
  [
    {
      title: 'Silvester',
      units: [double.id],
      nights: 4,
      arrival_from: '2026-12-29',
      arrival_to: '2026-12-29',
    },
  ],
)
const room = withPackageNights(rateTable(double, [], [singleNight]), newYear)
const cottage = rateTable(sampleUnit({ id: 'cottage', base_price: 9000, capacity: 4 }), [])

const halfBoard = sampleService({
  id: 'board',
  title: 'Polpenzia',
  price: 1400,
  price_unit: 'person_night',
  child_prices: [
    { label: 'do 2 rokov', up_to_age: 2, percent: 0 },
    { label: '3 – 12 rokov', up_to_age: 12, percent: 50 },
  ],
})
const dog = sampleService({
  id: 'dog',
  title: 'Psík',
  price: 700,
  price_unit: 'night',
  units: ['cottage'],
  vat_kind: 'other',
})
const services = [halfBoard, dog]

const asking = (...ids: string[]): CommonServiceRequest[] =>
  ids.map((common_service) => ({ common_service, quantity: 1 }))

const stayOf = (nights: number, adults: number, children_ages: number[] = []): StayRequest =>
  sampleStay({ arrival: '2026-05-05', departure: addDays('2026-05-05', nights), adults, children_ages })

/** Total in euros with the tax, booked long before. */
function totalOf(table: RateTable, asked: StayRequest, ids: string[] = [], sold?: SoldPackage): number {
  const stays = [{ table, request: { ...asked, accommodation_unit: table.unit.id } }]
  const input = { stays, services, requestedServices: asking(...ids), settings, package: sold }
  return priceStays({ ...input, today: '2026-01-05' }).total / 100
}

test.each([
  ['two for three nights', stayOf(3, 2), [], 3 * 60 + 6],
  ['two for a single night', stayOf(1, 2), [], 70 + 2],
  ['one for two nights', stayOf(2, 1), [], 2 * 45 + 2],
  ['one for a single night', stayOf(1, 1), [], 45 + 10 + 1],
  ['three adults for two nights', stayOf(2, 3), [], 2 * (60 + 20) + 6],
  ['a family with two and eight years', stayOf(3, 2, [2, 8]), [], 3 * (60 + 15) + 6],
  ['the same with half board', stayOf(3, 2, [2, 8]), ['board'], 3 * (60 + 15) + 3 * (28 + 7) + 6],
  ['a family with thirteen and seventeen years', stayOf(2, 2, [13, 17]), [], 2 * (60 + 40) + 4],
  ['a family of a single night', stayOf(1, 2, [4]), ['board'], 70 + 15 + 28 + 7 + 2],
])('%s', (_name, asked, ids, total) => {
  expect(totalOf(room, asked, ids)).toBe(total)
})

test('a dog costs 7 € a night in a cottage and cannot come into a room', () => {
  expect(totalOf(cottage, stayOf(2, 2), ['dog'])).toBe(2 * 90 + 2 * 7 + 4)
  const issues = (id: string) =>
    serviceIssues(services, asking('dog'), [{ ...stayOf(2, 2), accommodation_unit: id }])
  expect(issues('cottage')).toEqual([])
  expect(issues(double.id)).toMatchObject([{ code: 'not_in_unit' }])
})

const terms = {
  id: '01900000-0000-7000-8000-0000000000f9',
  title: 'Silvester',
  price: 52_000,
  price_basis: 'unit' as const,
  child_prices: [],
  allows_coupon: false,
}

test('four nights over New Year are 520 € a room, and nothing else is sold on these days', () => {
  const package4 = sampleStay({ arrival: '2026-12-29', departure: '2027-01-02', adults: 2 })
  expect(totalOf(room, package4, [], { terms, included: [], commonServices: [] })).toBe(520 + 2 * 4)
  const moment = momentOf('2026-10-01T10:00:00Z')
  const question = (request: StayRequest) => ({ table: room, request, taken: new Map(), settings, moment })
  expect(restrictionsInPackage(question(package4))).toEqual([])
  const codes = (arrival: string, departure: string) =>
    restrictionsFor(question(sampleStay({ arrival, departure, adults: 2 }))).map(({ code }) => code)
  expect(codes('2026-12-29', '2027-01-02')).toEqual(['only_package'])
  expect(codes('2026-12-27', '2026-12-30')).toEqual(['only_package'])
  expect(codes('2027-01-01', '2027-01-04')).toEqual(['only_package'])
  expect(codes('2026-12-27', '2026-12-29')).toEqual([])
  expect(codes('2027-01-02', '2027-01-04')).toEqual([])
})

test('the calendars of the room and of a party name the package on its nights', () => {
  const moment = momentOf('2026-10-01T10:00:00Z')
  const range = {
    settings: { ...settings, check_in_from: '14:00' },
    moment,
    from: '2026-12-28',
    to: '2027-01-02',
  }
  const unit = { table: room, taken: new Map([['2026-12-30', 'stay' as const]]) }
  const name = { title: 'Silvester' }
  expect(
    calendarDays({ ...range, ...unit }).map(({ day, free, no_arrival, can_depart, only_package }) => [
      day.slice(5),
      free,
      no_arrival,
      can_depart,
      only_package,
    ]),
  ).toEqual([
    ['12-28', true, null, true, null],
    ['12-29', false, 'only_package', true, name],
    ['12-30', false, 'taken', false, null],
    ['12-31', false, 'only_package', false, name],
    ['01-01', false, 'only_package', false, name],
    ['01-02', true, null, false, null],
  ])
  const party = partyDays({ ...range, units: [unit], party: { adults: 2, children_ages: [] }, bands })
  expect(party.map(({ nights, only_package }) => [nights[0] ?? null, only_package])).toEqual([
    [1, null],
    [null, name],
    [null, null],
    [null, name],
    [null, name],
    [1, null],
  ])
})
