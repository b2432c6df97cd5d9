import { defaultLanguage, type Language } from './language.ts'
import { lazily } from './lazily.ts'

/** Slovak order: č after c, ch after h, accents told apart, numbers by their value; English by its own alphabet. */
const collators: Record<Language, () => Intl.Collator> = {
  sk: lazily(() => new Intl.Collator('sk', { numeric: true })),
  en: lazily(() => new Intl.Collator('en', { numeric: true })),
}

/** Compares two texts as a dictionary of the language would. */
export const compareText = (a: string, b: string, language: Language = defaultLanguage()): number =>
  collators[language]().compare(a, b)

/** A sorted copy, by the text that `textOf` reads from each. */
export function sortedByText<T>(
  items: readonly T[],
  textOf: (item: T) => string,
  language: Language = defaultLanguage(),
): T[] {
  return items.toSorted((a, b) => compareText(textOf(a), textOf(b), language))
}
