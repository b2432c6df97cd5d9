import { eachDay, type Day } from '@dvor/format/days.ts'
import { memo } from 'react'
import { placeStyle } from '../../day-grid/cell-place.ts'
import classes from './chart.module.css'
import { isDayOff } from '../../day-grid/grid-head.tsx'
import { endOf, type View } from '../../day-grid/view.ts'

interface Props {
  view: View
  today: Day
}

/** Background stripes of weekends, holidays and today, once behind all rows. */
export const DayStripes = memo(function DayStripes({ view, today }: Props) {
  const days = eachDay(view.from, endOf(view)).map((day, column) => ({ day, column }))
  return (
    <div aria-hidden className={classes.stripes}>
      {days
        .filter(({ day }) => day === today || isDayOff(day))
        .map(({ day, column }) => (
          <span
            key={day}
            style={placeStyle({ start: column, end: column + 1 })}
            data-today={day === today || undefined}
          />
        ))}
    </div>
  )
})
