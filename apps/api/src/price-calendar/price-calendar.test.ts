import type { PriceChangeResult } from '@dvor/contract/pricing/price-changes.ts'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openPriceCalendar } from '../testing/prices/price-calls.ts'
import { aStay, hold } from '../testing/test-property.ts'

const { api, property, prices } = await openPriceCalendar()

test('the calendar shows price, rule, limits and occupancy of each night', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  await property.add('prices', {
    accommodation_unit: unit,
    title: 'Jar',
    valid_from: '2027-04-02',
    valid_to: '2027-04-03',
    price: 9000,
    min_nights: 2,
    max_nights: 5,
  })
  await property.add('day-rates', {
    accommodation_unit: unit,
    day: '2027-04-03',
    title: 'Jarmok',
    price: 12_000,
    closed_to_arrival: true,
  })
  await hold(api, [aStay(unit, '2027-04-05', '2027-04-06')])
  expect(await prices.rowOf(unit, '2027-04-01', '2027-04-06')).toMatchObject({
    price_basis: 'unit',
    prices: [8000, 9000, 12_000, 8000, 8000],
    rules: [
      { kind: 'season', title: 'Jar' },
      { kind: 'day', title: 'Jarmok' },
    ],
    rule_of: [-1, 0, 1, -1, -1],
    min_nights: [1, 2, 2, 1, 1],
    max_nights: [null, 5, 5, null, null],
    occupancy: ['free', 'free', 'free', 'free', 'taken'],
    days: [{ unit, day: '2027-04-03', price: 12_000, closed_to_arrival: true }],
  })
})

test('the calendar needs as many statements for many units as for one', async () => {
  const spy = vi.spyOn(pg.Client.prototype, 'query')
  const statements = async () => {
    await property.call('GET', '/users/me')
    // The first read after a change keeps the prices in memory.
    await prices.read('2027-06-01', '2027-08-30')
    const before = spy.mock.calls.length
    await prices.read('2027-06-01', '2027-08-30')
    return spy.mock.calls.length - before
  }
  const few = await statements()
  for (let index = 0; index < 5; index++) await property.addUnit()
  expect(await statements()).toBe(few)
  spy.mockRestore()
})

test('a change of many days is one entry, which one call undoes exactly', async () => {
  const [one, other] = [
    await property.addUnit({ base_price: 8000 }),
    await property.addUnit({ base_price: 9000 }),
  ]
  await property.add('day-rates', {
    accommodation_unit: one,
    day: '2027-05-02',
    title: 'Sviatok',
    price: 10_000,
    min_nights: 2,
  })
  const before = await prices.rowOf(one, '2027-05-01', '2027-05-06')
  const raised = {
    kind: 'set',
    units: [one, other],
    from: '2027-05-01',
    to: '2027-05-04',
    values: { price: { kind: 'percent', value: 1250 }, closed_to_departure: true },
  }
  const shown = await prices.change(raised, true)
  expect(shown.body).toMatchObject({ id: null, days: 8, seasons: 0 })
  const { stays } = shown.body as PriceChangeResult
  expect(stays.length).toBe(8)
  expect(await prices.rowOf(one, '2027-05-01', '2027-05-06')).toEqual(before)
  const result = await prices.kept(raised)
  expect(result).toMatchObject({ days: 8, seasons: 0, stays: [] })
  expect((await prices.rowOf(one, '2027-05-01', '2027-05-06')).prices).toEqual([
    9000, 11_250, 9000, 9000, 8000,
  ])
  expect((await prices.rowOf(other, '2027-05-01', '2027-05-06')).prices).toEqual([
    10_125, 10_125, 10_125, 10_125, 9000,
  ])
  for (const stay of stays)
    expect(await prices.totalOf(stay.accommodation_unit, stay.arrival, stay.departure)).toBe(stay.after)
  expect((await prices.changes())[0]).toMatchObject({
    id: result.id,
    kind: 'set',
    units: [one, other],
    from: '2027-05-01',
    to: '2027-05-04',
    days: 8,
    undone: false,
  })
  const undone = await prices.undo(result.id)
  expect(undone).toMatchObject({ status: 200, body: { changes: [{ refusal: null }] } })
  expect(await prices.rowOf(one, '2027-05-01', '2027-05-06')).toEqual(before)
  const [latest, first] = await prices.changes()
  expect([latest?.kind, first?.undone]).toEqual(['undo', true])
  // Undone twice it is refused; the undo itself can be undone.
  expect(await prices.undo(result.id)).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect((await prices.undo(latest?.id ?? '')).status).toBe(200)
  expect((await prices.rowOf(one, '2027-05-01', '2027-05-06')).prices).toEqual([
    9000, 11_250, 9000, 9000, 8000,
  ])
})

test('an undo is refused while a later change lies on it', async () => {
  const unit = await property.addUnit()
  const set = (value: number, to: string) =>
    prices.kept({
      kind: 'set',
      units: [unit],
      from: '2027-05-01',
      to,
      values: { price: { kind: 'fixed', value } },
    })
  const first = await set(5000, '2027-05-03')
  const second = await set(6000, '2027-05-01')
  expect(await prices.undo(first.id)).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { changes: [{ later: [{ id: second.id, action: 'set' }] }] } },
  })
  expect((await prices.undo(second.id)).status).toBe(200)
  expect((await prices.undo(first.id)).status).toBe(200)
  expect((await prices.rowOf(unit, '2027-05-01', '2027-05-03')).days).toEqual([])
})

test('changes of seasons and days by their forms are listed and undone, too', async () => {
  const unit = await property.addUnit({ base_price: 8000 })
  const season = await property.add('prices', {
    accommodation_unit: unit,
    title: 'Leto',
    valid_from: '2027-07-01',
    valid_to: '2027-08-31',
    price: 11_000,
  })
  await property.call('PUT', `/prices/${season}`, { price: 12_000, min_nights: 3 })
  const priceOn = async () => (await prices.rowOf(unit, '2027-07-05', '2027-07-06')).prices[0]
  const [edited, created] = await prices.changes()
  expect([edited?.kind, edited?.title, created?.kind]).toEqual(['season_edit', 'Leto', 'season_create'])
  expect((await prices.undo(edited?.id ?? '')).status).toBe(200)
  expect(await priceOn()).toBe(11_000)
  await property.call('DELETE', `/prices/${season}`)
  expect(await priceOn()).toBe(8000)
  const [deleted] = await prices.changes()
  expect((await prices.undo(deleted?.id ?? '')).status).toBe(200)
  expect(await priceOn()).toBe(11_000)
  const rate = { accommodation_unit: unit, day: '2027-07-05', title: 'Deň', price: 1000 }
  const day = await property.add('day-rates', rate)
  await property.call('DELETE', `/day-rates/${day}`)
  expect((await prices.undo((await prices.changes())[0]?.id ?? '')).status).toBe(200)
  expect(await priceOn()).toBe(1000)
  expect(await prices.undo(crypto.randomUUID())).toMatchObject({ status: 404 })
})

test('the second of two owners gets the changes of the first', async () => {
  const unit = await property.addUnit()
  const { version } = await prices.read('2027-05-01', '2027-05-05')
  const mine = {
    kind: 'set',
    version,
    units: [unit],
    from: '2027-05-02',
    to: '2027-05-03',
    values: { price: { kind: 'amount', value: 500 } },
  }
  const elsewhere = await prices.kept({ ...mine, from: '2027-05-04', to: '2027-05-04' })
  expect((await prices.change(mine, true)).status).toBe(200)
  const theirs = await prices.kept({ ...mine, version: elsewhere.id, to: '2027-05-02' })
  expect(await prices.change(mine)).toMatchObject({
    status: 409,
    body: { code: 'stale', details: { changes: [{ id: theirs.id, actor: expect.any(String) }] } },
  })
  const again = await prices.read('2027-05-01', '2027-05-05')
  await prices.kept({ ...mine, version: again.version })
  expect((await prices.rowOf(unit, '2027-05-01', '2027-05-05')).prices).toEqual([8000, 9000, 8500, 8500])
})
