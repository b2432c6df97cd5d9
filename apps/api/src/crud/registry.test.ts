import { expect, test } from 'vitest'
import { toys, toyTable } from '../testing/shop/shop-fixture.ts'
import { onServer } from './define.ts'
import { createRegistry } from './registry.ts'

test('a relation to an unknown collection stops the program from starting', () => {
  expect(() => createRegistry([onServer(toys, toyTable)])).toThrow('unknown collection makers')
})
