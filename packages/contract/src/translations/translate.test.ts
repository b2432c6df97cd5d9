import { expect, test } from 'vitest'
import { textLanguages, translate } from './translate.ts'

const room = { title: 'Izba', beds: 'manželská posteľ', note: null, translations: { en: { title: 'Room' } } }
const keys = ['title', 'beds', 'note'] as const

test('each text stands in the asked language, or in Slovak', () => {
  expect(translate(room, keys, 'en')).toEqual({ title: 'Room', beds: 'manželská posteľ', note: null })
  expect(textLanguages(room, room.translations, keys, 'en')).toEqual({ title: 'en', beds: 'sk', note: 'sk' })
  expect(translate(room, keys, 'sk')).toEqual({ title: 'Izba', beds: 'manželská posteľ', note: null })
})

test('a record that is one text stands in one language, which has all its texts', () => {
  expect(translate(room, keys, 'en', true).title).toBe('Izba')
  const whole = { ...room, translations: { en: { title: 'Room', beds: 'double bed' } } }
  expect(translate(whole, keys, 'en', true)).toEqual({ title: 'Room', beds: 'double bed', note: null })
  expect(new Set(Object.values(textLanguages(whole, whole.translations, keys, 'en', true)))).toEqual(
    new Set(['en']),
  )
})

test('an empty translation counts as none', () => {
  const translations = { en: { title: '', options: [] } }
  expect(translate({ title: 'A', options: ['B'], translations }, ['title', 'options'], 'en')).toEqual({
    title: 'A',
    options: ['B'],
  })
})
