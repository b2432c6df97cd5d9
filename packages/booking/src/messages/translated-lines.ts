import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import { ownersText, type OwnersTexts } from '@dvor/contract/site/owners-text.ts'
import type { Language } from '@dvor/format/languages.ts'

/** A price in a language: with the owner's names translated, where they are. */
export function inLanguage<Price extends { lines: PriceLine[] }>(
  price: Price,
  language: Language,
  texts: OwnersTexts,
): Price {
  const named = (text: string) => ownersText(texts, language, text).text
  const lines = price.lines.map((line) => ({
    ...line,
    label: named(line.label),
    rule: line.rule && named(line.rule),
    ...(line.age_label && { age_label: named(line.age_label) }),
  }))
  return { ...price, lines }
}
