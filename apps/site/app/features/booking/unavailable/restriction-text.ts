import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Day } from '@dvor/format/days.ts'
import { restrictionSentence as sentences } from '@dvor/texts/areas.ts'

/** Explains in one sentence why a stay is not available; `days` are the requested ones. @param named a text in the language */
export function restrictionSentence(
  restriction: Restriction,
  days: { from: Day; to: Day },
  language: Language,
  named = (text: string) => text,
): string {
  const translated =
    restriction.code === 'only_package' ? { ...restriction, title: named(restriction.title) } : restriction
  return sentences[language](translated, days)
}
