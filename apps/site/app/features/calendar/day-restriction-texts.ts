import type { Language } from '@dvor/format/languages.ts'
import { nights as nightsText } from '@dvor/format/plurals.ts'
import { dayRestrictionWords } from '@dvor/texts/areas.ts'
import type { DayRestriction } from './days/stay-days.ts'

/** Says in one sentence why a day of the calendar cannot be chosen. */
export function restrictionText(
  restriction: DayRestriction,
  language: Language,
  isDeparture: boolean,
  named: (text: string) => string,
): string {
  const nights = 'nights' in restriction ? nightsText(restriction.nights, language) : ''
  const title = restriction.code === 'only_package' ? named(restriction.package.title) : ''
  const code = restriction.code === 'min_nights' && isDeparture ? 'from_arrival' : restriction.code
  return dayRestrictionWords[language][code]({ nights, title })
}
