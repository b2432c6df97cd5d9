import type { ChartBlock } from '@dvor/contract/reservations/tape-chart.ts'
import { memo } from 'react'
import { cellPlace } from '../../day-grid/cell-place.ts'
import { blockName, blockText } from '../model/chart-text.ts'
import classes from './bars.module.css'
import { periodOfBlock } from '../model/board-model.ts'
import { spanOf } from '../../day-grid/geometry.ts'
import type { View } from '../../day-grid/view.ts'

interface Props {
  block: ChartBlock
  view: View
  isCursor: boolean
}

/** Hatched bar of a closure or of a booking in a portal. */
export const BlockBar = memo(function BlockBar({ block, view, isCursor }: Props) {
  const span = spanOf(periodOfBlock(block), view)
  if (!span) return null
  return (
    <div
      role="gridcell"
      {...cellPlace(span, isCursor)}
      className={classes.block}
      data-occupant="block"
      data-id={block.id}
      data-source={block.source}
      aria-label={blockText(block)}
    >
      <span className={classes.barText}>{blockName(block)}</span>
    </div>
  )
})
