import { addMonths, type Day } from '@dvor/format/days.ts'
import { parseDate } from '@internationalized/date'
import { Button } from 'react-aria-components'
import type { DayRules } from './days/day-rules.ts'
import { MonthJump } from './month-jump.tsx'
import { Month } from './month.tsx'
import { useCalendar } from './stay-calendar.tsx'
import classes from './stay-picker.module.css'

interface MonthsProps {
  rules: DayRules
  count: number
  /** The first days of all months of the calendar. */
  months: readonly Day[]
}

/** Months side by side, each day with the price of its night; they turn one by one, or by the row of months. */
export function Months({ rules, count, months }: MonthsProps) {
  const { state, previous, next, title } = useCalendar()
  const first = state.visibleRange.start.toString()
  return (
    <>
      <MonthJump months={months} onJump={(month) => state.setFocusedDate(parseDate(month))} />
      <header className={classes.head}>
        <Button {...previous} className={classes.turn}>
          ‹
        </Button>
        <h2 aria-hidden="true" className={classes.months}>
          {title}
        </h2>
        <Button {...next} className={classes.turn}>
          ›
        </Button>
      </header>
      <div className={classes.grids}>
        {Array.from({ length: count }, (_, offset) => (
          <Month key={offset} month={addMonths(first, offset)} rules={rules} offset={offset} />
        ))}
      </div>
    </>
  )
}
