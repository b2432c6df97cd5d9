import type { PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import { expect, test } from 'vitest'
import { openPriceCalendar } from '../testing/prices/price-calls.ts'
import { aStay } from '../testing/test-property.ts'

const { property, prices } = await openPriceCalendar()

test('contradictions are refused with every reason, and nothing is kept', async () => {
  const unit = await property.addUnit({ base_price: 1000 })
  const set = { kind: 'set', units: [unit], from: '2027-05-01', to: '2027-05-03' }
  await prices.kept({ ...set, to: '2027-05-01', values: { min_nights: 4 } })
  const refused = async (body: object) => {
    const answer = await prices.change({ ...set, ...body })
    expect(answer.status).toBe(400)
    const { fields } = answer.body as { fields: { path: string; code: string }[] }
    return fields.map(({ path, code }) => `${path} ${code}`)
  }
  expect(await refused({ values: { max_nights: 3, price: { kind: 'amount', value: -2000 } } })).toEqual([
    'values.max_nights out_of_order',
    'values.min_nights out_of_order',
    'values.price too_small',
  ])
  expect(await refused({ values: {} })).toEqual(['values required'])
  expect(await refused({ to: '2027-04-30', values: { min_nights: 1 } })).toEqual(['to out_of_order'])
  expect(await refused({ from: '2027-03-09', values: { min_nights: 1 } })).toEqual(['from too_small'])
  expect(await refused({ to: '2029-05-01', values: { min_nights: 1 } })).toEqual(['to too_big'])
  const unknown = crypto.randomUUID()
  expect(await refused({ units: [unit, unit, unknown], values: { min_nights: 1 } })).toEqual([
    'units.1 not_unique',
    'units.2 not_found',
  ])
  expect((await prices.rowOf(unit, '2027-05-01', '2027-05-04')).days).toHaveLength(1)
  expect(await property.call('GET', '/price-calendar?from=2027-05-01&to=2027-10-01')).toMatchObject({
    status: 400,
  })
})

test('days are cleared, and a change without an effect leaves no entry', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const days = { units: [unit], from: '2027-05-01', to: '2027-05-07' }
  await prices.kept({ kind: 'set', ...days, weekdays: [6], values: { min_nights: 2, title: 'Sobota' } })
  expect((await prices.rowOf(unit, '2027-05-01', '2027-05-08')).min_nights).toEqual([2, 1, 1, 1, 1, 1, 1])
  expect(await prices.kept({ kind: 'clear', ...days })).toMatchObject({ days: 1 })
  const [last] = await prices.changes()
  expect(await prices.kept({ kind: 'clear', ...days })).toMatchObject({ id: null, days: 0 })
  expect((await prices.changes())[0]).toEqual(last)
})

test('a span is copied to the next year by date or by weekday', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const days = { units: [unit], from: '2027-12-30', to: '2028-02-29' }
  await property.add('prices', {
    accommodation_unit: unit,
    title: 'Silvester',
    valid_from: '2027-12-30',
    valid_to: '2028-01-01',
    price: 15_000,
    min_nights: 3,
  })
  const byDate = await prices.kept({ kind: 'copy_days', by: 'date', ...days })
  expect(byDate.days).toBe(3)
  expect(await prices.rowOf(unit, '2028-12-29', '2029-01-03')).toMatchObject({
    prices: [8000, 15_000, 15_000, 15_000, 8000],
    min_nights: [1, 3, 3, 3, 1],
  })
  await prices.undo(byDate.id)
  // Thursday 30 December 2027 becomes Thursday 28 December 2028.
  await prices.kept({ kind: 'copy_days', by: 'weekday', ...days })
  expect((await prices.rowOf(unit, '2028-12-27', '2029-01-01')).prices).toEqual([
    8000, 15_000, 15_000, 15_000, 8000,
  ])
})

test('a season is copied to other units with a changed price, and to a later year', async () => {
  const [one, other] = [await property.addUnit(), await property.addUnit({ base_price: 5000 })]
  const season = await property.add('prices', {
    accommodation_unit: one,
    title: 'Leto',
    valid_from: '2027-07-01',
    valid_to: '2027-08-31',
    price: 10_000,
    min_nights: 2,
  })
  const copy = { kind: 'copy_season', season, units: [other], price: { kind: 'percent', value: -1000 } }
  const priceChangeResult = (await prices.change(copy, true)).body as PriceChangeResult
  expect(priceChangeResult).toMatchObject({ seasons: 1, days: 0 })
  expect(priceChangeResult.stays).toHaveLength(20)
  const { id } = await prices.kept(copy)
  expect(await prices.rowOf(other, '2027-07-01', '2027-07-02')).toMatchObject({
    prices: [9000],
    min_nights: [2],
  })
  const [stay] = priceChangeResult.stays
  expect(await prices.totalOf(other, stay?.arrival ?? '', stay?.departure ?? '')).toBe(stay?.after)
  expect(await prices.change(copy)).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'units.0', code: 'not_unique' }] },
  })
  await prices.kept({ ...copy, units: [one], years: 1, price: null })
  expect((await prices.rowOf(one, '2028-07-01', '2028-07-02')).prices).toEqual([10_000])
  expect((await prices.undo(id)).status).toBe(200)
  expect((await prices.rowOf(other, '2027-07-01', '2027-07-02')).prices).toEqual([5000])
  expect(await prices.change({ ...copy, season: crypto.randomUUID() })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'season', code: 'not_found' }] },
  })
})

test('the dry run shows stays of the last year, moved by whole weeks', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  await property.call('POST', '/reservations', {
    stays: [aStay(unit, '2027-03-05', '2027-03-07')],
    guest: { first_name: 'Ján', last_name: 'Minulý', phone: '+421 900 111 222' },
    state: 'confirmed',
    channel: 'phone',
    payment_method: 'on_site',
  })
  const raised = {
    kind: 'set',
    units: [unit],
    from: '2028-03-03',
    to: '2028-03-03',
    values: { price: { kind: 'fixed', value: 9500 }, closed_to_arrival: true },
  }
  const { stays } = (await prices.change(raised, true)).body as PriceChangeResult
  expect(stays[0]).toMatchObject({
    origin: 'past_stay',
    arrival: '2028-03-03',
    departure: '2028-03-05',
    before: 16_600,
    after: 18_100,
    restrictions_before: [],
    restrictions_after: [{ code: 'arrival_closed' }],
  })
})
