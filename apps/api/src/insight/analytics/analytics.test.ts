import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { aGuest, aStay, hold } from '../../testing/test-property.ts'
import { addRide, aSeat, saturday } from '../../testing/fixtures/a-service.ts'
import {
  openAnalyticsFixture,
  stepBriefly,
  type AnalyticsFixture,
} from '../../testing/fixtures/analytics-fixture.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let fixture: AnalyticsFixture
beforeEach(async () => {
  fixture = await openAnalyticsFixture(properties)
})
afterAll(() => properties.close())

const orderedAt = (id: string, at: string) =>
  fixture.write(`update reservations set created_at = '${at}' where id = '${id}'`)
const soldOn = ({ steps }: Analytics) =>
  Object.fromEntries(steps.filter(({ sold }) => sold > 0).map(({ from, sold }) => [from.slice(5), sold]))

test('a July computed by hand: several units, a departure day, a cancelled stay, a closure, a hold', async () => {
  const second = await fixture.addUnit()
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-02', '2027-07-05')])
  await fixture.frontDesk([
    aStay(fixture.property.unit, '2027-07-10', '2027-07-12'),
    aStay(second, '2027-07-11', '2027-07-13'),
  ])
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-30', '2027-08-02')])
  await fixture.cancel(await fixture.frontDesk([aStay(second, '2027-07-14', '2027-07-16')]))
  await fixture.property.add('closures', {
    accommodation_unit: second,
    day_from: '2027-07-20',
    day_to: '2027-07-24',
  })
  await hold(fixture.api, [aStay(second, '2027-07-27', '2027-07-29')])
  const seen = await fixture.read('2027-07-01', '2027-07-31')
  // 2 units × 31 nights − 5 closed = 57; 3 + 4 + 2 nights at 80 €; 9 / 57 = 15.79 %; 720 € / 57 = 12.63 €.
  expect(seen.totals).toMatchObject({
    available: 57,
    sold: 9,
    portal: 0,
    room_revenue: 72_000,
    service_revenue: 0,
    occupancy: 15.8,
    adr: 8000,
    revpar: 1263,
  })
  expect(seen.step).toBe('day')
  expect(seen.steps).toHaveLength(31)
  expect(soldOn(seen)).toEqual({
    '07-02': 1,
    '07-03': 1,
    '07-04': 1,
    '07-10': 1,
    '07-11': 2,
    '07-12': 1,
    '07-30': 1,
    '07-31': 1,
  })
  expect(seen.steps.map(({ available }) => available).slice(18, 25)).toEqual([2, 1, 1, 1, 1, 1, 2])
  expect(
    seen.units.map(({ id, sold, available, room_revenue }) => [id, sold, available, room_revenue]),
  ).toEqual([
    [fixture.property.unit, 7, 31, 56_000],
    [second, 2, 26, 16_000],
  ])
  // The pair of rooms is one reservation of three days, the last one is of three as well.
  expect(seen.length_of_stay).toMatchObject({ reservations: 3, average: 3, median: 3 })
})

test('a discount reduces its own lines, and no cent of it is lost between two months', async () => {
  await fixture.property.add('coupons', { code: 'DESAT', kind: 'amount', value: 1000 })
  const breakfast = await fixture.property.add('common-services', {
    title: 'Raňajky',
    price: 500,
    price_unit: 'piece',
    vat_kind: 'food',
  })
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-30', '2027-08-02')], {
    coupon: 'DESAT',
    common_services: [{ common_service: breakfast, quantity: 1 }],
  })
  // 10 € off 240 € + 5 €: 9,80 € and 0,20 €. The 9,80 € over three nights: 3,27 + 3,26 + 3,27.
  const seen = await fixture.read('2027-07-01', '2027-08-31')
  expect(seen.steps.map(stepBriefly)).toEqual([
    ['2027-07-01', '2027-07-31', 2, 31, 16_000 - 653, 480],
    ['2027-08-01', '2027-08-31', 1, 31, 8000 - 327, 0],
  ])
  expect(seen.totals).toMatchObject({ room_revenue: 23_020, service_revenue: 480, adr: 7673 })
})

test('extra persons are revenue of the room, the stay tax is not counted, a service is on its own day', async () => {
  const ride = await addRide(fixture.property)
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-05-29', '2027-06-01', { adults: 3 })])
  const reservation = await fixture.frontDesk([], { services: [aSeat(ride, 3)] })
  const nights = (await fixture.read('2027-05-01', '2027-06-30')).totals
  expect(nights).toMatchObject({ sold: 3, room_revenue: 30_000, adr: 10_000, service_revenue: 0 })
  expect((await fixture.read(saturday, saturday)).totals).toMatchObject({ sold: 0, service_revenue: 5400 })
  await fixture.cancel(reservation)
  expect((await fixture.read(saturday, saturday)).totals.service_revenue).toBe(0)
})

describe('units', () => {
  test('one put aside counts until then; a later one does not count before', async () => {
    const [aside, later] = [await fixture.addUnit(), await fixture.property.addUnit()]
    await fixture.frontDesk([aStay(aside, '2027-07-05', '2027-07-08')])
    await fixture.property.call('PUT', `/accommodation-units/${aside}`, { active: false })
    await fixture.write(
      `update accommodation_units set created_at = '2027-07-22T22:30:00Z' where id = '${later}'`,
    )
    const seen = await fixture.read('2027-07-01', '2027-07-31')
    // The evening of 22 July in UTC is 23 July in the property: nine nights.
    expect(seen.units.map(({ id, sold, available }) => [id, sold, available])).toEqual([
      [fixture.property.unit, 0, 31],
      [aside, 3, 3],
      [later, 0, 9],
    ])
    expect(seen.totals).toMatchObject({ available: 43, sold: 3, room_revenue: 24_000, occupancy: 7 })
    expect((await fixture.read('2027-08-01', '2027-08-31')).units.map(({ id }) => id)).toEqual([
      fixture.property.unit,
      later,
    ])
  })

  test('a property without available nights has no occupancy and no averages', async () => {
    expect((await fixture.read('2025-01-01', '2025-01-31')).totals).toMatchObject({
      available: 0,
      occupancy: null,
      adr: null,
      revpar: null,
    })
  })

  test('nights of a portal are occupied, without revenue', async () => {
    const feed = await fixture.property.add('calendar-feeds', {
      accommodation_unit: fixture.property.unit,
      title: 'Portál',
      url: 'https://example.com/a.ics',
    })
    await fixture.write(
      `with event as (insert into feed_events (id, feed, uid, arrival, departure)
         values (gen_random_uuid(), '${feed}', 'x', '2027-07-10', '2027-07-13') returning id)
       insert into room_nights (unit, night, feed_event)
       select '${fixture.property.unit}', d::date, event.id
       from event, generate_series('2027-07-10'::date, '2027-07-12', interval '1 day') d`,
    )
    await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-01', '2027-07-02')])
    const seen = await fixture.read('2027-07-01', '2027-07-31')
    expect(seen.totals).toMatchObject({ sold: 1, portal: 3, adr: 8000, occupancy: 12.9, revpar: 258 })
    expect(seen.sources).toMatchObject([
      { source: 'phone', reservations: 1, nights: 1, room_revenue: 8000 },
      { source: 'portal', reservations: 1, nights: 3, room_revenue: 0 },
    ])
  })
})

test('lead times by the day in the property; medians and averages', async () => {
  // Ordered late on 30 June in UTC, which is 1 July in the property: on the day itself.
  const lengths = [
    ['2027-07-01', '2027-07-02', '2027-06-30T22:30:00Z'],
    ['2027-07-05', '2027-07-08', '2027-07-01T10:00:00Z'],
    ['2027-07-11', '2027-07-18', '2027-06-11T10:00:00Z'],
    ['2027-07-20', '2027-07-30', '2027-08-05T10:00:00Z'],
  ] as const
  for (const [arrival, departure, at] of lengths)
    await orderedAt(await fixture.frontDesk([aStay(fixture.property.unit, arrival, departure)]), at)
  const { booking_window, length_of_stay } = await fixture.read('2027-07-01', '2027-07-31')
  // Lead times of 0, 4, 30 and (entered afterwards) 0 days; 1, 3, 7 and 10 nights.
  expect(booking_window).toMatchObject({ reservations: 4, average: 8.5, median: 2 })
  expect(booking_window.buckets.map(({ least, most, reservations }) => [least, most, reservations])).toEqual([
    [0, 1, 2],
    [2, 7, 1],
    [8, 30, 1],
    [31, 90, 0],
    [91, null, 0],
  ])
  expect(length_of_stay).toMatchObject({ average: 5.3, median: 5 })
  expect(length_of_stay.buckets.filter(({ reservations }) => reservations).map(({ least }) => least)).toEqual(
    [1, 3, 7, 8],
  )
})

test('a night between two stays of a reservation adds nothing to its length', async () => {
  const { unit } = fixture.property
  await fixture.frontDesk([aStay(unit, '2027-07-01', '2027-07-03'), aStay(unit, '2027-07-06', '2027-07-07')])
  expect((await fixture.read('2027-07-01', '2027-07-31')).length_of_stay).toMatchObject({
    average: 3,
    median: 3,
  })
})

test('countries of guests, by revenue', async () => {
  const german = { guest: { ...aGuest, country: 'DE' }, channel: 'walk_in' }
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-01', '2027-07-04')], german)
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-10', '2027-07-11')])
  await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-20', '2027-07-21')], {
    guest: { last_name: 'Bez', phone: aGuest.phone },
  })
  const { countries, sources } = await fixture.read('2027-07-01', '2027-07-31')
  const brief = (rows: Pick<Analytics['countries'][number], 'reservations' | 'nights' | 'room_revenue'>[]) =>
    rows.map(({ reservations, nights, room_revenue }) => [reservations, nights, room_revenue])
  expect(sources.map(({ source }) => source)).toEqual(['walk_in', 'phone'])
  expect(brief(sources)).toEqual([
    [1, 3, 24_000],
    [2, 2, 16_000],
  ])
  expect(countries[0]?.country).toBe('DE')
  expect(new Set(countries.slice(1).map(({ country }) => country))).toEqual(new Set(['SK', null]))
  expect(brief(countries)).toEqual([
    [1, 3, 24_000],
    [1, 1, 8000],
    [1, 1, 8000],
  ])
})

test('an expired order does not count, without any job', async () => {
  const id = await fixture.frontDesk([aStay(fixture.property.unit, '2027-07-01', '2027-07-03')], {
    state: 'awaiting_payment',
    payment_method: 'transfer',
  })
  expect((await fixture.read('2027-07-01', '2027-07-31')).totals.sold).toBe(2)
  await fixture.write(`update reservations set pay_by = '2027-03-01' where id = '${id}'`)
  expect((await fixture.read('2027-07-01', '2027-07-31')).totals.sold).toBe(0)
})

test('the figures are for the owner only, for valid periods', async () => {
  expect((await fixture.api.call('GET', '/analytics?from=2027-01-01&to=2027-01-31')).status).toBe(401)
  const refused = [
    ['2027-02-01', '2027-01-31'],
    ['2027-01-01', '2030-12-31'],
    ['2027-02-30', '2027-03-31'],
  ] as const
  for (const [from, to] of refused) expect((await fixture.ask(from, to)).status).toBe(400)
})
