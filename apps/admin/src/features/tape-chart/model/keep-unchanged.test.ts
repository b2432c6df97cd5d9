import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { expect, it } from 'vitest'
import { keepUnchanged } from './keep-unchanged.ts'

const read = (version: string, portal = 'Portál') =>
  ({
    stays: [
      { id: 'a', updatedAt: '1', guest_name: 'Jana' },
      { id: 'b', updatedAt: version, guest_name: 'Peter' },
    ],
    blocks: [
      { id: 'c', source: 'closure', updatedAt: version },
      { id: 'f', source: 'feed', portal, summary: null },
    ],
  }) as unknown as TapeChart

it('keeps unchanged objects and takes changed ones', () => {
  const before = read('1')
  const now = read('2')
  const shown = keepUnchanged(before, now)
  expect(shown.stays[0]).toBe(before.stays[0])
  expect(shown.stays[1]).toBe(now.stays[1])
  expect(shown.blocks[0]).toBe(now.blocks[0])
  expect(shown.blocks[1]).toBe(before.blocks[1])
  expect(keepUnchanged(before, read('1', 'Iný')).blocks[1]).toMatchObject({ portal: 'Iný' })
})

it('adds new stays, drops removed ones, and takes the first chart as it is', () => {
  const now = { ...read('1'), stays: [{ id: 'n', updatedAt: '1' }] } as unknown as TapeChart
  expect(keepUnchanged(read('1'), now).stays.map(({ id }) => id)).toEqual(['n'])
  expect(keepUnchanged(undefined, now)).toBe(now)
})
