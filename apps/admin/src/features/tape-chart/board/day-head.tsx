import type { ChartDay, TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import type { Day } from '@dvor/format/days.ts'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { GridHead } from '../../day-grid/grid-head.tsx'
import type { View } from '../../day-grid/view.ts'
import { dayText } from '../model/chart-text.ts'
import classes from './days.module.css'

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
  const about = (day: Day) => {
    const text = dayText(day, counts.get(day), units)
    return { 'aria-label': text, title: text, children: <Comings counts={counts.get(day)} units={units} /> }
  }
  return <GridHead corner={t('chart.units')} view={view} today={today} about={about} />
})

function Comings({ counts, units }: { counts: ChartDay | undefined; units: number }) {
  const open = counts ? Math.max(0, units - counts.blocked) : 0
  return (
    <>
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
    </>
  )
}
