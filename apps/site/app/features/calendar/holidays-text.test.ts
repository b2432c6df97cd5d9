import { expect, it } from 'vitest'
import { holidaysText } from './holidays-text.ts'

it.each([
  ['2026-10-01', 'prázdniny 29. – 30.'],
  ['2026-12-01', 'sviatky 24. – 26.; prázdniny od 23.'],
  ['2027-01-01', 'sviatky 1., 6.; prázdniny do 7.'],
  ['2027-02-01', 'prázdniny od 15.'],
  ['2027-03-01', 'sviatky 26., 29.; prázdniny do 5., 25. – 30.'],
  ['2027-06-01', ''],
  ['2027-07-01', 'sviatok 5.; prázdniny celý mesiac'],
])('names the holidays of the month from %s', (month, text) => {
  expect(holidaysText(month, 'sk')).toBe(text)
})

it('names them in English', () => {
  expect(holidaysText('2027-01-01', 'en')).toBe('public holidays 1, 6; school holidays until 7')
})
