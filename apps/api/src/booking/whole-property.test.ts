import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import type { CalendarExport } from '@dvor/contract/calendars/calendar-exports.ts'
import type { CalendarDay } from '@dvor/contract/pricing/availability.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWholeHouse, close, isFree, search, type WholeHouse } from '../testing/fixtures/a-whole-house.ts'
import { aStay, book, hold } from '../testing/test-property.ts'

/** A house of three rooms that is sold whole, a cottage in another building, and the property that is sold with both. */
let at: WholeHouse
let cottage: string
let property: string
beforeAll(async () => {
  at = await aWholeHouse()
  const object = await at.property.add('accommodation-objects', { title: 'Drevenica' })
  cottage = await at.property.addUnit({
    accommodation_object: object,
    title: 'Drevenica',
    base_price: 12_000,
  })
  property = await at.property.addUnit({
    title: 'Celý areál',
    let_as: 'property',
    capacity: 10,
    extra_beds: 0,
    base_price: 69_000,
    rooms_discount: 10,
  })
})
afterAll(() => at.api.close())

const freeOf = async (from: string, to: string) => {
  const results = await search(at, from, to)
  const free = (unit: string) => isFree(results, unit)
  return {
    property: free(property),
    house: free(at.whole),
    cottage: free(cottage),
    rooms: at.rooms.map(free),
  }
}
const nothing = { property: false, house: false, cottage: false, rooms: [false, false, false] }

test('takes the rooms of all buildings, and excludes a building that is sold as a whole', async () => {
  await book(at.api, [aStay(property, '2027-05-03', '2027-05-05')])
  expect(await freeOf('2027-05-04', '2027-05-05')).toEqual(nothing)
  for (const unit of [at.whole, cottage, at.rooms[2] ?? '']) {
    const body = { stays: [aStay(unit, '2027-05-04', '2027-05-06')] }
    const refused = await at.api.call('POST', '/reservation-holds', { body })
    expect(refused).toMatchObject({ status: 409, body: { code: 'nights_taken' } })
  }
})

test('is not free beside one taken room of any building; the other building is', async () => {
  await book(at.api, [aStay(cottage, '2027-05-10', '2027-05-11')])
  expect(await freeOf('2027-05-10', '2027-05-11')).toEqual({
    property: false,
    house: true,
    cottage: false,
    rooms: [true, true, true],
  })
  await book(at.api, [aStay(at.whole, '2027-05-12', '2027-05-13')])
  expect(await freeOf('2027-05-12', '2027-05-13')).toEqual({ ...nothing, cottage: true })
})

test('costs the rooms of all buildings less the discount', async () => {
  const { price } = await hold(at.api, [aStay(property, '2027-05-20', '2027-05-22')])
  // (8 000 + 8 000 + 10 000 + 12 000) × 90 %, two nights.
  expect(price.lines[0]).toMatchObject({ label: 'Celý areál', rule: 'Izby spolu − 10 %', amount: 68_400 })
})

test('is closed and opened in one step, for all buildings', async () => {
  const closed = await close(at, property, '2027-06-01', '2027-06-03')
  expect(await freeOf('2027-06-02', '2027-06-03')).toEqual(nothing)
  await at.property.call('DELETE', `/closures/${(closed.body as { id: string }).id}`)
  expect((await freeOf('2027-06-02', '2027-06-03')).property).toBe(true)
})

test('its calendars are busy with any room: the guest’s, and the one for portals', async () => {
  await book(at.api, [aStay(at.rooms[0] ?? '', '2027-06-10', '2027-06-11')])
  const path = `/accommodation-units/${property}/calendar?from=2027-06-09&to=2027-06-12`
  const { body } = await at.api.call('GET', path)
  const days = body as CalendarDay[]
  expect(days.filter(({ free }) => !free).map(({ day }) => day)).toEqual(['2027-06-10'])
  const exported = await at.property.call('GET', `/accommodation-units/${property}/calendar-export`)
  const { url } = exported.body as CalendarExport
  const file = await at.api.app.inject({ method: 'GET', url: new URL(url).pathname })
  expect(file.body).toContain('DTSTART;VALUE=DATE:20270610')
})

test('its nights count for every room, and its revenue is divided over them to the cent', async () => {
  await book(at.api, [aStay(property, '2027-07-05', '2027-07-06')])
  const answer = await at.property.call('GET', '/analytics?from=2027-07-01&to=2027-07-31')
  const { totals, units } = answer.body as Analytics
  expect(totals).toMatchObject({ sold: 4, available: 4 * 31, room_revenue: 34_200 })
  // 34 200 in the proportion 8 001 : 8 001 : 10 001 : 12 001 (base price + 1), the remainder to the dearest.
  expect(Object.fromEntries(units.map(({ id, room_revenue }) => [id, room_revenue]))).toEqual({
    [at.rooms[0] ?? '']: 7200,
    [at.rooms[1] ?? '']: 7200,
    [at.rooms[2] ?? '']: 8999,
    [cottage]: 10_801,
  })
})

test('there is one whole of the property, which sleeps no more than all rooms together', async () => {
  await expect(at.property.addUnit({ let_as: 'property' })).rejects.toThrow('not_unique')
  const change = await at.property.call('PUT', `/accommodation-units/${property}`, { capacity: 200 })
  expect(change.body).toMatchObject({ fields: [{ path: 'capacity', code: 'too_big' }] })
})
