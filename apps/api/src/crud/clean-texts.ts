import type { Fields } from '@dvor/contract/declaration/field.ts'
import { htmlLength } from '@dvor/contract/declaration/fields.ts'
import { invalid } from '../platform/errors.ts'
import { cleanHtml } from '../platform/clean-html.ts'
import type { Draft } from './define.ts'

/** Cleans all html of a draft, in every language. @throws ApiError `invalid` for a text that grew too long */
export async function cleaned(fields: Fields, draft: Draft): Promise<Draft> {
  const values = await cleanedTexts(fields, draft)
  if (!('translations' in fields) || draft['translations'] === undefined) return values
  const translations = await Promise.all(
    Object.entries(draft['translations'] as Readonly<Record<string, Draft>>).map(
      async ([language, texts]) =>
        [language, await cleanedTexts(fields, texts, `translations.${language}.`)] as const,
    ),
  )
  return { ...values, translations: Object.fromEntries(translations) }
}

/** Cleaning closes tags and escapes characters, so a text may be longer afterwards than the one that was checked. */
async function cleanedTexts(fields: Fields, texts: Draft, prefix = ''): Promise<Draft> {
  const clean = async ([key, value]: [string, unknown]) => {
    if (fields[key]?.kind !== 'html' || typeof value !== 'string') return [key, value] as const
    const text = await cleanHtml(value)
    if (text.length > htmlLength) throw invalid([{ path: `${prefix}${key}`, code: 'too_long' }])
    return [key, text] as const
  }
  return Object.fromEntries(await Promise.all(Object.entries(texts).map(clean)))
}
