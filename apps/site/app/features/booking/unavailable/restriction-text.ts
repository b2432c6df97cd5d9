import type { Restriction } from '@dvor/contract/pricing/quotes.ts'
import type { Language } from '@dvor/format/languages.ts'
import type { Day } from '@dvor/format/days.ts'
import { restrictionSentence as sentences } from '@dvor/texts/areas.ts'
import { packageTitle } from '../../calendar/package-title.ts'

/** Explains in one sentence why a stay is not available; `asked` are the requested days. */
export function restrictionSentence(
  restriction: Restriction,
  days: { from: Day; to: Day },
  language: Language,
): string {
  const named =
    restriction.code === 'only_package'
      ? { ...restriction, title: packageTitle(restriction, language) }
      : restriction
  return sentences[language](named, days)
}
