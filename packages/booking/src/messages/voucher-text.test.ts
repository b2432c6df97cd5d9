import { expect, test } from 'vitest'
import { printedGreeting } from './voucher-text.ts'

test('a greeting that fits stands on the voucher as it was written', () => {
  expect(printedGreeting('Všetko najlepšie!', false)).toBe('Všetko najlepšie!')
})

test('a longer one ends between two words, sooner on a voucher for a package', () => {
  // 55 words, each five characters with its space: 220 end after the 44th, 160 after the 32nd.
  const long = Array.from({ length: 55 }, () => 'veta').join(' ')
  expect(printedGreeting(long, false)).toBe(`${Array.from({ length: 44 }, () => 'veta').join(' ')}…`)
  expect(printedGreeting(long, true)).toBe(`${Array.from({ length: 32 }, () => 'veta').join(' ')}…`)
})
