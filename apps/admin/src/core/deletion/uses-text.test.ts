import { expect, it } from 'vitest'
import { usesText } from './uses-text.ts'

it('names what uses a record by its label and number', () => {
  expect(usesText({ prices: 3, stays: 1 })).toBe('Ceny (3), Pobyty v rezerváciách (1)')
})

it('says nothing where the server told nothing', () => {
  expect(usesText(undefined)).toBe('')
  expect(usesText({ prices: 'many' })).toBe('')
})
