import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { globalSettings } from '@dvor/contract/collections/settings/global-settings.ts'
import { setDefaultLanguage } from '@dvor/format/language.ts'
import { afterEach, expect, test } from 'vitest'
import { boundTexts } from './bound-texts.ts'
import { declaredText, localized } from './declared.ts'

/** A word of one letter that may end a line. */
const loose = /(^|\s)[aikosuvz] /i

afterEach(() => setDefaultLanguage('sk'))

test('binds words of one letter in Slovak texts, also in nested ones', () => {
  expect(boundTexts({ one: 'v dome', more: { two: 'a tak', count: 2 } })).toEqual({
    one: 'v\u00A0dome',
    more: { two: 'a\u00A0tak', count: 2 },
  })
  expect(declaredText('Príplatky a zľavy')).toBe('Príplatky a\u00A0zľavy')
})

test('binds names and help of fields, and leaves the choices that are searched by their words', () => {
  const declared = Object.values(globalSettings.fields).map(({ help }) => help ?? '')
  expect(
    declared.some((help) => loose.test(help)),
    'a declared text has such a word',
  ).toBe(true)
  const shown = Object.values(localized(globalSettings).fields)
  expect(shown.filter(({ label, help = '' }) => loose.test(label) || loose.test(help))).toEqual([])
  expect(localized(reservations).fields.state).toMatchObject({ choices: reservations.fields.state.choices })
})

test('gives the same object for one declaration, in each language its own', () => {
  const slovak = localized(reservations)
  expect(localized(reservations)).toBe(slovak)
  setDefaultLanguage('en')
  expect(localized(reservations).label.many).toBe('Bookings')
  setDefaultLanguage('sk')
  expect(localized(reservations)).toBe(slovak)
})
