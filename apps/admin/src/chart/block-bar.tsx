import type { ChartBlock } from '@dvor/contract/tape-chart.ts'
import { memo } from 'react'
import { cellPlace } from './cell-place.ts'
import { blockName, blockText } from './chart-text.ts'
import classes from './bars.module.css'
import type { Span } from './geometry.ts'

interface Props {
  block: ChartBlock
  span: Span
  isCursor: boolean
}

/** Nights that no guest of ours has, hatched. */
export const BlockBar = memo(function BlockBar({ block, span, isCursor }: Props) {
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
