import { addMonths, dayParts, startOfMonth, type Day } from '@dvor/format/days.ts'
import { calendarWords } from '@dvor/texts/areas.ts'
import { useFormats } from '../../core/language/formats.ts'
import { useWords } from '../../core/language/use-language.ts'
import classes from './month-jump.module.css'

/** The first days of the months that a calendar between two days shows. */
export function monthsBetween(first: Day, last: Day): Day[] {
  const months: Day[] = []
  for (let month = startOfMonth(first); month <= last; month = addMonths(month, 1)) months.push(month)
  return months
}

interface MonthJumpProps {
  /** The first days of the months. */
  months: readonly Day[]
  onJump: (month: Day) => void
}

/** A row of months; a press shows the month, however far it is. */
export function MonthJump({ months, onJump }: MonthJumpProps) {
  const words = useWords(calendarWords)
  const { monthName } = useFormats()
  return (
    <fieldset aria-label={words.months} className={classes.jump}>
      {months.map((month) => {
        const parts = dayParts(month)
        return (
          <button
            key={month}
            type="button"
            className={classes.month}
            aria-label={`${monthName(parts.month)} ${parts.year}`}
            onClick={() => onJump(month)}
          >
            {monthName(parts.month)}
          </button>
        )
      })}
    </fieldset>
  )
}
