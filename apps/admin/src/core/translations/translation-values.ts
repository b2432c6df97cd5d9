import { translatedFields } from '@dvor/contract/declaration/translations.ts'
import type { Fields } from '@dvor/contract/declaration/field.ts'
import { sourceMark } from '@dvor/contract/translations/source-mark.ts'
import { kinds } from '../fields/kinds/kinds.ts'

type Values = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const recordOf = (value: unknown): Values => (isRecord(value) ? value : {})

/** The texts of a form in a language, as they are typed. */
export const textsIn = (values: Values, language: string): Values =>
  recordOf(recordOf(values['translations'])[language])

/** A nested value of a form with one text of a language changed; undefined removes it. */
export function withText(nested: unknown, language: string, name: string, text: unknown): Values {
  const { [name]: _, ...others } = recordOf(recordOf(nested)[language])
  const texts = text === undefined ? others : { ...others, [name]: text }
  return { ...recordOf(nested), [language]: texts }
}

/** Translations as they are sent: without empty texts, in the order in which they were read. */
export function translationsToSend(fields: Fields, typed: unknown): Values {
  const sent = (texts: unknown) =>
    Object.entries(recordOf(texts)).flatMap(([name, text]) => {
      const field = fields[name]
      const value = field && kinds[field.kind].fromForm(text)
      return value === null || (Array.isArray(value) && value.length === 0) ? [] : [[name, value] as const]
    })
  return Object.fromEntries(
    Object.entries(recordOf(typed)).map(([language, texts]) => [language, Object.fromEntries(sent(texts))]),
  )
}

/** How a translation stands to its Slovak text; null where there is nothing to do. */
export type TranslationState = 'missing' | 'outdated' | null

/** Compares a translation with the Slovak text that it was made from. */
export function translationState(
  fields: Fields,
  values: Values,
  language: string,
  name: string,
): TranslationState {
  const field = fields[name]
  const slovak = field && kinds[field.kind].fromForm(values[name])
  if (!slovak) return null
  const text = kinds[field.kind].fromForm(textsIn(values, language)[name])
  if (!text || (Array.isArray(text) && text.length === 0)) return 'missing'
  const source = recordOf(recordOf(values['translation_sources'])[language])[name]
  return source === undefined || source === sourceMark(slovak) ? null : 'outdated'
}

/** Number of texts that lack a translation or have one of an earlier Slovak text. */
export const countToTranslate = (fields: Fields, values: Values, language: string): number =>
  translatedFields(fields).filter(([name]) => translationState(fields, values, language, name) !== null)
    .length
