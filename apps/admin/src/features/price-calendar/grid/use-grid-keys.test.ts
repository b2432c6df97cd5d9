import { expect, it, vi } from 'vitest'
import type { View } from '../../day-grid/view.ts'
import { pressKey } from './use-grid-keys.ts'

const view: View = { from: '2027-05-01', days: 14, withPrices: false, plan: null }

/** Where a key leads from a night of five rows, and the window after it. */
function pressed(key: string, row: number, day: string) {
  const [go, setView] = [vi.fn(), vi.fn()]
  const board = { rows: 5, cursor: { row, day }, view, go, setView, open: vi.fn(), clear: vi.fn() }
  expect(pressKey({ key, shiftKey: false }, board)).toBe(true)
  return [go.mock.lastCall?.[0], setView.mock.lastCall?.[0].from ?? view.from]
}

it('moves by nights, weeks and pages, and stays within the rows', () => {
  expect(pressed('ArrowRight', 0, '2027-05-03')).toEqual([{ row: 0, day: '2027-05-04' }, '2027-05-01'])
  expect(pressed('PageDown', 1, '2027-05-03')).toEqual([{ row: 1, day: '2027-05-10' }, '2027-05-01'])
  expect(pressed('ArrowUp', 0, '2027-05-03')).toEqual([{ row: 0, day: '2027-05-03' }, '2027-05-01'])
  expect(pressed('+', 4, '2027-05-03')).toEqual([{ row: 4, day: '2027-05-03' }, '2027-05-01'])
  expect(pressed('End', 2, '2027-05-03')).toEqual([{ row: 2, day: '2027-05-14' }, '2027-05-01'])
})

it('takes the window along, with a week of it beside the night', () => {
  expect(pressed('ArrowLeft', 0, '2027-05-01')).toEqual([{ row: 0, day: '2027-04-30' }, '2027-04-24'])
  expect(pressed('ArrowRight', 0, '2027-05-14')).toEqual([{ row: 0, day: '2027-05-15' }, '2027-05-08'])
})
