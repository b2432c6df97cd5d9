import { expect, test } from 'vitest'
import { bankReference } from './bank-reference.ts'
import { parseAmount } from './parse-amount.ts'
import { parseDay } from './parse-day.ts'
import { symbolsIn } from './parse-symbols.ts'

test('parses amounts and days as banks write them', () => {
  const amounts: [string, number | null][] = [
    ['1234.5', 123450],
    ['-1 234,50', -123450],
    ['−12', -1200],
    ['1.234,50', 123450],
    ['1,234.50 EUR', 123450],
    ['1.234.567', 123456700],
    ['+0,05 €', 5],
    ['5,11-', -511],
    ['5,11 −', -511],
    ['(5,12)', -512],
    ['(1 234,50 €)', -123450],
    ['EUR 5,12', 512],
    ['5,12+', 512],
    ['-5,12-', null],
    ['(5,12', null],
    ['1.234', null],
    ['12,345', null],
    ['1.23.45', null],
    ['', null],
    ['1e5', null],
  ]
  for (const [text, cents] of amounts) expect([text, parseAmount(text)]).toEqual([text, cents])
  const days: [string, string | null][] = [
    ['10.03.2027', '2027-03-10'],
    ['1. 3. 2027 14:05', '2027-03-01'],
    ['2027-03-10T23:59:59', '2027-03-10'],
    ['20270310', '2027-03-10'],
    ['10/3/2027', '2027-03-10'],
    ['31.2.2027', null],
    ['3/10', null],
  ]
  for (const [text, day] of days) expect([text, parseDay(text)]).toEqual([text, day])
})

test('finds symbols wherever payers put them', () => {
  expect(symbolsIn('/VS0020270001/SS12/KS0308')).toEqual({
    variable_symbol: '20270001',
    specific_symbol: '12',
    constant_symbol: '308',
  })
  expect(symbolsIn(null, 'platba VS: 20270001').variable_symbol).toBe('20270001')
  for (const text of ['/VS/SS/KS', '/VS0/SS/KS', 'VS12345678901', 'KVS123', ''])
    expect([text, symbolsIn(text).variable_symbol]).toEqual([text, null])
})

test('takes a placeholder, and the symbols of a payer, for no reference of the bank', () => {
  const none = [
    '',
    ' ',
    '0',
    '000',
    '-',
    '--',
    'NONREF',
    'NOTPROVIDED',
    'notprovided',
    'Not provided',
    'N/A',
    'neuvedené',
  ]
  for (const text of [...none, '/VS20270001/SS/KS', 'VS:20270001'])
    expect([text, bankReference(text)]).toEqual([text, null])
  for (const text of ['B1', '0012', 'REF-0', '2027/001']) expect(bankReference(text)).toBe(text)
})
