import { collections } from '@dvor/contract/collections/index.ts'
import type { Collection } from '@dvor/contract/declaration/collection.ts'
import { emailWords } from './email-words-en.ts'
import { holidays } from './holidays-en.ts'
import { pageParts } from './page-parts-en.ts'
import { values } from './values-en.ts'

type Pair = [slovak: string, english: string]

/** Texts of a collection and of its fields; their declarations hold both languages. */
function textsOf({ label, english, fields }: Collection): Pair[] {
  const ofFields = Object.values(fields).flatMap((field): [string?, string?][] => [
    [field.label, field.english.label],
    [field.help, field.english.help],
    [field.section, field.english.section],
  ])
  const pairs = [[label.one, english.one], [label.many, english.many], ...ofFields]
  return pairs.filter((pair): pair is Pair => pair[0] !== undefined && pair[1] !== undefined)
}

/** Texts of collections and fields with their English. */
export const collectionTexts: readonly Pair[] = Object.values<Collection>(collections).flatMap(textsOf)

/** Texts of the menu, kinds of e-mails and tables with their English; `texts.test.ts` names a missing one. */
export const otherTexts: Readonly<Record<string, string>> = {
  ...emailWords,
  ...holidays,
  ...pageParts,
  ...values,
}

/** English of every declared text, by the Slovak text. */
export const declaredEn: Readonly<Record<string, string>> = {
  ...Object.fromEntries(collectionTexts),
  ...otherTexts,
}
