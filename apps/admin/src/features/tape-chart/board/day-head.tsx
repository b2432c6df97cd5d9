import type { ChartDay, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { dayParts, eachDay, weekdayOf, type Day } from '@dvor/format/days.ts'
import { holidayOn } from '@dvor/format/holidays.ts'
import { weekdayShort } from '@dvor/format/names.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { placeStyle } from '../model/cell-place.ts'
import { dayText } from '../model/chart-text.ts'
import { monthsOf } from '../model/months-of.ts'
import classes from './days.module.css'
import { endOf, type View } from '../model/view.ts'

interface Props {
  chart: TapeChart
  view: View
  today: Day
}

/** Head of the board: months, and days with arrivals, departures and occupancy. */
export const DayHead = memo(function DayHead({ chart, view, today }: Props) {
  const { t } = useTranslation()
  const units = chart.units.filter(({ active }) => active).length
  const counts = new Map(chart.days.map((day) => [day.day, day]))
  return (
    <div role="row" aria-rowindex={1} className={classes.head}>
      <div role="columnheader" aria-colindex={1} className={classes.corner}>
        {t('chart.units')}
      </div>
      <div role="none" className={classes.headDays}>
        <div aria-hidden className={classes.months}>
          {monthsOf(view).map(({ month, start, end }) => (
            <span key={start} style={placeStyle({ start, end })}>
              <b>{month}</b>
            </span>
          ))}
        </div>
        {eachDay(view.from, endOf(view)).map((day, column) => (
          <DayCell
            key={day}
            day={day}
            column={column}
            counts={counts.get(day)}
            units={units}
            isToday={day === today}
          />
        ))}
      </div>
    </div>
  )
})

interface CellProps {
  day: Day
  column: number
  counts: ChartDay | undefined
  units: number
  isToday: boolean
}

/** Whether the day is a Saturday, a Sunday or a public holiday. */
export const isDayOff = (day: Day): boolean => weekdayOf(day) >= 6 || Boolean(holidayOn(day)?.isDayOff)

function DayCell({ day, column, counts, units, isToday }: CellProps) {
  const open = counts ? Math.max(0, units - counts.blocked) : 0
  return (
    <div
      role="columnheader"
      aria-colindex={column + 2}
      aria-current={isToday ? 'date' : undefined}
      className={classes.day}
      style={placeStyle({ start: column, end: column + 1 })}
      data-off={isDayOff(day) || undefined}
      data-holiday={holidayOn(day) ? true : undefined}
      aria-label={dayText(day, counts, units)}
      title={dayText(day, counts, units)}
    >
      <small>{weekdayShort(weekdayOf(day))}</small>
      <b>{dayParts(day).date}</b>
      <span className={classes.comings}>
        <span data-zero={counts?.arrivals ? undefined : true}>↓{counts?.arrivals ?? 0}</span>
        <span data-zero={counts?.departures ? undefined : true}>↑{counts?.departures ?? 0}</span>
      </span>
      <meter
        aria-hidden
        className={classes.fullness}
        min={0}
        max={Math.max(1, open)}
        value={counts?.taken ?? 0}
      />
    </div>
  )
}
