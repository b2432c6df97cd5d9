import { expect, test } from 'vitest'
import { csvDay, csvEuros, csvInstant, csvLine, csvText } from './csv.ts'

test('semicolons, quotes and lines inside a cell stay inside', () => {
  expect(csvText([['a;b', 'say "ano"', 'two\nlines', 5, null]])).toBe(
    '\uFEFF"a;b";"say ""ano""";"two\nlines";5;\r\n',
  )
})

test.each(['=1+1', '+421', '-1+2', '@x', '\tx', ' =cmd', '＝1', '-', '-1,5;2'])('%j is no formula', (text) =>
  expect(csvLine([text])).toMatch(/^"?'/),
)

test.each([
  ['+421 905 123 456', '(+421) 905 123 456'],
  ['+421905123456', '(+421) 905123456'],
  ['+420 777 123 456', '(+420) 777 123 456'],
  ['+43 664 1234567', '(+43) 664 1234567'],
  ['+1 (212) 555-0100', '(+1) (212) 555-0100'],
])('the phone %s is no number and no formula', (text, told) => expect(csvLine([text])).toBe(`${told}\r\n`))

test.each(['+421+1', '+421 905*2', '+421-A1'])('%s is no phone', (text) =>
  expect(csvLine([text])).toBe(`'${text}\r\n`),
)

test.each(['-12,50', '0', '1234,5'])('%s is an amount', (text) => expect(csvLine([text])).toBe(`${text}\r\n`))

test('numbers, money and days are those of a Slovak spreadsheet', () => {
  expect(csvLine([-1.5, 12])).toBe('-1,5;12\r\n')
  expect([csvEuros(123_450), csvEuros(-5)]).toEqual(['1234,50', '-0,05'])
  expect(csvDay('2026-07-04')).toBe('4.7.2026')
  // Summer time, across midnight.
  expect(csvInstant('2026-07-04T22:05:00Z')).toBe('5.7.2026 00:05')
})
