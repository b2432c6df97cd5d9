import type { ChartStay } from '@dvor/contract/reservations/tape-chart.ts'
import { canMove, type Placement } from './gesture.ts'

/** The only stay in the way of a stay that is moved to another unit on its own days; null where a swap is no answer. */
export function swapPartner(
  stay: ChartStay,
  { unit, arrival, departure }: Placement,
  stays: readonly ChartStay[],
): ChartStay | null {
  if (unit === stay.accommodation_unit || arrival !== stay.arrival || departure !== stay.departure)
    return null
  const inTheWay = stays.filter(
    (one) => one.accommodation_unit === unit && one.arrival < departure && arrival < one.departure,
  )
  const [partner] = inTheWay
  const isAnswer = inTheWay.length === 1 && partner && canMove(partner)
  return isAnswer ? partner : null
}
