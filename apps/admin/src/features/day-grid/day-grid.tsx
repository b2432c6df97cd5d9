import './chart-colors.css'
import type { CSSProperties, DOMAttributes, ReactNode, Ref } from 'react'
import classes from './day-grid.module.css'
import type { Columns } from './use-columns.ts'
import type { GridRows } from './use-grid-rows.ts'
import type { View } from './view.ts'

interface Props {
  label: string
  view: View
  columns: Columns
  virtual: GridRows
  /** Pixels of the screen's height that stand above and below the grid. */
  outside: number
  /** Measured for the width of the columns. */
  frame: Ref<HTMLDivElement>
  scroller: Ref<HTMLDivElement>
  handlers: DOMAttributes<HTMLDivElement>
  children: ReactNode
  /** Follows the grid inside its frame. */
  below?: ReactNode
}

/** A grid of units by days that scrolls inside the page: its head and rows are the children. */
export function DayGrid(props: Props) {
  const { label, view, columns, virtual, outside, frame, scroller, handlers, children, below } = props
  const { count, paddingStart } = virtual.options
  const sizes = {
    '--column': `${columns.column}px`,
    '--head': `${columns.head}px`,
    '--head-height': `${paddingStart}px`,
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
        aria-label={label}
        aria-rowcount={count + 1}
        aria-colcount={view.days + 1}
        className={classes.scroller}
        style={{ maxHeight: `max(420px, calc(100dvh - ${outside}px))` }}
        data-narrow={columns.isNarrow || undefined}
        {...handlers}
      >
        <div role="none" className={classes.sheet} style={sizes}>
          {children}
        </div>
      </div>
      {below}
    </div>
  )
}
