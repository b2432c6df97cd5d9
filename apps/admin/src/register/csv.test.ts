import { expect, test } from 'vitest'
import { csvText } from './csv.ts'

test('semicolons, quotes and lines inside a cell stay inside', () => {
  expect(csvText([['a;b', 'say "ano"', 'two\nlines', 5, null]])).toBe(
    '\uFEFF"a;b";"say ""ano""";"two\nlines";5;\r\n',
  )
})

test.each(['=1+1', '+421', '-1', '@x', '\tx'])('%j is no formula', (text) =>
  expect(csvText([[text]])).toContain(`'${text}`),
)
