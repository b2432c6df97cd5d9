import { addDays, eachDay, weekdayOf } from '@dvor/format/days.ts'
import { expect, test } from 'vitest'
import { bestSaving, comingWeekends, nearbyWindow, otherStays, weekendsOfMonth } from './date-choices.ts'

const stay = (arrival: string, total: number) => ({
  accommodation_unit: '00000000-0000-4000-8000-000000000001',
  arrival,
  departure: arrival.replace(/\d\d$/, (date) => String(Number(date) + 2).padStart(2, '0')),
  total,
})

test('flexible days reach three days to both sides, but not before today', () => {
  expect(nearbyWindow('2026-12-10', '2026-12-12', '2026-11-23')).toEqual({
    arrival_from: '2026-12-07',
    arrival_to: '2026-12-13',
    nights: 2,
  })
  expect(nearbyWindow('2026-11-24', '2026-11-27', '2026-11-23').arrival_from).toBe('2026-11-23')
})

test('weekends begin on the Fridays that the month still has', () => {
  const december = { arrival_from: '2026-12-01', arrival_to: '2026-12-31', arrival_weekday: 5, nights: 2 }
  expect(weekendsOfMonth('2026-12-10', '2026-11-23')).toEqual(december)
  expect(weekendsOfMonth('2026-12-10', '2026-12-08').arrival_from).toBe('2026-12-08')
})

test('the coming weekends are at most six', () => {
  for (const today of eachDay('2026-11-23', '2026-11-30')) {
    const { arrival_from, arrival_to } = comingWeekends(today)
    const fridays = eachDay(arrival_from, addDays(arrival_to, 1)).filter((day) => weekdayOf(day) === 5)
    expect(fridays).toHaveLength(6)
  }
})

test('other stays come cheapest first, without the asked one', () => {
  const stays = [
    stay('2026-12-04', 200),
    stay('2026-12-05', 100),
    stay('2026-12-06', 300),
    stay('2026-12-07', 200),
  ]
  expect(otherStays(stays, '2026-12-05', '2026-12-07').map(({ arrival }) => arrival)).toEqual([
    '2026-12-04',
    '2026-12-07',
    '2026-12-06',
  ])
})

test('the saving is the largest one, and the nearest of equal ones', () => {
  const stays = [
    stay('2026-12-03', 180),
    stay('2026-12-04', 200),
    stay('2026-12-05', 180),
    stay('2026-12-07', 180),
  ]
  expect(bestSaving(stays, '2026-12-04')).toEqual({ days: -1, amount: 20 })
  expect(bestSaving(stays, '2026-12-03')).toBeNull()
  expect(bestSaving(stays, '2026-12-06')).toBeNull()
})
