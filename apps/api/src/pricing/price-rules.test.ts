import type { UnitAvailability } from '@dvor/contract/pricing/availability.ts'
import type { PriceSimulation } from '@dvor/contract/pricing/price-simulations.ts'
import { priceBreakdown, type PriceBreakdown, type StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aStay, book, hold, order, type TestProperty } from '../testing/test-property.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startTestProperty } from '../testing/fixtures/small-property.ts'

let api: TestApi
let property: TestProperty
beforeAll(async () => {
  ;({ api, property } = await startTestProperty())
})
afterAll(() => api.close())

const weekly = {
  title: 'Týždenný pobyt',
  kind: 'length_of_stay',
  direction: 'discount',
  effect: 'percent',
  value: 1000,
  nights_from: 7,
}
const single = {
  title: 'Jediná noc',
  kind: 'single_night',
  direction: 'surcharge',
  effect: 'night',
  value: 1000,
}
const gap = {
  title: 'Voľná medzera',
  kind: 'gap',
  direction: 'discount',
  effect: 'percent',
  value: 0,
  nights_to: 2,
}

const issuesOf = async (rule: object) => {
  const { status, body } = await property.call('POST', '/price-rules', rule)
  return status === 200 ? [] : (body as { fields: { path: string; code: string }[] }).fields
}

const quoteOf = async (stay: StayRequest) =>
  priceBreakdown.parse((await api.call('POST', '/quotes', { body: { stays: [stay] } })).body)

const rulesIn = ({ lines }: PriceBreakdown) =>
  lines
    .filter(({ kind }) => kind === 'surcharge' || kind === 'rule_discount')
    .map(({ rule, amount }) => [rule, amount])

test('refuses rules that contradict themselves or each other', async () => {
  const unit = await property.addUnit()
  const rest = { units: [unit] }
  expect(await issuesOf({ ...weekly, nights_from: null })).toEqual([
    { path: 'nights_from', code: 'required' },
  ])
  expect(await issuesOf({ ...weekly, nights_to: 6 })).toEqual([{ path: 'nights_to', code: 'out_of_order' }])
  expect(await issuesOf({ ...weekly, value: 10_001 })).toEqual([{ path: 'value', code: 'too_big' }])
  expect(await issuesOf({ ...weekly, value: 0 })).toEqual([{ path: 'value', code: 'too_small' }])
  expect(await issuesOf({ ...weekly, direction: 'surcharge' })).toEqual([
    { path: 'nights_to', code: 'required' },
  ])
  expect(await issuesOf({ ...weekly, units: [property.unit, weekly.title] })).toHaveLength(1)
  expect(await issuesOf({ ...weekly, units: ['01900000-0000-7000-8000-000000000001'] })).toEqual([
    { path: 'units', code: 'not_found' },
  ])
  expect(await issuesOf({ ...single, nights_to: 2 })).toEqual([{ path: 'nights_to', code: 'invalid_value' }])
  expect(await issuesOf({ ...weekly, kind: 'early_bird' })).toEqual([{ path: 'days_from', code: 'required' }])
  expect(await issuesOf({ ...weekly, kind: 'last_minute' })).toEqual([{ path: 'days_to', code: 'required' }])
  expect(await issuesOf({ ...gap, nights_to: 15 })).toEqual([{ path: 'nights_to', code: 'too_big' }])
  const june = { stay_from: '2027-06-01', stay_to: '2027-06-30' }
  const first = await property.add('price-rules', { ...single, ...rest, ...june })
  expect(await issuesOf({ ...single, stay_from: '2027-06-30' })).toEqual([
    { path: 'kind', code: 'not_unique' },
  ])
  expect(await issuesOf({ ...single, ...rest, stay_from: '2027-07-01' })).toEqual([])
  const edited = await property.call('PUT', `/price-rules/${first}`, { stay_to: '2027-07-05' })
  expect(edited).toMatchObject({ status: 400, body: { fields: [{ path: 'kind', code: 'not_unique' }] } })
})

test('an order has the lines of the quote; a change keeps them when the rule is gone', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const rule = await property.add('price-rules', { ...weekly, units: [unit] })
  const stay = aStay(unit, '2027-09-01', '2027-09-08')
  const quote = await quoteOf(stay)
  expect(rulesIn(quote)).toEqual([['Týždenný pobyt', -5600]])
  expect(rulesIn(await quoteOf({ ...stay, departure: '2027-09-07' }))).toEqual([])
  const { number } = await book(api, [stay], { expected_total: quote.total })
  expect((await property.call('DELETE', `/price-rules/${rule}`)).status).toBe(200)
  const [found] = (await property.call('GET', `/reservations?number=${number}`)).body as {
    id: string
    price: PriceBreakdown
  }[]
  expect(found?.price).toEqual(quote)
  const { body } = await property.call('POST', `/reservations/${found?.id}/stays?dry_run=true`, {
    stays: [{ ...stay, departure: '2027-09-06' }],
  })
  expect(rulesIn((body as { price: PriceBreakdown }).price)).toEqual([['Týždenný pobyt', -4000]])
})

test('a gap between two stays opens for a stay of its length, with its discount', async () => {
  const unit = await property.addUnit({ base_price: 8000, min_nights: 3 })
  await book(api, [aStay(unit, '2027-10-04', '2027-10-08')])
  await book(api, [aStay(unit, '2027-10-10', '2027-10-14')])
  const inGap = aStay(unit, '2027-10-08', '2027-10-10')
  expect((await api.call('POST', '/reservation-holds', { body: { stays: [inGap] } })).body).toMatchObject({
    code: 'not_available',
  })
  await property.add('price-rules', { ...gap, units: [unit], value: 2500 })
  const quote = await quoteOf(inGap)
  const units = (await api.call('GET', '/availability?from=2027-10-08&to=2027-10-10&adults=2'))
    .body as UnitAvailability[]
  expect(units.find((one) => one.accommodation_unit === unit)).toMatchObject({
    available: true,
    price: quote,
  })
  expect(rulesIn(quote)).toEqual([['Voľná medzera', -4000]])
  const calendar = (
    await api.call('GET', `/accommodation-units/${unit}/calendar?from=2027-10-08&to=2027-10-09`)
  ).body
  expect(calendar).toMatchObject([
    { can_arrive: true, min_nights: 2 },
    { can_arrive: false, min_nights: 3 },
  ])
  const ordered = await order(api, await hold(api, [inGap]), { expected_total: quote.total })
  expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
})

test('the simulator explains each rule of the unit, and why the others lost', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const rest = { units: [unit] }
  await property.add('price-rules', { ...weekly, ...rest, order: 1 })
  await property.add('price-rules', { ...weekly, ...rest, title: 'Dva týždne', nights_from: 14, order: 2 })
  await property.add('price-rules', {
    ...weekly,
    ...rest,
    title: 'Skorá rezervácia',
    kind: 'early_bird',
    nights_from: null,
    days_from: 30,
    value: 500,
    order: 3,
  })
  const stay = aStay(unit, '2027-09-01', '2027-09-08')
  const { rules, price } = (await property.call('POST', '/price-simulations', { stay }))
    .body as PriceSimulation
  expect(rules.map(({ title, amount, reason }) => [title, amount, reason])).toEqual([
    ['Týždenný pobyt', -5600, null],
    ['Dva týždne', 0, 'nights'],
    ['Skorá rezervácia', 0, 'smaller'],
  ])
  expect(price).toEqual(await quoteOf(stay))
})

test('an amount for each person counts beds by the age bands of the unit', async () => {
  const cot = { label: 'Dieťa v postieľke', from_age: 0, up_to_age: 5, percent: 0, no_bed: true }
  const older = { label: 'Dieťa', from_age: 6, up_to_age: 12, percent: 50, no_bed: false }
  const unit = await property.addUnit({ age_bands: [cot, older] })
  const perPerson = { title: 'Za osobu', kind: 'length_of_stay', nights_from: 1, units: [unit] }
  await property.add('price-rules', {
    ...perPerson,
    direction: 'discount',
    effect: 'person_night',
    value: 100,
  })
  const withAges = (children_ages: number[]) => aStay(unit, '2027-05-01', '2027-05-03', { children_ages })
  expect(rulesIn(await quoteOf(withAges([])))).toEqual([['Za osobu', -400]])
  // The property's bands give a child of four years a bed, those of the unit a cot.
  expect(rulesIn(await quoteOf(withAges([4])))).toEqual([['Za osobu', -400]])
  expect(rulesIn(await quoteOf(withAges([6])))).toEqual([['Za osobu', -600]])
})
