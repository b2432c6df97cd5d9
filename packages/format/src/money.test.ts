import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decimalEuros, formatAmount, formatEuros, formatMoney, parseMoney } from './money.ts'
import { formatNumber, formatPercent } from './numbers.ts'
import { formatThousands } from './numbers.ts'

const anyCents = fc.integer({ min: -10_000_000_000, max: 10_000_000_000 })

describe('money', () => {
  it.each([
    [123450, '1\u00A0234,50\u00A0€', '€1,234.50'],
    [5, '0,05\u00A0€', '€0.05'],
    [0, '0,00\u00A0€', '€0.00'],
    [-1200, '−12,00\u00A0€', '−€12.00'],
    [123456789, '1\u00A0234\u00A0567,89\u00A0€', '€1,234,567.89'],
  ])('%i cents', (cents, slovak, english) => {
    expect(formatMoney(cents)).toBe(slovak)
    expect(formatMoney(cents, 'en')).toBe(english)
  })

  it('an amount in another currency has its code', () => {
    expect(formatAmount(8900, 'EUR')).toBe('89,00\u00A0€')
    expect(formatAmount(-250_000, 'CZK')).toBe('−2\u00A0500,00\u00A0CZK')
  })

  it('whole euros can be formatted without decimals', () => {
    expect(formatEuros(8900)).toBe('89\u00A0€')
    expect(formatEuros(8950)).toBe('89,50\u00A0€')
    expect(formatEuros(123400, 'en')).toBe('€1,234')
  })

  it('for machines is a plain decimal', () => {
    expect([decimalEuros(123450), decimalEuros(-5), decimalEuros(0)]).toEqual(['1234.50', '-0.05', '0.00'])
  })

  it('is never a fraction of a cent', () => {
    expect(() => formatMoney(10.5)).toThrow(RangeError)
    expect(() => formatEuros(Number.NaN)).toThrow(RangeError)
  })

  it('reads back as the same after formatting', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parseMoney(formatMoney(cents))).toBe(cents)
        expect(parseMoney(formatEuros(cents))).toBe(cents)
        expect(Math.round(Number(decimalEuros(cents)) * 100)).toBe(cents)
      }),
    )
  })

  it.each([
    ['89,90', 8990],
    ['89.9', 8990],
    ['89', 8900],
    ['1 234,50 €', 123450],
    ['1 234,50 EUR', 123450],
    ['1.234,50', 123450],
    ['1.234', 123400],
    ['-12', -1200],
    ['0', 0],
  ])('typed as %s', (text, cents) => expect(parseMoney(text)).toBe(cents))

  it.each(['', '€', 'sto', '1,234,5', '12,345', '--5', '1e3', '12.34.56'])('%s is no amount', (text) => {
    expect(parseMoney(text)).toBeNull()
  })
})

describe('numbers', () => {
  it('drop zeros behind the comma and never show a negative zero', () => {
    expect(formatNumber(1234.5)).toBe('1\u00A0234,5')
    expect(formatNumber(1234.5, 'en')).toBe('1,234.5')
    expect(formatNumber(-0.001)).toBe('0')
    expect(formatNumber(-3)).toBe('−3')
    expect(formatPercent(12.5)).toBe('12,5\u00A0%')
    expect(formatPercent(30, 'en')).toBe('30%')
  })

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0k'],
    [12400, '12.4k'],
    [12450, '12.5k'],
    [1234567, '1234.6k'],
  ])('%i on a badge', (count, text) => expect(formatThousands(count)).toBe(text))
})
