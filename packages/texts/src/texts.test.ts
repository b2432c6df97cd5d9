import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes, type Language } from '@dvor/format/languages.ts'
import { countOf } from '@dvor/format/plurals.ts'
import { describe, expect, it, test } from 'vitest'
import * as areas from './areas.ts'
import * as slovak from './sk/all.ts'

/** The files of a language with their code, comments left out. */
const codeOf = (language: Language): [file: string, code: string][] =>
  readdirSync(join(import.meta.dirname, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => {
      const text = readFileSync(join(import.meta.dirname, language, file), 'utf8')
      return [file, text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')]
    })

test('every language has the same files, and every area is read', () => {
  const files = (language: Language) => codeOf(language).map(([file]) => file)
  for (const language of languageCodes) expect(files(language).toSorted()).toEqual(files('sk').toSorted())
  expect(Object.keys(areas).toSorted()).toEqual(Object.keys(slovak).toSorted())
})

/** What a text of the language never has: letters, words and quotation marks of another one. */
const foreignTo: Record<Language, RegExp> = {
  sk: /[ěřů]|[“”][^“]*”/i,
  cs: /[äĺľôŕ]|\p{L}{3}ť(?!\p{L})|, prosím|(?<!\p{L})(alebo|cez|izb\p{L}+|ktor\p{L}+|nie|sú|teraz)(?!\p{L})|”/iu,
  en: /[áäčďěíĺľňôŕřšťúůýž]|„/i,
}
/** Names that every language keeps: terms of Slovak law and offices, and formats. */
const kept = /IČO|DIČ|IČ DPH|ŤZP|Slovenská obchodná inšpekcia|'[\w./-]+\.(ics|pdf)'|^import .*$/gm

describe.each(languageCodes)('the folder %s', (language) => {
  it('has no words, letters or quotation marks of another language', () => {
    const texts = codeOf(language).flatMap(([file, code]) => {
      const odd = foreignTo[language].exec(code.replaceAll(kept, ''))
      return odd ? [`${file}: ${odd[0]}`] : []
    })
    expect(texts).toEqual([])
  })

  it('has no empty words and no two spaces in a row', () => {
    const texts = Object.values(areas).flatMap((area) => stringsIn(area[language]))
    expect(texts.filter((text) => /\S {2,}\S/.test(text))).toEqual([])
  })
})

test('a counted noun has a form for every number', () => {
  const forms = (language: Language) =>
    [0, 1, 2, 5, 22, 1.5].map((count) => countOf(count, 'night', language).replaceAll('\u00A0', ' '))
  expect(forms('sk')).toEqual(['0 nocí', '1 noc', '2 noci', '5 nocí', '22 nocí', '1,5 noci'])
  expect(forms('cs')).toEqual(['0 nocí', '1 noc', '2 noci', '5 nocí', '22 nocí', '1,5 noci'])
  expect(forms('en')).toEqual(['0 nights', '1 night', '2 nights', '5 nights', '22 nights', '1.5 nights'])
})

test('short words are bound in texts and in what functions make of them', () => {
  expect(areas.bookingTexts.sk.search.incomplete).toContain('príchodu aj')
  expect(areas.termsWords.cs.plan.cheaper('20 €')).toBe('o\u00A020 € levněji')
  expect(areas.termsWords.en.deposit('€20')).toBe('€20 on arrival, returned on departure')
})

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : []
}
