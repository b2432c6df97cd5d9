import { defaultLanguage } from './language.ts'
import { inEachLanguage, languages, type Language } from './languages.ts'
import { lazily } from './lazily.ts'

/** Slovak order: č after c, ch after h, accents told apart, numbers by their value; other languages by their own alphabet. */
const collators = inEachLanguage((language) =>
  lazily(() => new Intl.Collator(languages[language].locale, { numeric: true })),
)

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
