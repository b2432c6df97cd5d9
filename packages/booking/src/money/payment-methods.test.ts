import { expect, test } from 'vitest'
import { methodsFor } from './payment-methods.ts'

test('a prepaid order is paid on site only where there is no other way', () => {
  expect(methodsFor(['card', 'transfer', 'on_site'], true)).toEqual(['card', 'transfer'])
  expect(methodsFor(['on_site'], true)).toEqual(['on_site'])
  expect(methodsFor(['card', 'on_site'], false)).toEqual(['card', 'on_site'])
})
