import { expect, test } from 'vitest'
import { freshnessOf, type Feed } from './freshness.ts'

const read: Feed = { active: true, last_ok_at: '2027-03-10T09:00:00.000Z', last_error: null, is_stale: false }

test.each<[string, Partial<Feed>]>([
  ['fresh', {}],
  ['failing', { last_error: 'unreachable' }],
  ['stale', { is_stale: true }],
  ['stale', { is_stale: true, last_error: 'unreachable' }],
  ['stale', { is_stale: true, last_ok_at: null, last_error: 'not_a_calendar' }],
  ['waiting', { last_ok_at: null }],
  ['off', { active: false, last_error: 'unreachable', is_stale: false }],
])('%s', (freshness, change) => expect(freshnessOf({ ...read, ...change })).toBe(freshness))
