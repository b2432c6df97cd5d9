import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { textMarks } from '@dvor/contract/site/text-marks.ts'
import type { Choice } from '@dvor/contract/declaration/field.ts'
import { describe, expect, test } from 'vitest'
import { collectionTexts, declaredEn, otherTexts } from '../../core/texts/declared-en/declared-en.ts'
import { en } from '../../core/texts/en.ts'
import { sk } from '../../core/texts/sk.ts'
import { screenTextsEn } from './screen-texts-en.ts'
import { screenTexts } from './screen-texts.ts'

const contract = join(import.meta.dirname, '../../../../../packages/contract/src')
const source = join(import.meta.dirname, '../..')

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
const withoutNames = (text: string) => text.replaceAll(/\((IČO|DIČ|IČ DPH)\)/g, '')

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

const isChoice = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'value' in value && 'label' in value

/** Choices of every closed list that a module of the contract exports. */
async function exportedChoices(): Promise<Choice[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const exported = await Promise.all(
    modules.map((file) => import(join(contract, file)) as Promise<Record<string, unknown>>),
  )
  return exported
    .flatMap((module) => Object.values(module).filter(Array.isArray))
    .flat()
    .filter(isChoice)
}

/** Choices that fields declare. */
const choicesOf = ({ fields }: Collection): readonly Choice[] =>
  Object.values(fields).flatMap((field) => ('choices' in field ? field.choices : []))

/** Files whose labels are no closed lists: the menu, kinds of e-mails, tables, keys of gateways. */
const labelFiles = [
  join(source, 'app/registry/menu.ts'),
  join(source, 'app/registry/pages.ts'),
  join(source, 'core/deletion/uses-text.ts'),
  join(contract, 'messages/email-kinds.ts'),
  join(contract, 'installation/gateway-keys.ts'),
]
/** A label that has no English beside it. */
const labelLine = /(?:label|hint|^ {2}\w+): '([^']+)'(?!,\s*english)/gm
const labelsIn = (file: string, pattern = labelLine) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, label = '']) => label)
const root = join(contract, '../../..')
const emailWordsFile = join(root, 'apps/api/src/messaging/rendering/variables.ts')
/** Variables and switches of e-mails, which the API sends, and the public holidays. */
const wordsElsewhere = [
  ...labelsIn(emailWordsFile, /(?:text|link)\('([^']+)'\)/g),
  ...labelsIn(emailWordsFile, /^ {2}[a-z_]+: '([^']+)',$/gm),
  ...labelsIn(join(root, 'packages/format/src/holidays.ts'), /name: '([^']+)'/g),
]

test('every menu entry, e-mail and table has its English, and no other text', () => {
  const declared = new Set([
    ...labelFiles.flatMap((file) => labelsIn(file)),
    ...wordsElsewhere,
    ...textMarks.map(({ use }) => use),
  ])
  expect(declared.size).toBeGreaterThan(150)
  expect(Object.keys(otherTexts).toSorted()).toEqual([...declared].toSorted())
})

test('a declared text has one English in all declarations', async () => {
  expect(collectionTexts.length).toBeGreaterThan(300)
  const choices = [
    ...Object.values<Collection>(collections).flatMap(choicesOf),
    ...(await exportedChoices()),
  ].map(({ label, english: inEnglish }): [string, string] => [label, inEnglish])
  expect(new Set(choices.map(([label]) => label)).size).toBeGreaterThan(120)
  const pairs: readonly [string, string][] = [...collectionTexts, ...Object.entries(otherTexts), ...choices]
  const all = { ...Object.fromEntries(choices), ...declaredEn }
  expect(pairs.filter(([slovakText, inEnglish]) => all[slovakText] !== inEnglish)).toEqual([])
  expect(Object.values(all).filter((text) => slovakLetter.test(withoutNames(text)))).toEqual([])
})
