import { homeLanguage, translationChain, type ForeignLanguage } from '@dvor/format/languages.ts'
import type { Language } from '@dvor/format/languages.ts'

/** The owner's short texts by language and Slovak text. */
export type OwnersTexts = Readonly<Partial<Record<ForeignLanguage, Readonly<Record<string, string>>>>>

/** A text of the owner with the language that it is in. */
export interface OwnersText {
  text: string
  language: Language
}

/** A short text of the owner in a language, English or Slovak. */
export function ownersText(texts: OwnersTexts, language: Language, text: string): OwnersText {
  const foreign = translationChain(language).find((one) => texts[one]?.[text])
  return foreign
    ? { text: texts[foreign]?.[text] ?? text, language: foreign }
    : { text, language: homeLanguage }
}
