import type { TapeChart } from '@dvor/contract/reservations/tape-chart.ts'
import { eachDay, type Day } from '@dvor/format/days.ts'
import { memo, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { placeStyle } from '../../day-grid/cell-place.ts'
import { isDayOff } from '../../day-grid/grid-head.tsx'
import { BarTip } from '../bars/bar-tip.tsx'
import { BoardRows } from './board-rows.tsx'
import { DayGrid } from '../../day-grid/day-grid.tsx'
import type { Cursor } from '../model/cursor.ts'
import classes from './chart.module.css'
import { DayHead } from './day-head.tsx'
import type { Placement } from '../model/gesture.ts'
import type { Task } from '../model/task.ts'
import { useBoard } from './use-board.ts'
import type { NightPrices } from '../model/use-tape-chart.ts'
import { endOf, type View } from '../../day-grid/view.ts'

/** Background stripes of weekends, holidays and today, once behind all rows. */
const DayStripes = memo(function DayStripes({ view, today }: Props) {
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

/** Returns the focus to the cursor after a dialog. */
export interface BoardHandle {
  /** Focuses the given cell, or the one that had the focus. */
  focus(at?: Cursor): void
}

export interface BoardProps {
  chart: TapeChart
  view: View
  today: Day
  prices: NightPrices
  /** Placement that an open dialog is about. */
  asked: { placement: Placement; stay: string | null } | null
  /** Whether a dialog is open above the board. */
  isCovered: boolean
  setView(view: View): void
  onTask(task: Task): void
  ref: Ref<BoardHandle>
}

/** The board: units down, days across, fully usable by mouse and by keyboard. */
export function Board(props: BoardProps) {
  const { t } = useTranslation()
  const { chart, view, today, prices, asked, isCovered } = props
  const board = useBoard(props)
  const { columns, virtual, model, cursor, gesture, frame, scroller } = board
  return (
    <DayGrid
      label={t('chart.board')}
      view={view}
      columns={columns}
      virtual={virtual}
      outside={236}
      frame={frame}
      scroller={scroller}
      handlers={board.handlers}
      below={
        <>
          <BarTip scroller={scroller} stays={model.stays} isOff={gesture !== null || isCovered} />
          <output aria-live="polite" className="hidden-text">
            {board.said}
          </output>
        </>
      }
    >
      <DayStripes view={view} today={today} />
      <DayHead chart={chart} view={view} today={today} />
      <BoardRows
        model={model}
        virtual={virtual}
        view={view}
        inSight={board.inSight}
        cursor={cursor}
        prices={prices}
        lifted={gesture && gesture.kind !== 'select' ? gesture.stay.id : (asked?.stay ?? null)}
        ghost={(gesture ?? asked)?.placement ?? null}
      />
    </DayGrid>
  )
}

interface Props {
  view: View
  today: Day
}
