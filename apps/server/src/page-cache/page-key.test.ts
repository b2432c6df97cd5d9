import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const key = (path: string, query = '') => pageKey(path, new URLSearchParams(query))

test('made-up parameters neither split nor fill the cache', () => {
  expect(key('/cennik', 'utm_source=x&a=1')).toBe('/cennik')
  expect(key('/cennik', 'utm_source=y')).toBe(key('/cennik'))
})

test('the loaders that a navigation asks for are part of the key', () => {
  expect(key('/cennik.data', '_routes=pages/price-list&x=1')).toBe('/cennik.data?_routes=pages%2Fprice-list')
})

test('an impossible value of a known name is not cacheable', () => {
  expect(key('/cennik.data', `_routes=${'a'.repeat(301)}`)).toBeNull()
  expect(key('/cennik.data', '_routes=<script>')).toBeNull()
  expect(key('/cennik', '_routes=root')).toBeNull()
})
