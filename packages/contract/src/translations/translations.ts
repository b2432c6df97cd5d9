import { foreignLanguages, type ForeignLanguage } from '@dvor/format/languages.ts'
import { z } from 'zod'

/** A text, or the options of a question in their order. */
type Translation = string | readonly string[]

/** Values of translated fields by language and field; what is missing is not translated. */
export type Translations = Readonly<Partial<Record<ForeignLanguage, Readonly<Record<string, Translation>>>>>

export const translationLanguage = z.enum(foreignLanguages)

/** Schema of the translations of some fields. */
export const translationsOf = (fields: Readonly<Record<string, z.ZodType>>) =>
  z.partialRecord(
    translationLanguage,
    z.strictObject(Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, field.optional()]))),
  ) as unknown as z.ZodType<Translations>

/** Schema of the name of a part of a field (an age, a VAT kind) in other languages. */
export const labelTranslations = (most: number) =>
  z.partialRecord(translationLanguage, z.strictObject({ label: z.string().max(most) }))
