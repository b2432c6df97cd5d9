import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { randomPart } from './random-part.ts'

test('no bytes are given out twice, over many fillings', () => {
  const parts = Array.from({ length: 5000 }, () => randomPart(16).toString('hex'))
  expect(new Set(parts).size).toBe(parts.length)
  expect(parts.every((part) => part.length === 32 && !/^0+$/.test(part))).toBe(true)
})

test('a part stays as it is when others are drawn', () => {
  const part = randomPart(24)
  const before = part.toString('hex')
  for (let count = 0; count < 1000; count++) randomPart(24).fill(1)
  expect(part.toString('hex')).toBe(before)
})

test('ids of one millisecond differ and keep their order', () => {
  const ids = Array.from({ length: 2000 }, () => newId(1_800_000_000_000))
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  expect(newId(1_800_000_000_001) > (ids.at(-1) ?? '')).toBe(true)
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
