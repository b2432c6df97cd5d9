import { describe, expect, test } from 'vitest'
import { bic, iban } from './bank-account.ts'
import { numberIssues, writtenPostalCode } from './company-numbers.ts'
import { fieldIssues } from '../errors/issues.ts'
import { company } from '../money/company.ts'
import { country, phone, time, url } from './values.ts'

describe('numbers of a business', () => {
  test.each([
    ['ico', '12345679', []],
    ['ico', '12345678', ['invalid_ico']],
    ['ico', '1234567', ['invalid_ico']],
    ['dic', '2012345676', []],
    ['dic', '201234567', ['invalid_dic']],
    ['ic_dph', 'SK2012345676', []],
    ['ic_dph', 'SK2012345678', ['invalid_ic_dph']],
    ['ic_dph', 'CZ12345678', ['invalid_ic_dph']],
    ['postal_code', '03401', []],
    ['postal_code', '0340', ['invalid_postal_code']],
  ])('%s %s of a Slovak one', (key, value, codes) => {
    for (const home of ['SK', 'Slovensko', 'Slovenská republika', '', null, undefined])
      expect(numberIssues({ country: home, [key]: value }).map(({ code }) => code)).toEqual(codes)
  })

  test('numbers of other countries have formats of their own', () => {
    const austrian = { country: 'AT', ico: 'FN 123456a', dic: '12 345/6789', ic_dph: 'ATU12345678' }
    expect(numberIssues({ ...austrian, postal_code: '1010' })).toEqual([])
    expect(numberIssues({ country: 'Česko', ic_dph: 'SK2012345678' })).toMatchObject([{ path: 'ic_dph' }])
  })
})

describe('a company to invoice', () => {
  const lipa = { name: 'Lipa', street: 'Dlhá 1', city: 'Martin', postal_code: '036 01', country: 'SK' }
  const issuesOf = (values: object) =>
    fieldIssues(company.safeParse({ ...lipa, ...values }, { reportInput: true }).error?.issues ?? [])

  test('takes numbers with spaces', () => {
    const parsed = company.parse({ ...lipa, ico: '12 345 679', ic_dph: 'sk 2012345676' })
    expect(parsed).toMatchObject({ ico: '12345679', ic_dph: 'SK2012345676' })
  })

  test('has its postal code as the country writes it, whichever space was typed', () => {
    const codeOf = (postal_code: string, country = 'SK') =>
      company.parse({ ...lipa, postal_code, country }).postal_code
    expect(['90032', '900 32', '900\u00A032', ' 900  32 '].map((code) => codeOf(code))).toEqual(
      Array.from({ length: 4 }, () => '900 32'),
    )
    expect([codeOf('60200', 'CZ'), codeOf('10115', 'DE'), codeOf('1010', 'AT')]).toEqual([
      '602 00',
      '10115',
      '1010',
    ])
    expect(['', null, 'Slovensko'].map((home) => writtenPostalCode('90032', home))).toEqual(
      Array.from({ length: 3 }, () => '900 32'),
    )
  })

  test('reports all issues at once', () => {
    expect(issuesOf({ name: '', ico: '12345678', dic: '!', country: 'SK' })).toEqual([
      { path: 'name', code: 'required' },
      { path: 'dic', code: 'invalid_dic' },
      { path: 'ico', code: 'invalid_ico' },
    ])
    expect(issuesOf({ country: 'XX' })).toEqual([{ path: 'country', code: 'invalid_country' }])
  })
})

test.each([
  [iban, 'sk31 1200 0000 1987 4263 7541', true],
  [iban, 'DE89370400440532013000', true],
  [iban, 'SK32 1200 0000 1987 4263 7541', false],
  [iban, '1987426375/1200', false],
  [bic, 'tatrskbx', true],
  [bic, 'TATRA', false],
  [phone, '+421 905 123 456', true],
  [phone, '1-----', false],
  [time, '23:59', true],
  [time, '24:00', false],
  [url, 'https://www.facebook.com/x', true],
  [url, 'www.facebook.com', false],
  [country, 'PH', true],
  [country, 'UK', false],
])('a value is checked by its kind: %#', (schema, value, isValid) => {
  const result = schema.safeParse(value)
  expect(result.success).toBe(isValid)
  // A general "the format is not right" would not help anybody to correct it.
  expect(fieldIssues(result.error?.issues ?? []).every(({ code }) => code.startsWith('invalid_'))).toBe(true)
  expect(fieldIssues(result.error?.issues ?? []).map(({ code }) => code)).not.toContain('invalid_format')
})
