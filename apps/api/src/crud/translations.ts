import { translatedFields, type TranslationSources } from '@dvor/contract/declaration/translations.ts'
import { sourceMark } from '@dvor/contract/translations/source-mark.ts'
import { textLanguages, translate } from '@dvor/contract/translations/translate.ts'
import type { Translations } from '@dvor/contract/translations/translations.ts'
import type { Language } from '@dvor/format/languages.ts'
import { isDeepStrictEqual } from 'node:util'
import type { Draft, Row, ServerCollection } from './define.ts'

type Declaration = ServerCollection['declaration']
/** Translations are declared, and so validated before they are stored. */
type Translated = Draft & { translations: Translations; translation_sources: TranslationSources }

const isTranslated = (record: Draft, { fields }: Declaration): record is Translated =>
  'translations' in fields && 'translations' in record

/**
 * The texts of a row that the caller sees, in a language, each with the language that it is in: the asked one, English
 * or Slovak. Empty for collections without translations. @param seen the declaration with the fields that the caller
 * sees; visitors see texts in one language and not the translations themselves
 */
export function textsIn(row: Row, declaration: Declaration, seen: Declaration, language: Language): Draft {
  if (!isTranslated(row, declaration)) return {}
  const keys = translatedFields(seen.fields).map(([key]) => key)
  const text_languages = textLanguages(row, row.translations, keys, language, declaration.isOneText)
  return { ...translate(row, keys, language, declaration.isOneText), text_languages }
}

/**
 * Completes a write with the marks of the Slovak texts that its translations were made from. A translation that stays
 * keeps its mark; without one it is taken as made from the Slovak text before the write, unless the writer removed the
 * mark to say that the translation still holds.
 */
export function withSources(declaration: Declaration, draft: Draft, current: Row | undefined): Draft {
  const stored: Draft = { translations: {}, translation_sources: {}, ...current }
  const after = { ...stored, ...draft }
  if (!isTranslated(after, declaration)) return draft
  const earlier = stored as Draft as Translated
  const source = (language: string, key: string, text: unknown) => {
    const isSame = isDeepStrictEqual(text, at(earlier.translations, language, key))
    const made = at(after.translation_sources, language, key)
    if (isSame && typeof made === 'string') return made
    return sourceMark((isSame && !('translation_sources' in draft) ? earlier : after)[key])
  }
  const translation_sources = Object.fromEntries(
    Object.entries(after.translations).map(([language, texts]) => [
      language,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, source(language, key, text)])),
    ]),
  )
  return { ...draft, translation_sources }
}

const at = (values: Readonly<Record<string, Draft>>, language: string, key: string): unknown =>
  values[language]?.[key]
