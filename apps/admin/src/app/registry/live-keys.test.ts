import { expect, it } from 'vitest'
import { keysOf } from './live-keys.ts'

it("invalidates the collection's own queries and those of screens that show it", () => {
  expect([...keysOf([{ collection: 'coupons' }])]).toEqual(['coupons'])
  expect([...keysOf([{ collection: 'closures' }, { collection: 'closures' }])]).toEqual([
    'closures',
    'room-states',
    'dashboard',
    'analytics',
    'tape-chart',
    'price-calendar',
  ])
})
