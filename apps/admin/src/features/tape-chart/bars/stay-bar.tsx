import { barOf } from '../../reservations/state-badge.tsx'
import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { memo } from 'react'
import classes from './bars.module.css'
import { guestText, stayText } from '../model/chart-text.ts'
import { cellPlace } from '../../day-grid/cell-place.ts'
import { spanOf } from '../../day-grid/geometry.ts'
import { PaymentMark } from './payment-mark.tsx'
import type { View } from '../../day-grid/view.ts'

interface Props {
  stay: ChartStay
  view: View
  isCursor: boolean
  /** Whether the stay is being moved; it is faint until the move is saved. */
  isLifted: boolean
}

/** Bar of a stay, from the noon of arrival to the noon of departure. */
export const StayBar = memo(function StayBar({ stay, view, isCursor, isLifted }: Props) {
  const span = spanOf(stay, view)
  if (!span) return null
  return (
    <div
      role="gridcell"
      {...cellPlace(span, isCursor)}
      className={classes.bar}
      data-occupant="stay"
      data-id={stay.id}
      data-bar={barOf(stay.state)}
      data-lifted={isLifted || undefined}
      aria-label={stayText(stay)}
    >
      <PaymentMark status={stay.payment_status} />
      <span className={classes.barText}>{guestText(stay)}</span>
      {stay.attention ? <span className={classes.flag}>!</span> : null}
    </div>
  )
})
