import type { PriceChange } from '@dvor/contract/reservations/admin-reservations.ts'
import type {
  PriceAdjustments,
  PriceAdjustmentsChange,
} from '@dvor/contract/reservations/price-adjustments.ts'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../db/database.ts'
import { recordChange } from '../../history/queries.ts'
import { refuseUnreachable } from '../../pricing/agreed-total.ts'
import { refuseUnknownVatKind } from '../../property/vat-kinds.ts'
import type { Quote } from '../../pricing/quote.ts'
import { updateReservation, type Reservation } from '../../reservations/queries/reservation-queries.ts'
import type { BookingServices } from '../../reservations/queries/services.ts'
import { repriceByOwner, type ChangeCondition } from './reprice-by-owner.ts'

/**
 * Replaces what the owner agreed on beside the price list: a total or a discount, and lines added by hand. A dry run
 * only returns the price. @throws ApiError `transition_not_allowed` for a hold and an order that is given up; `invalid`
 * for a total below the lines that nothing reduces (fees, custom lines, stay tax) and for one below zero; `stale`,
 * `price_changed`, `not_found`
 */
export async function adjustPrice(
  db: Db,
  actor: Actor,
  id: string,
  { expected_total, ...adjustments }: PriceAdjustmentsChange,
  services: BookingServices,
  condition: ChangeCondition,
): Promise<PriceChange> {
  await refuseUnknownVatKind(
    db,
    adjustments.custom_lines.map(({ vat_kind }) => vat_kind),
    'custom_lines',
  )
  const terms = {
    composition: { adjustments },
    expected_total,
    refundReason: 'Cena je po dohode nižšia.',
    check: ({ price }: Quote) => refuseUnreachable(adjustments, price),
    store: (tx: Db, reservation: Reservation) =>
      storeAdjustments(tx, actor, reservation, adjustments, services),
  }
  return repriceByOwner(db, id, terms, services, { actor, ...condition })
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
