import { z } from 'zod'
import type { Permission } from '../accounts/permissions.ts'
import { translationsOf, type Translations } from '../translations/translations.ts'
import type { Field, Fields } from './field.ts'
import { json } from './fields.ts'

const sources = z.record(z.string(), z.record(z.string(), z.string().max(16)))
/** Marks of the Slovak texts from which translations were made, by language and field (`sourceMark`). */
export type TranslationSources = z.infer<typeof sources>

const fieldsFor = (schema: z.ZodType<Translations>, sees: Permission) => ({
  /** The translated fields in other languages. */
  translations: {
    ...json(schema, {
      label: { sk: 'Preklady', en: 'Translations' },
      default: {},
      sees,
    }),
    isBeside: true as const,
  },
  /** The server sets a mark with its translation; a removed one says that the translation still holds. */
  translation_sources: {
    ...json(sources, {
      label: { sk: 'Znenia, z ktorých sú preklady', en: 'Wordings that were translated' },
      default: {},
      sees,
    }),
    isBeside: true as const,
  },
})

/** Fields of a collection, with the translations of those that are translated. */
export type WithTranslations<F extends Fields> = [Extract<F[keyof F], { translated: true }>] extends [never]
  ? F
  : F & ReturnType<typeof fieldsFor>

/** Names and fields of the texts that are translated, in declared order. */
export const translatedFields = (fields: Fields): [name: string, field: Field][] =>
  Object.entries(fields).filter(([, field]) => field.translated)

/**
 * Adds `translations` and their sources to fields of which some are translated. @param sees permission to see them;
 * visitors read the texts in their language
 */
export function withTranslations<F extends Fields>(fields: F, sees: Permission): WithTranslations<F> {
  const translated = translatedFields(fields).map(([name, { schema }]) => [name, schema] as const)
  const added = translated.length > 0 ? fieldsFor(translationsOf(Object.fromEntries(translated)), sees) : {}
  return { ...fields, ...added } as WithTranslations<F>
}
