import type { Analytics } from '@dvor/contract/insight/analytics.ts'
import type { HousekeepingSheet } from '@dvor/contract/insight/day-sheets.ts'
import type { StaysChanged } from '@dvor/contract/reservations/admin-reservations.ts'
import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aWholeHouse, freeOf, type WholeHouse } from '../testing/fixtures/a-whole-house.ts'
import { aStay } from '../testing/test-property.ts'

let at: WholeHouse
beforeAll(async () => {
  at = await aWholeHouse()
})
afterAll(() => at.api.close())

const get = async <T>(path: string) => (await at.property.call('GET', path)).body as T

async function reserve(unit: string, arrival: string, departure: string) {
  const answer = await at.property.call('POST', '/reservations', {
    stays: [aStay(unit, arrival, departure)],
    guest: { last_name: 'Veľká', phone: '+421 900 111 222' },
  })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return (answer.body as { id: string }).id
}

test('the revenue of a whole is divided over its rooms to the cent, and each of its nights counts', async () => {
  await reserve(at.whole, '2027-07-05', '2027-07-07')
  await reserve(at.rooms[0] ?? '', '2027-07-10', '2027-07-11')
  const { totals, units } = await get<Analytics>('/analytics?from=2027-07-01&to=2027-07-31')
  expect(totals).toMatchObject({ sold: 7, available: 3 * 31, room_revenue: 48_000 })
  expect(units.map(({ id, sold, room_revenue }) => ({ id, sold, room_revenue }))).toEqual([
    // 20 000 a night in the proportion 8 000 : 8 000 : 10 000, the remainder to the dearest.
    { id: at.rooms[0], sold: 3, room_revenue: 2 * 6_153 + 8_000 },
    { id: at.rooms[1], sold: 2, room_revenue: 2 * 6_153 },
    { id: at.rooms[2], sold: 2, room_revenue: 2 * 7_694 },
  ])
})

test('the tape chart shows a stay of the whole over its rooms, and taken rooms in its row', async () => {
  const reservation = await reserve(at.whole, '2027-08-05', '2027-08-07')
  await reserve(at.rooms[1] ?? '', '2027-08-10', '2027-08-12')
  await reserve(at.rooms[2] ?? '', '2027-08-12', '2027-08-13')
  const chart = await get<TapeChart>('/tape-chart?from=2027-08-01&to=2027-08-20')
  const shared = chart.blocks.flatMap((block) => (block.source === 'shared' ? [block] : []))
  expect(shared.filter((block) => block.reservation === reservation)).toMatchObject(
    at.rooms.map((room) => ({
      accommodation_unit: room,
      from: '2027-08-05',
      to: '2027-08-07',
      titles: ['Celý dom'],
      guest_name: 'Veľká',
    })),
  )
  expect(shared.filter((block) => block.accommodation_unit === at.whole)).toMatchObject([
    { from: '2027-08-10', to: '2027-08-13', reservation: null },
  ])
  const day = (number: number) => chart.days[number - 1]
  expect(day(5)).toMatchObject({ arrivals: 1, taken: 3, blocked: 0 })
  expect(day(7)).toMatchObject({ departures: 1, taken: 0 })
  expect(day(10)).toMatchObject({ arrivals: 1, taken: 1, blocked: 0 })
})

test('housekeeping prepares every room of a whole', async () => {
  await reserve(at.whole, '2027-09-05', '2027-09-07')
  const { days } = await get<HousekeepingSheet>('/housekeeping-sheet?from=2027-09-07&to=2027-09-07')
  expect(days[0]?.units.map(({ id, departing }) => [id, departing?.guest_name])).toEqual(
    at.rooms.map((room) => [room, 'Veľká']),
  )
})

test('a change of a whole shows before and after, and takes or frees all of its rooms', async () => {
  const id = await reserve(at.whole, '2027-10-05', '2027-10-07')
  const change = (unit: string, departure: string, dry = '') =>
    at.property.call('POST', `/reservations/${id}/stays${dry}`, {
      stays: [aStay(unit, '2027-10-05', departure)],
    })
  const tried = (await change(at.whole, '2027-10-09', '?dry_run=1')).body as StaysChanged
  expect([tried.before + tried.difference, tried.price.total]).toEqual([tried.price.total, tried.price.total])
  expect(tried.price.lines[0]).toMatchObject({ label: 'Celý dom', quantity: 4, amount: 80_000 })
  expect((await freeOf(at, '2027-10-07', '2027-10-09')).whole).toBe(true)
  expect((await change(at.whole, '2027-10-09')).status).toBe(200)
  expect((await freeOf(at, '2027-10-08', '2027-10-09')).rooms).toEqual([false, false, false])
  expect((await change(at.rooms[1] ?? '', '2027-10-09')).status).toBe(200)
  expect((await freeOf(at, '2027-10-05', '2027-10-09')).rooms).toEqual([true, false, true])
})
