import { expect, test } from 'vitest'
import { isLoadFailure } from './load-failure.ts'

test.each([
  'Failed to fetch dynamically imported module: https://h.example/assets/list-page-x.js',
  'error loading dynamically imported module: https://h.example/assets/list-page-x.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/list-page-x.css',
])('takes this message for a failed fetch of a screen: %s', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

test('takes no error of the screen itself for a failed fetch', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'title')"))).toBe(false)
  expect(isLoadFailure({ status: 404 })).toBe(false)
})
