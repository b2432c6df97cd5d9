import '../../tape-chart/chart-colors.css'
import type { PriceCalendar } from '@dvor/contract/pricing/price-calendar.ts'
import { addDays, daysBetween, type Day } from '@dvor/format/days.ts'
import type { CSSProperties, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { View } from '../../tape-chart/model/view.ts'
import { areaOf, type Selection } from '../model/selection.ts'
import { GridHead } from './grid-head.tsx'
import { GridRow } from './grid-row.tsx'
import classes from './grid.module.css'
import { pressKey } from './use-grid-keys.ts'
import {
  headHeight,
  headWidth,
  rowHeight,
  useCursorFocus,
  useGridLayout,
  type GridLayout,
} from './use-grid-layout.ts'
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
  const { scroller, frame, column, days, virtual, spotAt } = layout
  const askFocus = useCursorFocus(scroller, paint, view, layout)
  const pointer = useGridPointer({ scroller, head: headWidth, paint, spotAt })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const show = (from: Day) => setView({ ...view, from })
    const end = addDays(view.from, view.days)
    const board = { rows: units.length, cursor: paint.cursor, from: view.from, end, show }
    const go: Paint['go'] = (spot, isExtending) => {
      askFocus()
      paint.go(spot, isExtending)
    }
    if (pressKey(event, { ...board, go, open: onOpen, clear: paint.clear })) event.preventDefault()
  }
  const sizes = {
    '--column': `${column}px`,
    '--head': `${headWidth}px`,
    '--days': view.days,
    height: virtual.getTotalSize(),
  } as CSSProperties
  return (
    <div ref={frame} className={`card ${classes.frame}`}>
      <div
        ref={scroller}
        role="grid"
        dir="ltr"
        tabIndex={-1}
        aria-label={t('priceCalendar.grid')}
        aria-rowcount={units.length + 1}
        aria-colcount={view.days + 1}
        className={classes.scroller}
        onKeyDown={onKeyDown}
        {...pointer}
      >
        <div role="none" className={classes.sheet} style={sizes}>
          <GridHead days={days} today={today} />
          <Rows units={units} plan={rate_plan} layout={layout} cursor={paint.cursor} view={view} />
          {paint.selection ? <Painted selection={paint.selection} view={view} /> : null}
        </div>
      </div>
    </div>
  )
}

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
