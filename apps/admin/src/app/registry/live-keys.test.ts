import { expect, it } from 'vitest'
import { keysOf } from './live-keys.ts'

it('a change makes its own lists old, and the screens that show it', () => {
  expect([...keysOf([{ collection: 'coupons' }])]).toEqual(['coupons'])
  expect([...keysOf([{ collection: 'closures' }, { collection: 'closures' }])]).toEqual([
    'closures',
    'dashboard',
    'analytics',
    'tape-chart',
  ])
})
