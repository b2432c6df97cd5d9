import type { Day } from '@dvor/format/days.ts'
import { use } from 'react'
import { RangeCalendarStateContext } from 'react-aria-components'
import { useLanguage } from '../../core/language/use-language.ts'
import { refusalText } from './day-refusal-texts.ts'
import { refusalOfArrival, refusalOfDeparture, type StayDays } from './stay-days.ts'
import classes from './stay-picker.module.css'

/** Says why the day that was pressed, or reached by keyboard, cannot be chosen. Stands inside the calendar. */
export function DayRefusal({ days, asked }: { days: StayDays; asked: Day | null }) {
  const language = useLanguage()
  const arrival = use(RangeCalendarStateContext)?.anchorDate?.toString()
  const refusal =
    asked === null ? null : arrival ? refusalOfDeparture(days, arrival, asked) : refusalOfArrival(days, asked)
  return (
    <output className={classes.refusal}>
      {refusal && refusalText(refusal, language, arrival !== undefined)}
    </output>
  )
}
