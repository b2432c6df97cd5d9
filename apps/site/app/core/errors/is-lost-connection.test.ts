import { expect, it } from 'vitest'
import { isLostConnection } from './is-lost-connection.ts'

it.each([
  'Failed to fetch',
  'Failed to fetch dynamically imported module: https://dvor.example/assets/order.js',
  'NetworkError when attempting to fetch resource.',
  'error loading dynamically imported module: https://dvor.example/assets/order.js',
  'Load failed',
  'Importing a module script failed.',
])('“%s” is a lost connection', (message) => {
  expect(isLostConnection(new TypeError(message))).toBe(true)
})

it('mistakes of the program and answers of the server are none', () => {
  expect(isLostConnection(new TypeError("Cannot read properties of undefined (reading 'load')"))).toBe(false)
  expect(isLostConnection(new Error('Failed to fetch'))).toBe(false)
  expect(isLostConnection({ status: 404 })).toBe(false)
})
