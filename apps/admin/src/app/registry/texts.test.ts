import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '@dvor/contract/collections/index.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import type { Choice } from '@dvor/contract/declaration/fields.ts'
import { describe, expect, test } from 'vitest'
import { declaredEn } from '../../core/texts/declared-en/declared-en.ts'
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
/** What Slovak offices call a company's numbers; English keeps it in brackets. */
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

/** Labels of every closed list that a module of the contract exports. */
async function exportedLabels(): Promise<string[]> {
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' })
  const modules = files.filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
  const exported = await Promise.all(
    modules.map((file) => import(join(contract, file)) as Promise<Record<string, unknown>>),
  )
  return exported
    .flatMap((module) => Object.values(module).filter(Array.isArray))
    .flat()
    .filter(isChoice)
    .map(({ label }) => label)
}

function collectionTexts({ label, fields }: Collection): string[] {
  const ofFields = Object.values(fields).flatMap((field) => [
    field.label,
    field.help,
    field.section,
    ...('choices' in field ? field.choices.map((choice) => choice.label) : []),
  ])
  return [label.one, label.many, ...ofFields].filter((text) => text !== undefined)
}

/** Files whose labels are no closed lists: the menu, kinds of e-mails, tables, keys of gateways. */
const labelFiles = [
  join(source, 'app/registry/menu.ts'),
  join(source, 'app/registry/pages.ts'),
  join(source, 'core/deletion/uses-text.ts'),
  join(contract, 'messages/email-kinds.ts'),
  join(contract, 'installation/gateway-keys.ts'),
]
const labelLine = /(?:label|hint|^ {2}\w+): '([^']+)'/gm
const labelsIn = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(labelLine)].map(([, label = '']) => label)

test('every text of a declaration has its English, and no other', async () => {
  const declared = new Set([
    ...Object.values<Collection>(collections).flatMap(collectionTexts),
    ...(await exportedLabels()),
    ...labelFiles.flatMap(labelsIn),
  ])
  expect(declared.size).toBeGreaterThan(400)
  expect(Object.keys(declaredEn).toSorted()).toEqual([...declared].toSorted())
  expect(Object.values(declaredEn).filter((text) => slovakLetter.test(withoutNames(text)))).toEqual([])
})
