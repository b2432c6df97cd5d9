import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('keeps the words of a text', () => {
  expect(plainText('<p>Chlieb &amp; syr</p><ul><li>od&nbsp;nás</li></ul>')).toBe('Chlieb & syr od nás')
  expect(plainText(null)).toBe('')
})

test('joins what a tag inside a line joins', () => {
  expect(plainText('<p>Text s <a href="/blog">odkazom</a>, <strong>J</strong>aseň<br />a dvor.</p>')).toBe(
    'Text s odkazom, Jaseň a dvor.',
  )
})

test('ends a long text at a word', () => {
  expect(plainText('<p>jeden dva tri</p>', 10)).toBe('jeden dva…')
})
