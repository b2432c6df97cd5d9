import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import { formatDayLong } from '@dvor/format/day-text.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { memo, type CSSProperties, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { View } from '../../day-grid/view.ts'
import { areaOf, type Selection } from '../model/selection.ts'
import { DayGrid } from '../../day-grid/day-grid.tsx'
import { GridHead } from '../../day-grid/grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import classes from './grid.module.css'
import { pressKey } from './use-grid-keys.ts'
import { headHeight, rowHeight, useGridLayout, type GridLayout } from './use-grid-layout.ts'
import { useGridPointer } from './use-grid-pointer.ts'
import type { Paint } from './use-paint.ts'

interface Props {
  calendar: PriceCalendar
  view: View
  today: Day
  paint: Paint
  setView: (view: View) => void
  /** Moves the focus to the panel. */
  onOpen: () => void
}

/** Prices of units by days, painted by mouse, finger and keyboard. */
export function Grid({ calendar: { units, rate_plan }, view, today, paint, setView, onOpen }: Props) {
  const { t } = useTranslation()
  const layout = useGridLayout(units, view, paint)
  const { scroller, frame, columns, virtual, spotAt, askFocus } = layout
  const pointer = useGridPointer({ scroller, head: columns.head, paint, spotAt })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const go: Paint['go'] = (spot, isExtending) => {
      askFocus()
      paint.go(spot, isExtending)
    }
    const { cursor, clear } = paint
    const board = { rows: units.length, cursor, view, setView, go, open: onOpen, clear }
    if (pressKey(event, board)) event.preventDefault()
  }
  return (
    <DayGrid
      label={t('priceCalendar.grid')}
      view={view}
      columns={columns}
      virtual={virtual}
      outside={250}
      frame={frame}
      scroller={scroller}
      handlers={{ onKeyDown, ...pointer }}
    >
      <Head from={view.from} days={view.days} today={today} />
      <Rows units={units} plan={rate_plan} layout={layout} cursor={paint.cursor} view={view} />
      {paint.selection ? <Painted selection={paint.selection} view={view} /> : null}
    </DayGrid>
  )
}

interface HeadProps extends Pick<View, 'from' | 'days'> {
  today: Day
}

const about = (day: Day) => ({ 'aria-label': formatDayLong(day) })

const Head = memo(function Head({ today, ...window }: HeadProps) {
  const { t } = useTranslation()
  return <GridHead corner={t('priceCalendar.units')} view={window} today={today} about={about} />
})

interface RowsProps {
  plan: string | null
  units: PriceCalendar['units']
  layout: GridLayout
  cursor: Paint['cursor']
  view: View
}

/** The rows in sight. */
function Rows({ units, plan, layout: { drawn, days, first, last }, cursor, view }: RowsProps) {
  const cursorColumn = daysBetween(view.from, cursor.day)
  return (
    <div role="rowgroup">
      {drawn.map(({ index, start, size }) => {
        const unit = units[index]
        return unit ? (
          <div
            key={unit.id}
            role="row"
            aria-rowindex={index + 2}
            className={classes.row}
            style={{ top: start, height: size }}
          >
            <GridRow
              unit={unit}
              plan={plan}
              days={days}
              first={first}
              last={last}
              cursor={index === cursor.row ? cursorColumn : null}
            />
          </div>
        ) : null
      })}
    </div>
  )
}

/** The selected rectangle above the cells, so that painting renders none of them. */
function Painted({ selection, view }: { selection: Selection; view: View }) {
  const { first, last, from, to } = areaOf(selection)
  const start = Math.max(0, daysBetween(view.from, from))
  const end = Math.min(view.days, daysBetween(view.from, to) + 1)
  if (end <= start) return null
  const style = {
    '--start': start,
    '--length': end - start,
    top: headHeight + first * rowHeight,
    height: (last - first + 1) * rowHeight,
  } as CSSProperties
  return <div aria-hidden data-painted className={classes.painted} style={style} />
}
