import { dayParts, eachDay, weekdayOf, addDays, type Day } from '@dvor/format/days.ts'
import { holidayOn } from '@dvor/format/holidays.ts'
import { weekdayShort, monthName } from '@dvor/format/names.ts'
import type { ReactNode } from 'react'
import { placeStyle } from './cell-place.ts'
import classes from './day-grid.module.css'
import { endOf, type View } from './view.ts'

interface Props {
  /** Name of the rows. */
  corner: string
  view: Pick<View, 'from' | 'days'>
  today: Day
  /** Label of a day, and the line below its date. */
  about: (day: Day) => { 'aria-label': string; title?: string; children?: ReactNode }
}

/** Head of the grid: months and days. */
export const GridHead = ({ corner, view, today, about }: Props) => (
  <div role="row" aria-rowindex={1} className={classes.head}>
    <div role="columnheader" aria-colindex={1} className={classes.corner}>
      {corner}
    </div>
    <div role="none" className={classes.headDays}>
      {monthsOf(view).map(({ month, start, end }) => (
        <span key={start} aria-hidden className={classes.month} style={placeStyle({ start, end })}>
          <b>{month}</b>
        </span>
      ))}
      {eachDay(view.from, endOf(view)).map((day, column) => {
        const { children, ...said } = about(day)
        return (
          <div
            key={day}
            role="columnheader"
            aria-colindex={column + 2}
            aria-current={day === today ? 'date' : undefined}
            className={classes.day}
            style={placeStyle({ start: column, end: column + 1 })}
            data-off={isDayOff(day) || undefined}
            data-holiday={holidayOn(day) ? true : undefined}
            {...said}
          >
            <small>{weekdayShort(weekdayOf(day))}</small>
            <b>{dayParts(day).date}</b>
            {children}
          </div>
        )
      })}
    </div>
  </div>
)

/** A month with its columns in a window of days, the last one excluded. */
interface MonthSpan {
  month: string
  start: number
  end: number
}

/** Months of the window with their columns. */
function monthsOf(view: { from: Day; days: number }): MonthSpan[] {
  const months: MonthSpan[] = []
  for (let column = 0; column < view.days; column++) {
    const { year, month, date } = dayParts(addDays(view.from, column))
    const last = months.at(-1)
    if (last && date !== 1) last.end = column + 1
    else months.push({ month: `${monthName(month)} ${year}`, start: column, end: column + 1 })
  }
  return months
}

/** Whether the day is a Saturday, a Sunday or a public holiday. */
export const isDayOff = (day: Day): boolean => weekdayOf(day) >= 6 || Boolean(holidayOn(day)?.isDayOff)
