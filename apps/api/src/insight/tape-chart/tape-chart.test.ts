import type { ChartPrices, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import type { StayRequest } from '@dvor/contract/pricing/quotes.ts'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { aStay, hold, type TestProperty } from '../../testing/test-property.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { PropertyPerTest } from '../../testing/fixtures/property-per-test.ts'

const properties = new PropertyPerTest()
let api: TestApi
let property: TestProperty
beforeEach(async () => {
  ;({ api, property } = await properties.open())
})
afterAll(() => properties.close())

const [from, to] = ['2027-07-10', '2027-07-24']
const read = async (first = from, end = to) => {
  const answer = await property.call('GET', `/tape-chart?from=${first}&to=${end}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body as TapeChart
}
const names = ({ stays }: TapeChart) => stays.map(({ guest_name }) => guest_name)

async function frontDesk(last_name: string, stays: StayRequest[], more: Record<string, unknown> = {}) {
  const body = { stays, guest: { last_name, phone: '+421 900 111 222' }, ...more }
  const answer = await property.call('POST', '/reservations', body)
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  return answer.body as { id: string; number: string; total: number; updatedAt: string }
}
const put = (id: string, body: Record<string, unknown>) => property.call('PUT', `/reservations/${id}`, body)

test('the chart is for the owner only', async () => {
  expect((await api.call('GET', `/tape-chart?from=${from}&to=${to}`)).status).toBe(401)
  expect((await api.call('GET', `/tape-chart/prices?from=${from}&to=${to}`)).status).toBe(401)
})

test('an invalid view is refused, whatever is wrong with it', async () => {
  const queries = [
    '',
    `?from=${to}&to=${from}`,
    `?from=${from}&to=${from}`,
    `?from=${from}&to=2027-12-24`,
    '?from=2027-02-30&to=2027-03-05',
    `?from=${from}&to=${to}&unit=1`,
  ]
  for (const query of queries)
    for (const path of ['/tape-chart', '/tape-chart/prices']) {
      const { status, body } = await property.call('GET', path + query)
      expect([status, (body as { code: string }).code], path + query).toEqual([400, 'query_invalid'])
    }
})

test('an empty property: its units by object in the owner’s order, every day free', async () => {
  const other = await property.add('accommodation-objects', { title: 'Stodola', order: -1 })
  await property.addUnit({ accommodation_object: other, title: 'Podkrovie', code: 'P1' })
  const chart = await read()
  expect(chart.objects.map(({ title }) => title)).toEqual(['Stodola', 'Dom'])
  expect(chart.units.map(({ accommodation_object }) => accommodation_object)).toEqual(
    chart.objects.map(({ id }) => id),
  )
  expect(chart).toMatchObject({ from, to, today: '2027-03-10', stays: [], blocks: [] })
  expect(chart.days).toHaveLength(14)
  expect(chart.days[0]).toEqual({ day: from, arrivals: 0, departures: 0, taken: 0, blocked: 0 })
  expect(chart.days.at(-1)?.day).toBe('2027-07-23')
})

test('a stay has the most important data of its reservation', async () => {
  const request = aStay(property.unit, '2027-07-12', '2027-07-15', { children_ages: [4] })
  const { id, number, total } = await frontDesk('Nováková', [request])
  await property.call('POST', `/reservations/${id}/transaction-logs`, {
    kind: 'payment',
    method: 'cash',
    amount: total,
  })
  await put(id, { attention: 'Zavolať späť' })
  const [stay] = (await read()).stays
  const { body } = await property.call('GET', `/reservations/${id}`)
  expect(stay).toMatchObject({
    reservation: id,
    accommodation_unit: property.unit,
    number,
    guest_name: 'Nováková',
    state: 'confirmed',
    payment_status: 'paid',
    due: 0,
    total,
    adults: 2,
    children: 1,
    attention: 'Zavolať späť',
    updatedAt: (body as { updatedAt: string }).updatedAt,
  })
})

test('its payment status equals that of the reservation', async () => {
  const second = await property.addUnit()
  const [unpaid, part] = [
    await frontDesk('Nič', [aStay(property.unit, '2027-07-12', '2027-07-15')], { state: 'awaiting_payment' }),
    await frontDesk('Časť', [aStay(second, '2027-07-12', '2027-07-15')]),
  ]
  const pay = (amount: number, kind = 'payment') =>
    property.call('POST', `/reservations/${part.id}/transaction-logs`, { kind, method: 'cash', amount })
  expect((await pay(part.total + 5000)).status).toBe(200)
  const statuses = async () =>
    Object.fromEntries((await read()).stays.map((stay) => [stay.reservation, stay.payment_status]))
  expect(await statuses()).toEqual({ [unpaid.id]: 'unpaid', [part.id]: 'overpaid' })
  expect((await pay(9000, 'refund')).status).toBe(200)
  expect((await statuses())[part.id]).toBe('partially_refunded')
})

test('departures on the first day and arrivals on the last belong to the view', async () => {
  const [second, third, fourth] = [
    await property.addUnit(),
    await property.addUnit(),
    await property.addUnit(),
  ]
  await frontDesk('Odchádza', [aStay(property.unit, '2027-07-08', from)])
  await frontDesk('Odišla', [aStay(property.unit, '2027-07-04', '2027-07-08')])
  await frontDesk('Príde', [aStay(second, '2027-07-23', '2027-07-27')])
  await frontDesk('Neskôr', [aStay(third, to, '2027-07-27')])
  await frontDesk('Celé leto', [aStay(fourth, '2027-06-01', '2027-09-01')])
  const chart = await read()
  expect(names(chart).toSorted()).toEqual(['Celé leto', 'Odchádza', 'Príde'])
  expect(chart.days[0]).toMatchObject({ arrivals: 0, departures: 1, taken: 1 })
  expect(chart.days.at(-1)).toMatchObject({ arrivals: 1, departures: 0, taken: 2 })
})

test('the longest possible stay is found from its last day', async () => {
  await frontDesk('Rok', [aStay(property.unit, '2027-07-10', '2028-07-09')])
  expect(names(await read('2028-07-09', '2028-07-20'))).toEqual(['Rok'])
  expect(names(await read('2028-07-10', '2028-07-20'))).toEqual([])
})

test('a departure day is free for the next guest; each day has its own counts', async () => {
  await frontDesk('Prvá', [aStay(property.unit, '2027-07-12', '2027-07-14')])
  await frontDesk('Druhá', [aStay(property.unit, '2027-07-14', '2027-07-15')])
  const { days } = await read()
  expect(days.slice(2, 6)).toEqual([
    { day: '2027-07-12', arrivals: 1, departures: 0, taken: 1, blocked: 0 },
    { day: '2027-07-13', arrivals: 0, departures: 0, taken: 1, blocked: 0 },
    { day: '2027-07-14', arrivals: 1, departures: 1, taken: 1, blocked: 0 },
    { day: '2027-07-15', arrivals: 0, departures: 1, taken: 0, blocked: 0 },
  ])
})

test('several units of one reservation are several bars with one version; cancelled ones are none', async () => {
  const second = await property.addUnit()
  const { id } = await frontDesk('Dve izby', [
    aStay(property.unit, '2027-07-12', '2027-07-14'),
    aStay(second, '2027-07-13', '2027-07-16'),
  ])
  const chart = await read()
  expect(chart.stays.map((stay) => [stay.reservation, stay.accommodation_unit])).toEqual([
    [id, property.unit],
    [id, second],
  ])
  await put(id, { state: 'cancelled' })
  expect((await read()).stays).toEqual([])
})

test('a no-show has no nights; a departed guest keeps them', async () => {
  const second = await property.addUnit()
  const missed = await frontDesk('Neprišla', [aStay(property.unit, '2027-07-12', '2027-07-14')])
  const reservation = await frontDesk('Odišla', [aStay(second, '2027-07-12', '2027-07-14')])
  api.clock.set('2027-07-12T18:00:00Z')
  await put(missed.id, { state: 'no_show' })
  await put(reservation.id, { state: 'checked_in', register_later: true })
  await put(reservation.id, { state: 'completed' })
  expect((await read()).stays.map(({ state }) => state)).toEqual(['completed'])
})

test('a hold is drawn until it expires, and is not counted', async () => {
  await hold(api, [aStay(property.unit, '2027-07-12', '2027-07-14')])
  const chart = await read()
  expect(chart.stays).toMatchObject([{ state: 'hold', guest_name: null, number: null }])
  expect(chart.days[2]).toMatchObject({ arrivals: 0, taken: 0 })
  api.clock.advanceMinutes(16)
  expect((await read()).stays).toEqual([])
})

test('closures reach to noon after their last night', async () => {
  const closure = (day_from: string, day_to: string, more = {}) =>
    property.add('closures', { accommodation_unit: property.unit, day_from, day_to, ...more })
  await closure('2027-07-01', '2027-07-08')
  const before = await closure('2027-07-09', '2027-07-09', { kind: 'own_use' })
  const inside = await closure('2027-07-12', '2027-07-13', { kind: 'maintenance', reason: 'Nová kúpeľňa' })
  await closure(to, '2027-07-28')
  const chart = await read()
  expect(chart.blocks).toMatchObject([
    { id: before, source: 'closure', from: '2027-07-09', to: from, kind: 'own_use', reason: null },
    { id: inside, from: '2027-07-12', to: '2027-07-14', kind: 'maintenance', reason: 'Nová kúpeľňa' },
  ])
  expect(chart.days.filter(({ blocked }) => blocked > 0).map(({ day }) => day)).toEqual([
    '2027-07-12',
    '2027-07-13',
  ])
})

test('a unit put aside is shown while it has nights, and never counts as free or taken', async () => {
  const aside = await property.addUnit()
  await frontDesk('Ešte', [aStay(aside, '2027-07-12', '2027-07-14')])
  await property.call('PUT', `/accommodation-units/${aside}`, { active: false })
  const chart = await read()
  expect(chart.units.map(({ id, active }) => [id, active])).toEqual([
    [property.unit, true],
    [aside, false],
  ])
  expect(chart.days[2]).toMatchObject({ arrivals: 1, taken: 0 })
  expect((await read('2027-08-01', '2027-08-10')).units.map(({ id }) => id)).toEqual([property.unit])
})

test('prices are read on demand, each night by the rule that applies', async () => {
  await property.addPrice({ valid_from: '2027-07-12', valid_to: '2027-07-13', price: 12_300 })
  const answer = await property.call('GET', `/tape-chart/prices?from=${from}&to=2027-07-15`)
  expect(answer.body as ChartPrices).toEqual([
    { accommodation_unit: property.unit, prices: [8000, 8000, 12_300, 12_300, 8000] },
  ])
})
