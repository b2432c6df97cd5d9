import { describe, expect, it } from 'vitest'
import { grammarOf, type Noun } from './grammar.ts'
import { languageCodes } from './languages.ts'
import {
  countdown,
  countInGenitive,
  countOf,
  durationText,
  nights,
  partyText,
  pluralForm,
  verbForm,
} from './plurals.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')
const counts = [0, 1, 2, 3, 4, 5, 11, 21, 22, 101, 1000]

describe('Slovak plurals', () => {
  it('take a plural verb before 2, 3 and 4 only', () => {
    const plural = counts.filter((count) => verbForm(count, 'chýba', 'chýbajú') === 'chýbajú')
    expect(plural).toEqual([2, 3, 4])
  })

  it('take one of three forms by the number alone', () => {
    const seen = counts.map((count) => plain(nights(count)))
    expect(seen).toEqual([
      '0 nocí',
      '1 noc',
      '2 noci',
      '3 noci',
      '4 noci',
      '5 nocí',
      '11 nocí',
      '21 nocí',
      '22 nocí',
      '101 nocí',
      '1 000 nocí',
    ])
  })

  it.each<[Noun, string]>([
    ['person', '1 osoba, 2 osoby, 5 osôb'],
    ['adult', '1 dospelý, 2 dospelí, 5 dospelých'],
    ['child', '1 dieťa, 2 deti, 5 detí'],
    ['day', '1 deň, 2 dni, 5 dní'],
    ['hour', '1 hodina, 2 hodiny, 5 hodín'],
    ['minute', '1 minúta, 2 minúty, 5 minút'],
    ['guest', '1 hosť, 2 hostia, 5 hostí'],
    ['unit', '1 izba, 2 izby, 5 izieb'],
  ])('of %s', (noun, expected) => {
    expect(plain([1, 2, 5].map((count) => countOf(count, noun)).join(', '))).toBe(expected)
  })

  it('stand in the genitive after a preposition', () => {
    const till = (count: number, noun: Noun) => plain(countInGenitive(count, noun))
    expect([till(1, 'day'), till(3, 'day'), till(48, 'hour')]).toEqual(['1 dňa', '3 dní', '48 hodín'])
    expect([till(1, 'hour'), till(15, 'minute')]).toEqual(['1 hodiny', '15 minút'])
    expect(plain(countInGenitive(2, 'day', 'en'))).toBe('2 days')
  })

  it('take the form of fractions behind a comma', () => {
    expect(plain(countOf(1.5, 'night'))).toBe('1,5 noci')
    expect(plain(countOf(1.5, 'hour', 'en'))).toBe('1.5 hours')
  })

  it('keep number and noun together', () => expect(nights(3)).toBe('3\u00A0noci'))

  it('have an English form for one and for all others, and no empty form', () => {
    expect([pluralForm(1, 'child', 'en'), pluralForm(0, 'child', 'en')]).toEqual(['child', 'children'])
    const nouns = languageCodes.flatMap((language) => Object.values(grammarOf(language).nouns))
    const forms = nouns.flatMap(({ count, genitive }) => Object.values({ ...count, ...genitive }))
    expect(forms.filter((form) => form.trim() === '')).toEqual([])
  })
})

describe('phrases', () => {
  it('say who comes', () => {
    expect(plain(partyText(2, 0))).toBe('2 dospelí')
    expect(plain(partyText(1, 2))).toBe('1 dospelý a 2 deti')
    expect(plain(partyText(5, 1, 'en'))).toBe('5 adults and 1 child')
  })
  it('count down to zero and stay there', () => {
    expect([countdown(900), countdown(65.9), countdown(0), countdown(-3)]).toEqual([
      '15:00',
      '1:05',
      '0:00',
      '0:00',
    ])
  })
})

describe('a length of time', () => {
  it.each([
    [0, '0 minút', '0 minutes'],
    [59, '0 minút', '0 minutes'],
    [61, '1 minúta', '1 minute'],
    [3600, '1 hodina', '1 hour'],
    [3 * 3600 + 20 * 60 + 59, '3 hodiny a 20 minút', '3 hours and 20 minutes'],
    [29 * 3600 + 60, '1 deň a 5 hodín', '1 day and 5 hours'],
    [48 * 3600, '2 dni', '2 days'],
    [48 * 3600 + 120, '2 dni', '2 days'],
    [-5, '0 minút', '0 minutes'],
  ])('of %i seconds is said by its two largest units', (seconds, slovak, english) => {
    expect(plain(durationText(seconds, 'sk'))).toBe(slovak)
    expect(plain(durationText(seconds, 'en'))).toBe(english)
  })
})
