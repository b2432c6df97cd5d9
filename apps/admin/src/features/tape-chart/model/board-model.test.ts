import type { ChartBlock, ChartStay, ChartUnit, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { describe, expect, it } from 'vitest'
import { occupantAt, occupantsByUnit, rowsOf } from './board-model.ts'
import { above, besides, unitBeside } from './cursor.ts'

const unit = (id: string, accommodation_object: string) => ({ id, accommodation_object }) as ChartUnit
const stay = (accommodation_unit: string, arrival: string, departure: string) =>
  ({ id: `${accommodation_unit}-${arrival}`, accommodation_unit, arrival, departure }) as ChartStay
const block = (accommodation_unit: string, from: string, to: string) =>
  ({ id: `${accommodation_unit}-${from}`, accommodation_unit, from, to }) as ChartBlock

const chart = {
  objects: [
    { id: 'dom', title: 'Dom' },
    { id: 'stodola', title: 'Stodola' },
  ],
  units: [unit('a', 'dom'), unit('b', 'dom'), unit('c', 'stodola')],
  stays: [stay('a', '2027-07-10', '2027-07-12'), stay('a', '2027-07-12', '2027-07-15')],
  blocks: [block('b', '2027-07-11', '2027-07-13')],
} as unknown as TapeChart

const rows = rowsOf(chart, new Set())
const occupants = occupantsByUnit(chart)
const on = (row: string, day: string) => ({ row, day })

it('puts units below their objects and hides those of a folded object', () => {
  expect(rows.map(({ id }) => id)).toEqual(['dom', 'a', 'b', 'stodola', 'c'])
  expect(rowsOf(chart, new Set(['dom'])).map(({ id }) => id)).toEqual(['dom', 'stodola', 'c'])
})

it('gives a night to one stay or block, and the day of departure to the next', () => {
  const who = (row: string, night: string) => occupantAt(occupants.get(row), night)
  expect(who('a', '2027-07-11')).toMatchObject({ stay: { id: 'a-2027-07-10' } })
  expect(who('a', '2027-07-12')).toMatchObject({ stay: { id: 'a-2027-07-12' } })
  expect(who('b', '2027-07-12')).toMatchObject({ kind: 'block' })
  expect(who('b', '2027-07-13')).toBeNull()
  expect(who('c', '2027-07-12')).toBeNull()
})

describe('the cursor', () => {
  it('moves by day over free nights and crosses a stay in one step', () => {
    expect(besides(on('a', '2027-07-09'), occupants.get('a'), 'right').day).toBe('2027-07-10')
    expect(besides(on('a', '2027-07-10'), occupants.get('a'), 'right').day).toBe('2027-07-12')
    expect(besides(on('a', '2027-07-12'), occupants.get('a'), 'right').day).toBe('2027-07-15')
    expect(besides(on('a', '2027-07-14'), occupants.get('a'), 'left').day).toBe('2027-07-11')
    expect(besides(on('b', '2027-07-12'), occupants.get('b'), 'left').day).toBe('2027-07-10')
  })

  it('stays on the board up and down', () => {
    expect(above(on('a', '2027-07-10'), rows, 'down').row).toBe('b')
    expect(above(on('dom', '2027-07-10'), rows, 'up').row).toBe('dom')
    expect(above(on('a', '2027-07-10'), rows, 'down', 20).row).toBe('c')
  })

  it('moves a stay between units, never onto an object', () => {
    expect(unitBeside('b', rows, 'down')).toBe('c')
    expect(unitBeside('c', rows, 'down')).toBe('c')
    expect(unitBeside('a', rows, 'up')).toBe('a')
  })
})
