import { homeLanguage, translationChain } from '@dvor/format/languages.ts'
import type { Translations } from './translations.ts'
import type { Language } from '@dvor/format/languages.ts'

type Texts = Readonly<Record<string, unknown>>

const isWritten = (text: unknown): boolean => (Array.isArray(text) ? text.length > 0 : Boolean(text))

/**
 * Chooses the language of each text: the asked one, then English, then Slovak. With `isOneText` all texts stand in the
 * first language that has each of them, because a heading in one language above a text in another one helps nobody.
 */
export function textLanguages<Key extends string>(
  texts: Texts,
  translations: Translations,
  keys: readonly Key[],
  language: Language,
  isOneText = false,
): Record<Key, Language> {
  const chain = translationChain(language)
  const written = keys.filter((key) => isWritten(texts[key]))
  const languageOf = (among: readonly Key[]) =>
    chain.find((one) => among.every((key) => isWritten(translations[one]?.[key]))) ?? homeLanguage
  const joint = isOneText ? languageOf(written) : null
  return Object.fromEntries(keys.map((key) => [key, joint ?? languageOf([key])])) as Record<Key, Language>
}

/** Texts of a record in a language; what has no translation stays as it is. */
export function translate<Key extends string, Values extends Readonly<Record<Key, unknown>>>(
  record: Values & { readonly translations: Translations },
  keys: readonly Key[],
  language: Language,
  isOneText = false,
): Pick<Values, Key> {
  const languages = textLanguages(record, record.translations, keys, language, isOneText)
  const texts: Readonly<Record<string, Texts | undefined>> = record.translations
  return Object.fromEntries(keys.map((key) => [key, (texts[languages[key]] ?? record)[key] ?? null])) as Pick<
    Values,
    Key
  >
}
