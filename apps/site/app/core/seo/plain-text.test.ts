import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('keeps the words of a text', () => {
  expect(plainText('<p>Chlieb &amp; syr</p><ul><li>od&nbsp;nás</li></ul>')).toBe('Chlieb & syr od nás')
  expect(plainText(null)).toBe('')
})

test('ends a long text at a word', () => {
  expect(plainText('<p>jeden dva tri</p>', 10)).toBe('jeden dva…')
})
