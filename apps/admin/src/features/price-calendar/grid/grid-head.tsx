import { formatDayLong } from '@dvor/format/day-text.ts'
import { dayParts, weekdayOf, type Day } from '@dvor/format/days.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { isDayOff } from '../../tape-chart/board/day-head.tsx'
import { placeStyle } from '../../tape-chart/model/cell-place.ts'
import { monthsOf } from '../../tape-chart/model/months-of.ts'
import classes from './grid.module.css'

interface Props {
  days: readonly Day[]
  today: Day
}

/** Head of the grid: months and days. */
export const GridHead = memo(function GridHead({ days, today }: Props) {
  const { t } = useTranslation()
  const months = monthsOf({ from: days[0] ?? today, days: days.length })
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {t('priceCalendar.units')}
      </div>
      <div role="none" className={classes.headDays}>
        {months.map(({ month, start, end }) => (
          <span key={start} aria-hidden className={classes.month} style={placeStyle({ start, end })}>
            <b>{month}</b>
          </span>
        ))}
        {days.map((day, column) => (
          <div
            key={day}
            role="columnheader"
            aria-colindex={column + 2}
            aria-current={day === today ? 'date' : undefined}
            aria-label={formatDayLong(day)}
            className={classes.day}
            style={placeStyle({ start: column, end: column + 1 })}
            data-off={isDayOff(day) || undefined}
          >
            <small>{weekdayShort(weekdayOf(day))}</small>
            <b>{dayParts(day).date}</b>
          </div>
        ))}
      </div>
    </div>
  )
})
