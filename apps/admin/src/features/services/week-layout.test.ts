import { describe, expect, it } from 'vitest'
import { hoursShown, minutesOf, placeDay, type Slot } from './week-layout.ts'

const slot = (time_from: string, time_to: string, weekday: number | null = 6): Slot => ({
  id: `${time_from}-${time_to}-${weekday}`,
  createdAt: '',
  updatedAt: '',
  service: 'service',
  weekday,
  day: weekday === null ? '2027-03-13' : null,
  time_from,
  time_to,
  capacity: 4,
  valid_from: null,
  valid_to: null,
  active: true,
})

describe('slots of a weekday', () => {
  it('puts slots one after another into one lane', () => {
    const placed = placeDay([slot('10:30', '11:00'), slot('10:00', '10:30')], 6)
    expect(placed.map(({ from, lane, lanes }) => [from, lane, lanes])).toEqual([
      [600, 0, 1],
      [630, 0, 1],
    ])
  })

  it('puts slots at the same time side by side, and reuses a lane that is free again', () => {
    const placed = placeDay(
      [slot('09:00', '12:00'), slot('09:30', '10:00'), slot('10:00', '11:00'), slot('13:00', '14:00')],
      6,
    )
    expect(placed.map(({ lane, lanes }) => [lane, lanes])).toEqual([
      [0, 2],
      [1, 2],
      [1, 2],
      [0, 1],
    ])
  })

  it('takes only slots of that weekday', () => {
    expect(placeDay([slot('10:00', '11:00', 5), slot('10:00', '11:00', null)], 6)).toEqual([])
  })
})

it('shows every hour with a slot', () => {
  expect(hoursShown([])).toEqual({ first: 9, last: 17 })
  expect(hoursShown([slot('06:45', '07:15'), slot('19:00', '21:30')])).toEqual({ first: 6, last: 22 })
  expect(minutesOf('06:45')).toBe(405)
})
