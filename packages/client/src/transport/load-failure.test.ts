import { expect, it } from 'vitest'
import { isLoadFailure } from './load-failure.ts'

it.each([
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://h.example/assets/list-page-x.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: https://h.example/assets/list-page-x.js',
  'Load failed',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/list-page-x.css',
])('takes this message for a page that could not be fetched: %s', (message) => {
  expect(isLoadFailure(new TypeError(message))).toBe(true)
})

it('knows the error of Vite’s preloading, which is no TypeError', () => {
  expect(isLoadFailure(new Error('Unable to preload CSS for /assets/list-page-x.css'))).toBe(true)
})

it('takes no error of the page itself and no answer for one', () => {
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'title')"))).toBe(false)
  expect(isLoadFailure(new TypeError("Cannot read properties of undefined (reading 'load')"))).toBe(false)
  expect(isLoadFailure(new Error('Failed to fetch'))).toBe(false)
  expect(isLoadFailure({ status: 404 })).toBe(false)
})
