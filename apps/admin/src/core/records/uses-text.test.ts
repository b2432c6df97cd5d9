import { expect, it } from 'vitest'
import { usesText } from './uses-text.ts'

it('names the collections that use a record, with counts', () => {
  expect(usesText({ prices: 3, stays: 1 })).toBe('Sezóny (3), Pobyty v rezerváciách (1)')
})

it('names tables without a collection, too', () => {
  expect(usesText({ transaction_logs: 2, receipts: 1 })).toBe('Platby (2), Príjmové doklady (1)')
})

it('is empty without details', () => {
  expect(usesText(undefined)).toBe('')
  expect(usesText({ prices: 'many' })).toBe('')
})
