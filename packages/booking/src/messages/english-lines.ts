import type { PriceLine } from '@dvor/contract/pricing/quotes.ts'
import type { OwnersEnglish } from '@dvor/contract/site/owners-english.ts'
import type { Language } from '@dvor/format/languages.ts'

/** Price lines with the owner's names in English, where there is one. */
function englishLines(lines: readonly PriceLine[], english: OwnersEnglish): PriceLine[] {
  const named = (text: string) => english[text] ?? text
  return lines.map((line) => ({
    ...line,
    label: named(line.label),
    rule: line.rule && named(line.rule),
    ...(line.age_label && { age_label: named(line.age_label) }),
  }))
}

/** A price in a language: with the owner's names in English for English. */
export const inLanguage = <Price extends { lines: PriceLine[] }>(
  price: Price,
  language: Language,
  english: OwnersEnglish | null | undefined,
): Price => (language === 'en' && english ? { ...price, lines: englishLines(price.lines, english) } : price)
