import type { ChartUnit } from '@dvor/contract/reservations/tape-chart.ts'
import { daysBetween, type Day } from '@dvor/format/days.ts'
import { formatNumber } from '@dvor/format/numbers.ts'
import { persons } from '@dvor/format/plurals.ts'
import { RoomDot } from '../../housekeeping/room-dot.tsx'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { BlockBar } from '../bars/block-bar.tsx'
import { occupantAt, periodOfBlock, type Occupants } from '../model/board-model.ts'
import { cellPlace, placeStyle } from '../../day-grid/cell-place.ts'
import { freeText } from '../model/chart-text.ts'
import bars from '../bars/bars.module.css'
import grid from '../../day-grid/day-grid.module.css'
import classes from './chart.module.css'
import { holdsNight, spanOf, touches, type Period } from '../../day-grid/geometry.ts'
import { StayBar } from '../bars/stay-bar.tsx'
import type { View } from '../../day-grid/view.ts'

interface Props {
  unit: ChartUnit
  occupants: Occupants
  view: View
  inSight: Period
  /** Night of the cursor, if it is in this row. */
  cursorDay: Day | null
  /** Id of the stay of this row that is being moved. */
  lifted: string | null
  prices: readonly number[] | undefined
}

/** Row of a unit with its stays and blocks. */
export const UnitLane = memo(function UnitLane(props: Props) {
  const { unit, occupants, view, inSight, cursorDay, lifted } = props
  const isCursor = (period: Period) => cursorDay !== null && holdsNight(period, cursorDay)
  // The one with the cursor is always rendered, to keep the focus.
  const isDrawn = (period: Period) => touches(period, inSight) || isCursor(period)
  return (
    <>
      <UnitHead unit={unit} />
      <div role="none" className={grid.lane}>
        {props.prices ? <LanePrices {...props} prices={props.prices} /> : null}
        {occupants.blocks.map((block) =>
          isDrawn(periodOfBlock(block)) ? (
            <BlockBar key={block.id} block={block} view={view} isCursor={isCursor(periodOfBlock(block))} />
          ) : null,
        )}
        {occupants.stays.map((stay) =>
          isDrawn(stay) ? (
            <StayBar
              key={stay.id}
              stay={stay}
              view={view}
              isCursor={isCursor(stay)}
              isLifted={stay.id === lifted}
            />
          ) : null,
        )}
        {cursorDay !== null && !occupantAt(occupants, cursorDay) ? (
          <FreeCell unit={unit} view={view} day={cursorDay} prices={props.prices} />
        ) : null}
      </div>
    </>
  )
})

function UnitHead({ unit }: { unit: ChartUnit }) {
  const { t } = useTranslation()
  const capacity = t('chart.persons', { persons: persons(unit.capacity + unit.extra_beds) })
  const note = unit.active ? capacity : t('chart.aside')
  return (
    <div
      role="rowheader"
      className={classes.unitHead}
      aria-colindex={1}
      aria-label={unit.title}
      title={`${unit.title} – ${note}`}
    >
      <span className={classes.unitCode}>{unit.code}</span>
      <span className={classes.unitTitle}>{unit.title}</span>
      <RoomDot unit={unit.id} />
      {unit.active ? null : <small>{note}</small>}
    </div>
  )
}

type FreeProps = Pick<Props, 'unit' | 'view' | 'prices'> & { day: Day }

/** Cell of the free night with the cursor; other free nights have no element. */
function FreeCell({ unit, view, day, prices }: FreeProps) {
  const column = daysBetween(view.from, day)
  const span = { start: column, end: column + 1, isOpenStart: false, isOpenEnd: false }
  return (
    <div
      role="gridcell"
      {...cellPlace(span, true)}
      className={bars.freeCell}
      aria-label={freeText(unit.title, day, prices?.[column])}
    />
  )
}

const eurosOf = (price: number) => formatNumber(Math.round(price / 100))

/** Price of each free night in whole euros, placed from noon to noon; the dialog has the exact price. */
function LanePrices({ occupants, view, prices }: Props & { prices: readonly number[] }) {
  const spans = [...occupants.stays, ...occupants.blocks.map(periodOfBlock)].flatMap((period) => {
    const span = spanOf(period, view)
    return span ? [span] : []
  })
  const isFree = (column: number) =>
    !spans.some(({ start, end }) => start < column + 1.5 && end > column + 0.5)
  return prices.map((price, column) =>
    isFree(column) ? (
      // Columns have no id; the index identifies them.
      <span
        key={`price-${String(column)}`}
        aria-hidden
        className={bars.price}
        style={placeStyle({ start: column + 0.5, end: Math.min(view.days, column + 1.5) })}
      >
        {eurosOf(price)}
      </span>
    ) : null,
  )
}
