import type { CalendarUnit } from '@dvor/contract/pricing/price-calendar.ts'
import type { Day } from '@dvor/format/days.ts'
import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { placeStyle } from '../../day-grid/cell-place.ts'
import {
  cellText,
  isInherited,
  marksOf,
  nightsOf,
  shortPrice,
  sourceOf,
  type Night,
} from '../model/cell-text.ts'
import grid from '../../day-grid/day-grid.module.css'
import classes from './grid.module.css'

interface Props {
  unit: CalendarUnit
  /** Shown rate plan; null for base prices. */
  plan: string | null
  days: readonly Day[]
  /** Rendered columns, the last one excluded; the one with the cursor is rendered besides. */
  first: number
  last: number
  /** Column of the cursor, if it is in this row. */
  cursor: number | null
}

/** Prices of one unit. */
export const GridRow = memo(function GridRow({ unit, plan, days, first, last, cursor }: Props) {
  const nights = useMemo(() => days.map(nightsOf(unit)), [unit, days])
  const columns = nights.flatMap((night, column) => {
    const day = days[column]
    return day && ((first <= column && column < last) || column === cursor) ? [{ night, day, column }] : []
  })
  return (
    <>
      <UnitHead unit={unit} />
      <div role="none" className={`${grid.lane} ${classes.lane}`}>
        {columns.map(({ night, day, column }) => (
          <Cell key={day} night={night} day={day} plan={plan} isCursor={column === cursor} />
        ))}
      </div>
    </>
  )
})

function UnitHead({ unit }: { unit: CalendarUnit }) {
  const { t } = useTranslation()
  const note = unit.active ? unit.object_title : t('priceCalendar.aside')
  return (
    <div role="rowheader" aria-colindex={1} className={classes.unit} title={`${unit.title} – ${note}`}>
      <span className={classes.name}>{unit.title}</span>
      <small>
        <span className={classes.code}>{unit.code}</span> {note}
      </small>
    </div>
  )
}

interface CellProps {
  night: Night
  day: Day
  plan: string | null
  isCursor: boolean
}

/**
 * One night; its sentence is made only where the cursor is, because a screen has a thousand of them. Drawn anew only
 * where the cursor comes or goes, or where the prices change.
 */
const Cell = memo(function Cell({ night, day, plan, isCursor }: CellProps) {
  const { unit, column } = night
  const marks = marksOf(night)
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      aria-label={isCursor ? cellText(night, day, plan) : undefined}
      tabIndex={isCursor ? 0 : -1}
      className={classes.cell}
      style={placeStyle({ start: column, end: column + 1 })}
      data-source={sourceOf(night)}
      data-inherited={isInherited(night, plan) || undefined}
      data-occupancy={unit.occupancy[column]}
      data-cursor={isCursor || undefined}
    >
      {shortPrice(night)} {marks.length > 0 ? <small>{marks.join(' ')}</small> : null}
    </div>
  )
})
