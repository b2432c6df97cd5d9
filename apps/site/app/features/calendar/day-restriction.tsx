import type { Day } from '@dvor/format/days.ts'
import type { Language } from '@dvor/format/languages.ts'
import { nights as nightsText } from '@dvor/format/plurals.ts'
import { dayRestrictionWords } from '@dvor/texts/areas.ts'
import { useOwnersTexts } from '../../core/language/owners-text.tsx'
import { useLanguage } from '../../core/language/use-language.ts'
import { useCalendar } from './stay-calendar.tsx'
import type { DayRestriction as Restriction } from './days/stay-days.ts'
import classes from './day-restriction.module.css'

interface DayRestrictionProps {
  /** Why a day cannot be the departure of a stay from `arrival`, or an arrival where that is null. */
  restrictionOf: (day: Day, arrival: Day | null) => Restriction | null
  /** The day that was pressed or reached by keyboard. */
  asked: Day | null
  /** Whether it lies over what follows instead of taking a line of its own. */
  isOver?: boolean
}

/** Says why the day that was pressed, or reached by keyboard, cannot be chosen. Stands inside the calendar. */
export function DayRestriction({ restrictionOf, asked, isOver }: DayRestrictionProps) {
  const language = useLanguage()
  const named = useOwnersTexts()
  const arrival = useCalendar().state.anchorDate?.toString() ?? null
  const restriction = asked === null ? null : restrictionOf(asked, arrival)
  return (
    <output className={isOver ? classes.over : classes.restriction}>
      {restriction && restrictionText(restriction, language, arrival !== null, named)}
    </output>
  )
}

/** Says in one sentence why a day of the calendar cannot be chosen. */
function restrictionText(
  restriction: Restriction,
  language: Language,
  isDeparture: boolean,
  named: (text: string) => string,
): string {
  const nights = 'nights' in restriction ? nightsText(restriction.nights, language) : ''
  const title = restriction.code === 'only_package' ? named(restriction.package.title) : ''
  const code = restriction.code === 'min_nights' && isDeparture ? 'from_arrival' : restriction.code
  return dayRestrictionWords[language][code]({ nights, title })
}
