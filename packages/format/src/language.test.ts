import { expect, test } from 'vitest'
import { bindShortWords } from './language.ts'

test('binds words of one letter to the word behind them', () => {
  expect(bindShortWords('Izba v dome s krbom a saunou')).toBe('Izba v\u00A0dome s\u00A0krbom a\u00A0saunou')
  expect(bindShortWords('V lete (o 15:00)')).toBe('V\u00A0lete (o\u00A015:00)')
})

test('binds two of them that follow one another', () => {
  expect(bindShortWords('Deti a u nás i v lete')).toBe('Deti a\u00A0u\u00A0nás i\u00A0v\u00A0lete')
})

test('leaves words that only end with such a letter', () => {
  expect(bindShortWords('mäso má pre deti, noci do 3 dní')).toBe('mäso má pre deti, noci do 3 dní')
})

test('binds a word that ends a part of a sentence', () => {
  expect(bindShortWords(' a ')).toBe(' a\u00A0')
})
