import type { Day } from '@dvor/format/days.ts'
import { useLanguage } from '../../core/language/use-language.ts'
import { refusalText } from './day-refusal-texts.ts'
import { useCalendar } from './stay-calendar.tsx'
import type { DayRefusal as Refusal } from './days/stay-days.ts'
import classes from './day-refusal.module.css'

interface DayRefusalProps {
  /** Why a day cannot be the departure of a stay from `arrival`, or an arrival where that is null. */
  refusalOf: (day: Day, arrival: Day | null) => Refusal | null
  /** The day that was pressed or reached by keyboard. */
  asked: Day | null
  /** Whether it lies over what follows instead of taking a line of its own. */
  isOver?: boolean
}

/** Says why the day that was pressed, or reached by keyboard, cannot be chosen. Stands inside the calendar. */
export function DayRefusal({ refusalOf, asked, isOver }: DayRefusalProps) {
  const language = useLanguage()
  const arrival = useCalendar().state.anchorDate?.toString() ?? null
  const refusal = asked === null ? null : refusalOf(asked, arrival)
  return (
    <output className={isOver ? classes.over : classes.refusal}>
      {refusal && refusalText(refusal, language, arrival !== null)}
    </output>
  )
}
