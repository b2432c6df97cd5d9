import { countOf } from '@dvor/format/plurals.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { memo, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { Occupants, ObjectRow } from '../model/board-model.ts'
import bars from '../bars/bars.module.css'
import classes from './chart.module.css'
import { placeStyle } from '../../day-grid/cell-place.ts'
import { periodAndNights } from '../model/chart-text.ts'
import type { Cursor } from '../model/cursor.ts'
import { spanOf, type Period } from '../../day-grid/geometry.ts'
import type { Placement } from '../model/gesture.ts'
import { UnitLane } from './unit-lane.tsx'
import type { GridRows } from '../../day-grid/use-grid-rows.ts'
import type { Model } from './use-model.ts'
import { useRowsAtOnce } from '../../day-grid/use-rows-at-once.ts'
import type { NightPrices } from '../model/use-tape-chart.ts'
import type { View } from '../../day-grid/view.ts'

/** Row of an accommodation object, which folds its units. */
const ObjectHead = memo(function ObjectHead({ row, isCursor }: ObjectHeadProps) {
  const { t } = useTranslation()
  return (
    <div
      role="rowheader"
      className={classes.objectHead}
      data-cursor={isCursor || undefined}
      tabIndex={isCursor ? 0 : -1}
      aria-colindex={1}
      aria-expanded={row.isOpen}
      aria-label={t('chart.objectCell', { title: row.title, units: countOf(row.units, 'unit') })}
    >
      <IconChevronDown size={16} aria-hidden />
      <span>{row.title}</span>
      <small>{row.units}</small>
    </div>
  )
})

interface Props {
  model: Model
  virtual: GridRows
  view: View
  /** Days in sight; bars of other days are not rendered. */
  inSight: Period
  cursor: Cursor
  /** Id of the stay that is being moved. */
  lifted: string | null
  prices: NightPrices
  /** Placement of the current selection or move. */
  ghost: Placement | null
}

const nobody: Occupants = { stays: [], blocks: [] }

/** The visible rows. */
export function BoardRows({ model, virtual, view, inSight, cursor, lifted, prices, ghost }: Props) {
  const { rows, occupants } = model
  const drawn = useRowsAtOnce(virtual, cursor.row)
  return (
    <div role="rowgroup">
      {drawn.map(({ index, start, size }) => {
        const row = rows[index]
        if (!row) return null
        const isCursor = row.id === cursor.row
        const rowOccupants = occupants.get(row.id) ?? nobody
        return (
          <div
            key={row.id}
            role="row"
            aria-rowindex={index + 2}
            className={classes.row}
            data-kind={row.kind}
            data-lane={row.kind === 'unit' || undefined}
            style={{ height: size, top: start }}
            data-object={row.kind === 'object' ? row.id : undefined}
          >
            {row.kind === 'object' ? (
              <ObjectHead row={row} isCursor={isCursor} />
            ) : (
              <UnitLane
                unit={row.unit}
                occupants={rowOccupants}
                view={view}
                inSight={inSight}
                cursorDay={isCursor ? cursor.day : null}
                lifted={rowOccupants.stays.some(({ id }) => id === lifted) ? lifted : null}
                prices={prices.get(row.id)}
              />
            )}
            {ghost?.unit === row.id ? <Ghost placement={ghost} view={view} /> : null}
          </div>
        )
      })}
    </div>
  )
}

interface ObjectHeadProps {
  row: ObjectRow
  isCursor: boolean
}

/** Outline of the current placement; the live region has it as text. */
function Ghost({ placement, view }: { placement: Placement; view: View }) {
  const span = spanOf(placement, view)
  if (!span) return null
  const style: CSSProperties = placeStyle(span)
  return (
    <div aria-hidden data-ghost className={bars.ghost} style={style}>
      {periodAndNights(placement)}
    </div>
  )
}
