import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { describe, expect, it } from 'vitest'
import type { Occupants } from './board-model.ts'
import { canMove, freeNights, isSameGesture, moving, selecting } from './gesture.ts'

const stay = (arrival: string, departure: string) =>
  ({ id: arrival, accommodation_unit: 'a', arrival, departure, state: 'confirmed' }) as ChartStay
const row: Occupants = {
  stays: [stay('2027-07-10', '2027-07-12'), stay('2027-07-18', '2027-07-20')],
  blocks: [],
}

describe('selecting', () => {
  it('takes the nights between the two days', () => {
    expect(freeNights('2027-07-13', '2027-07-16', row)).toEqual({
      arrival: '2027-07-13',
      departure: '2027-07-16',
    })
    expect(freeNights('2027-07-16', '2027-07-13', row)).toEqual({
      arrival: '2027-07-13',
      departure: '2027-07-16',
    })
    expect(freeNights('2027-07-13', '2027-07-13', row).departure).toBe('2027-07-14')
  })

  it('ends at the next occupant', () => {
    expect(freeNights('2027-07-13', '2027-07-25', row).departure).toBe('2027-07-18')
    expect(freeNights('2027-07-16', '2027-07-01', row).arrival).toBe('2027-07-12')
    expect(freeNights('2027-07-12', '2027-07-05', row)).toEqual({
      arrival: '2027-07-12',
      departure: '2027-07-13',
    })
  })
})

describe('moving', () => {
  it('changes the unit only as a whole', () => {
    const moved = stay('2027-07-10', '2027-07-12')
    expect(moving(moved, 'whole', 2, 'b').placement).toEqual({
      unit: 'b',
      arrival: '2027-07-12',
      departure: '2027-07-14',
    })
    expect(moving(moved, 'end', 2, 'b').placement).toEqual({
      unit: 'a',
      arrival: '2027-07-10',
      departure: '2027-07-14',
    })
  })

  it('cannot move a hold', () => {
    expect(canMove(stay('2027-07-10', '2027-07-12'))).toBe(true)
    expect(canMove({ ...stay('2027-07-10', '2027-07-12'), state: 'hold' })).toBe(false)
  })
})

it('is equal for the same placement', () => {
  const one = selecting('a', '2027-07-13', '2027-07-13', row)
  expect(isSameGesture(one, selecting('a', '2027-07-13', '2027-07-14', row))).toBe(true)
  expect(isSameGesture(one, selecting('a', '2027-07-13', '2027-07-15', row))).toBe(false)
  expect(isSameGesture(one, null)).toBe(false)
})
