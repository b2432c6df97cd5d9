import type { Day } from '@dvor/format/days.ts'
import { useOwnersTexts } from '../../core/language/owners-text.tsx'
import { useLanguage } from '../../core/language/use-language.ts'
import { restrictionText } from './day-restriction-texts.ts'
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
