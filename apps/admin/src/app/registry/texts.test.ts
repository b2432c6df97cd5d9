import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { languageChoices } from '@dvor/contract/values/language-choices.ts'
import { holidaysIn } from '@dvor/format/holidays.ts'
import type { Words } from '@dvor/contract/declaration/field.ts'
import { describe, expect, test } from 'vitest'
import { en } from '../../core/texts/en.ts'
import { sk } from '../../core/texts/sk.ts'
import { screenTextsEn } from './screen-texts-en.ts'
import { screenTexts } from './screen-texts.ts'

/** Texts by their key; plural forms of a key count as one. */
function leaves(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]: [string, unknown]) => {
    const key = path + name.replace(/_(one|few|many|other)$/, '')
    return typeof value === 'string' ? [[key, value] as [string, string]] : leaves(value as object, `${key}.`)
  })
}

const slovak = new Map(leaves({ ...sk, ...screenTexts }))
const english = new Map(leaves({ ...en, ...screenTextsEn }))
const slovakLetter = /[áäčďéíĺľňóôŕšťúýž]/i
/** Removes the Slovak names of a company's numbers, which English keeps in brackets. */
const withoutNames = (text: string) => text.replaceAll(/IČO|DIČ|IČ DPH/g, '')

describe('texts of the back office', () => {
  test('have the same keys in both languages', () => {
    expect(slovak.size).toBeGreaterThan(900)
    expect([...english.keys()].toSorted()).toEqual([...slovak.keys()].toSorted())
  })

  test('have the same variables in both languages', () => {
    const variables = (text = '') => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted()
    for (const [key, text] of slovak)
      expect([key, variables(english.get(key))]).toEqual([key, variables(text)])
  })

  test('are English in English', () => {
    const left = [...english].filter(([, text]) => slovakLetter.test(withoutNames(text)) || text === '')
    expect(left).toEqual([])
  })
})

const root = join(import.meta.dirname, '../../../../..')
/** Declarations beside the contract and the holidays: the menu, variables and switches of e-mails. */
const modules = ['apps/admin/src/app/registry/menu.ts', 'apps/api/src/messaging/rendering/variables.ts'].map(
  (file) => join(root, file),
)
const contract = join(root, 'packages/contract/src')
const inContract = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  .map((file) => join(contract, file))

const isWords = (value: object): value is Words =>
  'sk' in value && 'en' in value && typeof value.sk === 'string' && typeof value.en === 'string'

/** The words inside a declaration. Objects of classes, such as schemas, declare none. */
function wordsIn(value: unknown, seen: Set<unknown>): Words[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return []
  seen.add(value)
  if (isWords(value)) return [value]
  const isPlain = Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
  return isPlain ? Object.values(value).flatMap((one) => wordsIn(one, seen)) : []
}

test('declared words are English in English, and have one English for one Slovak text', async () => {
  // A language has the name that its speakers use.
  const seen = new Set<unknown>(languageChoices.map(({ label }) => label))
  const exported: object[] = await Promise.all([...modules, ...inContract].map((file) => import(file)))
  const words = [...exported, holidaysIn(2026)].flatMap((module) => wordsIn({ ...module }, seen))
  expect(words.length).toBeGreaterThan(900)
  expect(words.filter(({ en: text }) => slovakLetter.test(withoutNames(text)) || text === '')).toEqual([])
  const all = new Map(words.map((one) => [one.sk, one.en]))
  expect(words.filter((one) => all.get(one.sk) !== one.en)).toEqual([])
})
