import { isOff } from '@dvor/booking/reservation/states.ts'
import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type {
  PriceAdjustments,
  PriceAdjustmentsChange,
} from '@dvor/contract/reservations/price-adjustments.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { inDryRun } from '../../db/dry-run.ts'
import { recordChange } from '../../history/queries.ts'
import { ApiError } from '../../platform/errors.ts'
import { refuseOtherTotal, refuseUnreachable } from '../../pricing/agreed-total.ts'
import { noteRefund } from '../../reservations/alerts/note-refund.ts'
import {
  lockReservation,
  updateReservation,
  type Reservation,
} from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { confirmIfPaid } from '../../reservations/states/record-transaction.ts'
import { announceNewSum } from './announce-new-sum.ts'
import { differenceOf, quoteForChange, storeQuote } from './reprice.ts'

/**
 * Replaces what the owner agreed on beside the price list: a total or a discount, and lines added by hand. A dry run
 * only returns the price. @throws ApiError `transition_not_allowed` for a hold and an order that is given up; `invalid`
 * for a total below the lines that nothing reduces (fees, custom lines, stay tax); `price_changed`, `not_found`
 */
export async function adjustPrice(
  db: Db,
  actor: Actor,
  id: string,
  { expected_total, ...adjustments }: PriceAdjustmentsChange,
  services: BookingServices,
  dryRun: boolean,
): Promise<PriceChange> {
  return inDryRun(db, dryRun, async (tx) => {
    const reservation = await lockReservation(tx, { id })
    if (reservation.state === 'hold' || isOff(reservation.state))
      throw new ApiError(
        'transition_not_allowed',
        'No price is agreed for a hold or an order that is given up',
      )
    const quote = await quoteForChange(tx, reservation, { adjustments }, services)
    refuseUnreachable(adjustments, quote.price)
    if (!dryRun) refuseOtherTotal(expected_total, quote.price)
    const priced = await storeQuote(tx, actor, reservation, quote, services)
    await storeAdjustments(tx, actor, reservation, adjustments, services)
    await announceNewSum(tx, reservation, priced, services)
    await confirmIfPaid(tx, priced, services)
    await noteRefund(tx, priced, 'Cena je po dohode nižšia.', services)
    return differenceOf(reservation, quote.price)
  })
}

async function storeAdjustments(
  db: Db,
  actor: Actor,
  { id, price_adjustments: before }: Reservation,
  adjustments: PriceAdjustments,
  services: BookingServices,
): Promise<void> {
  const isEmpty = adjustments.adjustment === null && adjustments.custom_lines.length === 0
  const price_adjustments = isEmpty ? null : adjustments
  await updateReservation(db, id, { price_adjustments }, services.clock.now())
  await recordChange(db, actor, {
    collection: 'reservations',
    recordId: id,
    action: 'price adjusted',
    before: { price_adjustments: before },
    after: { price_adjustments },
  })
}
