import { reservations } from '@dvor/contract/collections/reservations/reservations.ts'
import { setDefaultLanguage } from '@dvor/format/language.ts'
import { afterEach, expect, test } from 'vitest'
import { boundTexts } from './bound-texts.ts'
import { declaredText, localizedChoices } from './declared.ts'

afterEach(() => setDefaultLanguage('sk'))

test('binds words of one letter in Slovak texts, also in nested ones', () => {
  expect(boundTexts({ one: 'v dome', more: { two: 'a tak', count: 2 } })).toEqual({
    one: 'v\u00A0dome',
    more: { two: 'a\u00A0tak', count: 2 },
  })
  expect(declaredText({ sk: 'Príplatky a zľavy', en: '' })).toBe('Príplatky a\u00A0zľavy')
})

test('leaves the choices that are searched by their words', () => {
  const choices = [{ value: 'a', label: { sk: 'v dome', en: 'in a house' } }]
  expect(localizedChoices(choices)).toEqual([{ value: 'a', label: 'v dome' }])
})

test('says words in the language that is set', () => {
  setDefaultLanguage('en')
  expect(declaredText(reservations.label.many)).toBe('Bookings')
  expect(declaredText({ sk: '', en: 'A room in a house' })).toBe('A room in a house')
})
