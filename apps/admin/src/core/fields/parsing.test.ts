import { nbsp } from '@dvor/format/language.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { centsFromForm, centsToForm } from './kinds/cents.tsx'
import { instantFromForm, instantToForm } from './kinds/instant.tsx'
import { numberFromForm } from './kinds/integer.tsx'
import { timeFromForm } from './kinds/time.tsx'
import { urlFromForm } from './kinds/text/url.tsx'

describe('money', () => {
  it('reads amounts in Slovak notation', () => {
    expect(centsFromForm('89,90')).toBe(8990)
    expect(centsFromForm(' 1 234,50 € ')).toBe(123_450)
    expect(centsToForm(123_450)).toBe(`1${nbsp}234,50`)
  })

  it('is null when emptied and stays text when it is no amount', () => {
    expect(centsFromForm('  ')).toBeNull()
    expect(centsFromForm('veľa')).toBe('veľa')
    expect(centsFromForm('1,005')).toBe('1,005')
  })

  it('converts back to the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (c) => centsFromForm(centsToForm(c)) === c),
    )
  })
})

describe('time of day', () => {
  it.each([
    ['14:00', '14:00'],
    ['9', '09:00'],
    ['9.30', '09:30'],
    ['1415', '14:15'],
    ['24:00', '24:00'],
    ['večer', 'večer'],
    ['', null],
  ])('%s becomes %s', (typed, wire) => {
    expect(timeFromForm(typed)).toBe(wire)
  })
})

describe('moments', () => {
  it("are converted in the property's time zone, in summer and winter", () => {
    expect(instantToForm('2026-07-04T12:00:00.000Z')).toBe('2026-07-04 14:00:00')
    expect(instantToForm('2026-12-04T12:00:00.000Z')).toBe('2026-12-04 13:00:00')
    expect(instantFromForm('2026-07-04 14:00:00')).toBe('2026-07-04T12:00:00.000Z')
  })

  it('are null when emptied', () => {
    expect(instantFromForm('')).toBeNull()
  })
})

it('tells zero from an emptied number', () => {
  expect(numberFromForm(0)).toBe(0)
  expect(numberFromForm('')).toBeNull()
})

it('adds a missing scheme to a web address', () => {
  expect(urlFromForm('www.facebook.com/dvor')).toBe('https://www.facebook.com/dvor')
  expect(urlFromForm(' https://dvor.sk ')).toBe('https://dvor.sk')
  expect(urlFromForm('dvor')).toBe('dvor')
  expect(urlFromForm('')).toBeNull()
})
